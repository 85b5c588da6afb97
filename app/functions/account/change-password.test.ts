import { describe, expect, it, vi } from "vitest";

import { ask, OVER_LIMIT } from "../../../tests/support/caller";
import type { Accounts } from "../../services/accounts";
import { Refused } from "../refused";
import { changePassword } from "./settings";

const TYPED = { current: "whatever it is", new: "a new one", confirm: "a new one" };

function services(updatePassword: Accounts["updatePassword"]) {
  return { accounts: { updatePassword: vi.fn(updatePassword) } };
}

const change = (input: unknown, given: ReturnType<typeof services>) => ask(changePassword, input, given);

const kept = () => services(async () => {});

describe("changePassword (spec section 5, Password change)", () => {
  // Spec 5: "The current password is never verified."
  it("passes the new password to the provider (section 7) and the current one to nobody", async () => {
    const given = kept();
    expect(await change(TYPED, given)).toEqual({ done: {}, reported: [] });
    expect(given.accounts.updatePassword.mock.calls).toEqual([["a new one"]]);
  });

  // Spec 5: "Password change: new and confirm must match ('New passwords do not match.')"
  it("refuses two that differ, even by a space, before any other check", async () => {
    const given = kept();
    for (const confirm of ["a new one ", "A new one", "abc"]) {
      expect(
        await change({ ...TYPED, new: confirm === "abc" ? "ab" : TYPED.new, confirm }, given),
      ).toMatchObject({ refused: { status: 400, field: "confirm", message: "New passwords do not match." } });
    }
    expect(given.accounts.updatePassword).not.toHaveBeenCalled();
  });

  // Spec 5: "new at least 6 characters ('Password must be at least 6 characters long.')"
  // Spec 9: "Minimum password length 6"
  it.each(["12345", "🔑🔑🔑🔑🔑"])("refuses %s", async (short) => {
    expect(await change({ ...TYPED, new: short, confirm: short }, kept())).toMatchObject({
      refused: { status: 400, field: "new", message: "Password must be at least 6 characters long." },
    });
  });

  it.each([["123456"], ["      "], ["x".repeat(128)], ["🔑".repeat(128)]])("accepts %s", async (password) => {
    const given = kept();
    expect(await change({ ...TYPED, new: password, confirm: password }, given)).toHaveProperty("done");
    expect(given.accounts.updatePassword).toHaveBeenCalledWith(password);
  });

  it("refuses more than 128 characters and never cuts", async () => {
    const long = "x".repeat(129);
    expect(await change({ ...TYPED, new: long, confirm: long }, kept())).toMatchObject({
      refused: { status: 400, field: "new", message: "Please keep your password to 128 characters." },
    });
  });

  // Spec 5: "submit needs current, new and confirm filled."
  it.each(["current", "new", "confirm"] as const)("needs %s filled", async (field) => {
    const refused = { status: 400, field, message: "Please fill in all three fields." };
    expect(await change({ ...TYPED, [field]: "" }, kept())).toMatchObject({ refused });
    expect(await change({ ...TYPED, [field]: null }, kept())).toMatchObject({ refused });
  });

  // Spec 8: "see section 5; failure shows provider message or Failed to update password. Please try again."
  it("shows the provider's message, else 'Failed to update password. Please try again.', and reports it", async () => {
    const refusing = services(async () =>
      Promise.reject(new Refused(503, "This password has leaked before.")),
    );
    expect(await change(TYPED, refusing)).toMatchObject({
      refused: { status: 503, message: "This password has leaked before." },
    });
    for (const thrown of ["down", new Error("KV PUT failed: 429 Too Many Requests")]) {
      const given = services(async () => Promise.reject(thrown));
      expect(await change(TYPED, given)).toMatchObject({
        refused: { status: 503, message: "Failed to update password. Please try again." },
      });
    }
  });

  it("refuses changes over the rate limit", async () => {
    const given = kept();
    expect(await ask(changePassword, TYPED, given, OVER_LIMIT)).toMatchObject({
      refused: {
        status: 429,
        message: "Too many changes from your network. Please wait a minute and try again.",
      },
    });
    expect(given.accounts.updatePassword).not.toHaveBeenCalled();
  });

  it("never includes what was typed in a refusal", async () => {
    const typed = { current: "secret-current", new: "secret-new", confirm: "secret-confirm" };
    const failing = services(async () => Promise.reject(new Error("No.")));
    for (const input of [typed, { ...typed, new: "" }, { ...typed, confirm: "secret-new" }]) {
      expect(JSON.stringify(await change(input, failing))).not.toContain("secret");
    }
  });
});
