import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../app/numbers/days";
import { signValue } from "../../workers/accounts/signed-cookie";
import { creator, ownerOf, rowsOf, sessionOf } from "../support/creator";
import { toolPage } from "../support/tool-page";
import { SITE, Visitor } from "../support/visitor";

const ISSUED = /^__Host-greenlight-session=[^;]+;.*Path=\/.*Secure/;
const DROPPED = /^greenlight-session=;.*Max-Age=0.*Expires=Thu, 01 Jan 1970/;

const SECRET = "a-secret-for-tests-only-0123456789";

/** The cookie of somebody's session from before its name had a prefix. */
async function formerCookie(visitor: Visitor, more: object = {}): Promise<string> {
  const session = { id: sessionOf(visitor), at: Date.now() - DAY_MS, ...more };
  return `greenlight-session=${encodeURIComponent(await signValue(session, SECRET))}`;
}

/** A creator with a channel and a card, who comes back with the cookie from before. */
async function returning() {
  const before = await creator("Ada");
  await before.submit("/plan", { action: "add", idea: "Rye in a day" });
  return { before, cookie: await formerCookie(before), back: new Visitor(before.address) };
}

describe("a visitor with the session's cookie from before", () => {
  it("finds channel, plan and settings, and gets it under the new name", async () => {
    const { before, cookie, back } = await returning();
    const page = await back.fetch("/plan", { headers: { Cookie: cookie } });
    expect((await toolPage(page.clone())).text).toContain("Rye in a day");
    expect(page.headers.getSetCookie().slice(-2)).toEqual([
      expect.stringMatching(ISSUED),
      expect.stringMatching(DROPPED),
    ]);
    expect(await ownerOf(back)).toBe(await ownerOf(before));
    // What a browser sends from here on: the dropped one is gone.
    const renamed = back.cookies.split("; ").find((one) => one.startsWith("__Host-")) ?? "";
    for (const [path, holds] of [
      ["/plan", "Rye in a day"],
      ["/channel", "Saffron Shelf"],
      ["/account", "topic of Ada"],
    ] as const) {
      const again = await new Visitor().fetch(path, { headers: { Cookie: renamed } });
      expect([path, await again.text()]).toEqual([path, expect.stringContaining(holds)]);
      expect(again.headers.getSetCookie()).toEqual([]);
    }
  });

  it("may act at once: a form, a function and a deletion", async () => {
    const { before, cookie, back } = await returning();
    const send = (path: string, fields: Record<string, string>) =>
      back.fetch(path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Origin: SITE, Cookie: cookie },
      });
    const owner = await ownerOf(before);
    const added = await send("/plan", { action: "add", idea: "Spelt in two" });
    expect(added.headers.getSetCookie()).toEqual([
      expect.stringMatching(ISSUED),
      expect.stringMatching(DROPPED),
    ]);
    expect((await rowsOf(owner)).cards).toBe(2);
    const tokens = await back.fetch("/api/session", {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json", Cookie: cookie },
    });
    expect([tokens.status, await ownerOf(back)]).toEqual([200, owner]);
    const gone = await send("/account", { form: "delete" });
    expect(gone.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-greenlight-session=;.*Max-Age=0/),
      expect.stringMatching(DROPPED),
    ]);
    expect((await rowsOf(owner)).owners).toBe(0);
    // Ended with the deletion, under either name.
    const late = await new Visitor().fetch("/api/subscription", { headers: { Cookie: cookie } });
    expect(late.status).toBe(401);
  });

  it("who signed out is still signed out", async () => {
    const { before } = await returning();
    const cookie = await formerCookie(before, { at: Date.now(), out: true });
    const page = await new Visitor().fetch("/plan", { headers: { Cookie: cookie } });
    expect([page.status, page.headers.get("Location")]).toEqual([302, "/login"]);
  });

  it("whose session was ended elsewhere becomes a new visitor, and the cookie goes", async () => {
    const { before, cookie, back } = await returning();
    await before.submit("/logout");
    const page = await back.fetch("/plan", { headers: { Cookie: cookie } });
    expect(await page.text()).not.toContain("Rye in a day");
    expect(page.headers.getSetCookie().slice(-1)).toEqual([expect.stringMatching(DROPPED)]);
    expect(await ownerOf(back)).not.toBe(await ownerOf(before));
  });
});
