import { describe, expect, it } from "vitest";
import { drawPage } from "../../../tests/support/draw-page";
import { pageContext, routeArgs } from "../../../tests/support/page-context";
import { Refused } from "../../functions/refused";
import type { Services } from "../../services";

import LoginPage, { action } from "./page";

/** Posts the form to accounts that fail this way, and renders the answer. */
async function logInWith(signIn: Services["accounts"]["signIn"]) {
  const { context, reported } = pageContext({ accounts: { signIn }, signIn: { ways: null } });
  const body = new URLSearchParams({ email: "someone@example.com", password: "secret" });
  const request = new Request("https://greenlight.example/login", { method: "POST", body });
  const answer = await action(routeArgs("/login", context, request));
  if (answer instanceof Response) throw new Error("the login went through");
  const page = drawPage(LoginPage, { actionData: answer.data, at: "/login" });
  return { page, status: answer.init?.status, reported };
}

describe("A failed login", () => {
  // Spec 5: "Login failure: 'Login failed. Please try again.' when no user is returned"
  it("shows 'Login failed. Please try again.' when no user is returned", async () => {
    const { page, status } = await logInWith(async () => ({ user: null }));
    expect(page).toContain("Login failed. Please try again.");
    expect(status).toBe(401);
  });

  it("shows the provider's message", async () => {
    const failure = new Refused(503, "Signing in is closed for the night.");
    const { page, status, reported } = await logInWith(async () => Promise.reject(failure));
    expect(status).toBe(503);
    expect(page).toContain("Signing in is closed for the night.");
    expect(reported).toEqual([]);
  });

  it("shows 'An error occurred during login. Please try again.' for any other error, above the form", async () => {
    const failure = new Error("internal error; reference = 1a2b");
    const { page, status, reported } = await logInWith(async () => Promise.reject(failure));
    expect(status).toBe(503);
    expect(page).toContain("An error occurred during login. Please try again.");
    expect(page).not.toContain("reference");
    expect(page.match(/<form [^>]*action="\/login"/g)).toHaveLength(3);
    expect(reported).toEqual([failure]);
  });

  it("keeps the typed email, never the password", async () => {
    const { page } = await logInWith(async () => ({ user: null }));
    expect(page).toContain('value="someone@example.com"');
    expect(page).not.toContain("secret");
  });
});
