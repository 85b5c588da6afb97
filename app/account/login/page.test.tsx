import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { pageContext } from "../../../tests/support/page-context";
import type { Services } from "../../services";
import LoginPage, { action } from "./page";

/** Posts the form against accounts that fail as told, and renders what the visitor then sees. */
async function logInWith(signIn: Services["accounts"]["signIn"]) {
  const { context, reported } = pageContext({ accounts: { signIn } });
  const body = new URLSearchParams({ email: "someone@example.com", password: "secret" });
  const request = new Request("https://greenlight.example/login", { method: "POST", body });
  const answer = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  if (answer instanceof Response) throw new Error("the login went through");
  const Stub = createRoutesStub([{ id: "login", path: "/login", Component: LoginPage as never }]);
  const page = renderToStaticMarkup(
    <Stub initialEntries={["/login"]} hydrationData={{ actionData: { login: answer.data } }} />,
  );
  return { page, status: answer.init?.status, reported };
}

describe("a failing login", () => {
  // Spec 5: "Login failure: 'Login failed. Please try again.' when no user is returned"
  it("shows 'Login failed. Please try again.' when no user is returned", async () => {
    const { page, status } = await logInWith(async () => ({ user: null, cookies: [] }));
    expect(page).toContain("Login failed. Please try again.");
    expect(status).toBe(401);
  });

  it("shows the thrown message, and reports what was thrown", async () => {
    const failure = new Error("Signing in is closed for the night.");
    const { page, reported } = await logInWith(async () => Promise.reject(failure));
    expect(page).toContain("Signing in is closed for the night.");
    expect(reported).toEqual([failure]);
  });

  it("shows 'An error occurred during login. Please try again.' when what was thrown says nothing", async () => {
    const { page } = await logInWith(async () => Promise.reject("down"));
    expect(page).toContain("An error occurred during login. Please try again.");
  });

  it("keeps the e-mail that was typed, and never the password", async () => {
    const { page } = await logInWith(async () => ({ user: null, cookies: [] }));
    expect(page).toContain('value="someone@example.com"');
    expect(page).not.toContain("secret");
  });
});
