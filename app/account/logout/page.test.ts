import { describe, expect, it } from "vitest";
import { pageContext, routeArgs } from "../../../tests/support/page-context";
import type { Services } from "../../services";
import { action } from "./page";

async function logOutWith(signOut: Services["accounts"]["signOut"]) {
  const { context, reported } = pageContext({ accounts: { signOut } });
  const body = new URLSearchParams();
  const request = new Request("https://greenlight.example/logout", { method: "POST", body });
  const answer = await action(routeArgs("/logout", context, request));
  return { answer, reported };
}

describe("Logging out", () => {
  // Spec 4: "Logout clears the user and navigates to /landing"
  it("clears the user and goes to /landing", async () => {
    const { answer } = await logOutWith(async () => {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/landing"]);
  });

  // Spec 4: "even if clearing fails."
  it("goes to /landing even if clearing fails, and reports why", async () => {
    const failure = new Error("KV is down");
    const { answer, reported } = await logOutWith(async () => Promise.reject(failure));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/landing?logout=failed"]);
    expect(reported).toEqual([failure]);
  });
});
