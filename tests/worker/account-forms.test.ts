import { describe, expect, it, vi } from "vitest";
import { creator, subscribe } from "../support/creator";
import { Visitor } from "../support/visitor";

describe("the password on /account", () => {
  const typed = { form: "password", current: "old-secret", new: "new-secret", confirm: "new-secret" };

  // Spec 5: "Success 'Password updated successfully!'."
  it("is accepted, and nothing of it is kept or logged", async () => {
    const visitor = new Visitor();
    const lines: string[] = [];
    const spies = (["log", "info", "warn", "error"] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line))),
    );
    const answer = await visitor.submit("/account", typed);
    const refused = await visitor.submit("/account", { ...typed, confirm: "other-secret" });
    for (const spy of spies) spy.mockRestore();
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "/account?password=changed#security",
    ]);
    expect(visitor.cookies).toBe("");
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain("New passwords do not match.");
    expect(page).not.toContain("-secret");
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain("-secret");
    const after = await (await visitor.open("/account?password=changed")).text();
    expect(after).toContain("Password updated successfully!");
    expect(after).toContain("This is a demo: the change is accepted and nothing is stored.");
  });
});

describe("the subscription on /account", () => {
  // Spec 8: "Stub text: 'Subscription management is not available in demo mode. Please contact support.'"
  // Spec 8: "Stub text: 'Customer portal is not available in demo mode. Please contact support for billing management.'"
  it("says the stubs' texts where there is no payment provider", async () => {
    const visitor = await creator("Jo");
    await subscribe(visitor, "active", false);
    for (const [form, text] of [
      [
        "cancel",
        "Failed to cancel subscription: Subscription management is not available in demo mode. Please contact support.",
      ],
      [
        "portal",
        "Failed to open billing portal: Customer portal is not available in demo mode. Please contact support for billing management.",
      ],
    ] as const) {
      const answer = await visitor.submit("/account", { form });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain(text);
    }
  });

  // Spec 8: "no subscription id: alert 'No active subscription found.'"
  it("finds none to cancel for who has none", async () => {
    const answer = await new Visitor().submit("/account", { form: "cancel" });
    expect([answer.status, (await answer.text()).includes("No active subscription found.")]).toEqual([
      404,
      true,
    ]);
  });
});
