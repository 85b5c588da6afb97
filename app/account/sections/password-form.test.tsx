import { describe, expect, it, vi } from "vitest";
import { PERSON, send, show } from "../../../tests/support/account-page";
import { Refused } from "../../functions/refused";

describe("The password form (spec section 5)", () => {
  const typed = { form: "password", current: "secret-one", new: "secret-two", confirm: "secret-two" };

  // Spec 2: "Security form to change password (current, new, confirm)."
  it("has three fields that password managers can tell apart", async () => {
    const page = await show();
    const types = [...page.matchAll(/<input[^>]*type="password"[^>]*>/g)].map(([input]) => [
      /name="([^"]+)/.exec(input)?.[1],
      /autoComplete="([^"]+)/i.exec(input)?.[1],
    ]);
    expect(types).toEqual([
      ["current", "current-password"],
      ["new", "new-password"],
      ["confirm", "new-password"],
    ]);
    expect(page).toContain("This is a demo: the change is accepted and nothing is stored.");
  });

  it("does not mention the demo where passwords are stored", async () => {
    const page = await show(
      {
        accounts: { keepsPasswords: true },
        signIn: { otherWays: async () => ({ password: true, google: false }) },
      },
      undefined,
      "?password=changed",
      PERSON,
    );
    expect(page).toContain("At least 8 characters.");
    expect(page).toContain("Password updated successfully!");
    expect(page).not.toContain("nothing is stored");
  });

  it("asks for no present password where an account has none yet", async () => {
    const page = await show(
      {
        accounts: { keepsPasswords: true },
        signIn: { otherWays: async () => ({ password: false, google: false }) },
      },
      undefined,
      "",
      PERSON,
    );
    expect(page).toContain("Set password");
    expect(page).not.toContain('name="current"');
  });

  it("is the spec's for a demo visitor of a site with accounts, and not shown where passwords are off", async () => {
    expect(await show({ accounts: { keepsPasswords: true } })).toContain("nothing is stored");
    expect(await show({}, undefined, "", PERSON)).not.toContain("Update Password");
  });

  it("checks the present password of an account", async () => {
    const changePassword = vi.fn(async () => ({ state: "wrong" as const }));
    const services = { accounts: { keepsPasswords: true }, signIn: { changePassword } };
    const { data, init } = await send(
      { ...typed, new: "rye at dawn", confirm: "rye at dawn" },
      services,
      PERSON,
    );
    expect(changePassword).toHaveBeenCalledWith({ current: "secret-one", next: "rye at dawn" });
    expect([init?.status, data.password?.field]).toEqual([403, "current"]);
  });

  // Spec 5: "Success 'Password updated successfully!'."
  it("redirects to the page with the success message", async () => {
    const updatePassword = async () => {};
    const thrown = await send(typed, { accounts: { updatePassword } }).catch((answer) => answer);
    expect([thrown.status, thrown.headers.get("Location")]).toEqual([
      303,
      "/account?password=changed#security",
    ]);
    expect(await show({}, undefined, "?password=changed")).toContain("Password updated successfully!");
  });

  it("shows each refusal beside its field and nothing of what was typed", async () => {
    const { data, init } = await send({ ...typed, confirm: "secret-three" }, {});
    expect(init?.status).toBe(400);
    const page = await show({}, data);
    expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="confirm"/);
    expect(page).toContain("New passwords do not match.");
    expect(page).not.toContain("secret-");
  });

  it("shows the provider's message if no field is at fault", async () => {
    const updatePassword = async () => Promise.reject(new Refused(503, "This password has leaked before."));
    const { data, reported } = await send(typed, { accounts: { updatePassword } });
    const page = await show({}, data);
    expect(page).toMatch(/role="alert"[^>]*>.*This password has leaked before\./);
    expect(page).not.toContain("secret-");
    expect(JSON.stringify(reported)).not.toContain("secret-");
  });
});
