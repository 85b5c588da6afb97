import { describe, expect, it, vi } from "vitest";
import { ask, OVER_LIMIT } from "../../../tests/support/caller";
import { DUMMY_USER } from "../../model/user";
import type { Accounts } from "../../services/accounts";
import { Refused } from "../refused";
import { logIn, logOut, refreshSession } from "../session";

const credentials = { email: "someone@example.com", password: "anything" };

describe("logIn", () => {
  const logInWith = (signIn: Accounts["signIn"]) => ask(logIn, credentials, { accounts: { signIn } });

  it("signs in", async () => {
    const signIn = vi.fn(async () => ({ user: DUMMY_USER }));
    expect(await logInWith(signIn)).toEqual({ done: {}, reported: [] });
    expect(signIn).toHaveBeenCalledWith(credentials);
  });

  // Spec 5: "Login failure: 'Login failed. Please try again.' when no user is returned"
  it("says 'Login failed. Please try again.' when no user is returned", async () => {
    expect(await logInWith(async () => ({ user: null }))).toEqual({
      refused: { status: 401, message: "Login failed. Please try again." },
      reported: [],
    });
  });

  // Spec 5: "else the thrown message"
  it("shows the provider's message", async () => {
    const locked = new Refused(503, "The account is locked.");
    expect(await logInWith(() => Promise.reject(locked))).toMatchObject({
      refused: { status: 503, message: "The account is locked." },
    });
  });

  it("stands in for a provider that refuses without a word", async () => {
    expect(await logInWith(() => Promise.reject(new Refused(503, "")))).toMatchObject({
      refused: { status: 503, message: "An error occurred during login. Please try again." },
    });
  });

  // Spec 5: "else 'An error occurred during login. Please try again.'"
  it.each([["a string"], [new Error("internal error; reference = 1a2b")], [null]])(
    "else says 'An error occurred during login. Please try again.' (thrown: %s)",
    async (thrown) => {
      expect(await logInWith(() => Promise.reject(thrown))).toEqual({
        refused: { status: 503, message: "An error occurred during login. Please try again." },
        reported: [thrown],
      });
    },
  );
});

describe("logOut", () => {
  it("ends the session, and nothing over the limit", async () => {
    const accounts = { signOut: vi.fn(async () => {}) };
    expect(await ask(logOut, {}, { accounts }, OVER_LIMIT)).toMatchObject({ refused: { status: 429 } });
    expect(accounts.signOut).not.toHaveBeenCalled();
    expect(await ask(logOut, {}, { accounts })).toMatchObject({ done: {} });
  });
});

describe("refreshSession", () => {
  const session = {
    access_token: "access",
    refresh_token: "refresh",
    expires_in: 3600,
    expires_at: 1,
    token_type: "bearer" as const,
    user: DUMMY_USER,
  };

  it("passes the token on, and says so where there is no session", async () => {
    const startSession = vi.fn(async () => ({ session }));
    expect(await ask(refreshSession, { refresh_token: "old" }, { accounts: { startSession } })).toMatchObject(
      {
        done: { session },
      },
    );
    expect(startSession).toHaveBeenCalledWith("old");
    expect(await ask(refreshSession, {}, { accounts: { startSession: async () => null } })).toMatchObject({
      refused: { status: 401, message: "No valid session found" },
    });
  });

  it("reports what fails", async () => {
    const failure = new Error("no secret");
    const startSession = () => Promise.reject(failure);
    expect(await ask(refreshSession, {}, { accounts: { startSession } })).toEqual({
      refused: { status: 503, message: "Sessions are not available right now." },
      reported: [failure],
    });
  });
});
