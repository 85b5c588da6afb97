import { describe, expect, it } from "vitest";
import { DUMMY_USER } from "../model/user";
import { AccountRefused } from "../services/accounts";
import { logIn } from "./accounts";

const credentials = { email: "someone@example.com", password: "anything" };

describe("logIn", () => {
  it("returns the user", async () => {
    const signIn = async () => ({ user: DUMMY_USER });
    expect(await logIn(credentials, { signIn })).toEqual({ user: DUMMY_USER });
  });

  // Spec 5: "Login failure: 'Login failed. Please try again.' when no user is returned"
  it("says 'Login failed. Please try again.' when no user is returned", async () => {
    const signIn = async () => ({ user: null });
    expect(await logIn(credentials, { signIn })).toMatchObject({
      user: null,
      status: 401,
      message: "Login failed. Please try again.",
    });
  });

  // Spec 5: "else the thrown message"
  it("shows the provider's message", async () => {
    const signIn = async () => {
      throw new AccountRefused("The account is locked.");
    };
    expect(await logIn(credentials, { signIn })).toMatchObject({
      status: 503,
      message: "The account is locked.",
    });
  });

  // Spec 5: "else 'An error occurred during login. Please try again.'"
  it.each([["a string"], [new AccountRefused("")], [new Error("internal error; reference = 1a2b")], [null]])(
    "else says 'An error occurred during login. Please try again.' (thrown: %s)",
    async (thrown) => {
      const signIn = async () => {
        throw thrown;
      };
      expect(await logIn(credentials, { signIn })).toMatchObject({
        status: 503,
        message: "An error occurred during login. Please try again.",
      });
    },
  );
});
