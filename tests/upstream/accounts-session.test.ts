import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountSite, type Browser, deployAccounts } from "./accounts";

let deployed: Awaited<ReturnType<typeof deployAccounts<"site">>>;
let site: AccountSite;

beforeAll(async () => {
  deployed = await deployAccounts({ site: { CEILINGS: JSON.stringify({ linkMails: 2000 }) } });
  ({ site } = deployed.sites);
}, 60_000);

afterAll(() => deployed?.stop());

const IDEA = "Bread in a cold oven";

/** A browser in the demo, with a card in its plan. */
async function inDemo(): Promise<Browser> {
  const browser = site.browser();
  await browser.submit("/login");
  await browser.open("/plan");
  const added = await browser.submit("/plan", { action: "add", idea: IDEA });
  if (added.status >= 400) throw new Error(`adding a card answered ${added.status}`);
  return browser;
}

const hasCard = async (browser: Browser) => (await browser.open("/plan/cards.csv")).text.includes(IDEA);

describe("what was made in the demo", () => {
  it("comes along at sign-up on this device, and is no demo's any more", async () => {
    const browser = await inDemo();
    expect(await hasCard(browser)).toBe(true);
    const copy = browser.copy();
    await site.signedIn("brings@example.com", browser);
    expect((await browser.open("/account")).text).not.toContain("This browser also holds a demo.");
    expect([...browser.jar.keys()].sort()).toEqual([
      "greenlight-account",
      "greenlight-browser",
      "greenlight-known",
    ]);
    expect(await hasCard(browser)).toBe(true);
    // Somebody with a copy of the demo's cookie starts anew.
    expect(await hasCard(copy)).toBe(false);
    await copy.submit("/plan", { action: "add", idea: "Somebody else's" });
    expect((await browser.open("/plan/cards.csv")).text).not.toContain("Somebody else's");
  });

  it("comes along once: not to a second account, and not from a copy of the cookie", async () => {
    const browser = await inDemo();
    const copy = browser.copy();
    await site.signedIn("first@example.com", browser);
    await site.signedIn("second@example.com", copy);
    expect([await hasCard(browser), await hasCard(copy)]).toEqual([true, false]);
    expect(await site.count("users", "email in ('first@example.com', 'second@example.com')")).toBe(2);
  });

  it("goes to one of two accounts that are made of it at once", async () => {
    const browser = await inDemo();
    const copy = browser.copy();
    const links = [
      await site.askForLink(browser, "left@example.com"),
      await site.askForLink(copy, "right@example.com"),
    ] as const;
    await Promise.all([site.redeem(browser, links[0]), site.redeem(copy, links[1])]);
    expect([await hasCard(browser), await hasCard(copy)].sort()).toEqual([false, true]);
  });

  it("stays in the demo where an account signs in that was there before", async () => {
    await site.signedIn("before@example.com");
    const browser = await inDemo();
    const link = await site.askForLink(browser, "before@example.com");
    const bringsAlong = "A new account takes along what you made in the demo here.";
    expect((await browser.open(link)).text).toContain(bringsAlong);
    expect((await site.browser().open(link)).text).not.toContain(bringsAlong);
    await site.redeem(browser, link);
    expect(await hasCard(browser)).toBe(false);
    // That is said, and the way back to it leads there.
    const beside = "This browser also holds a demo.";
    expect((await browser.open("/account")).text).toContain(beside);
    expect((await (await site.signedIn("before@example.com")).open("/account")).text).not.toContain(beside);
    await browser.submit("/logout");
    expect((await browser.open("/account")).to).toBe("/login?next=%2Faccount");
    await browser.submit("/login");
    expect(await hasCard(browser)).toBe(true);
    expect((await browser.open("/account")).text).not.toContain(beside);
  });

  it("goes to no account that another browser asked for", async () => {
    const browser = await inDemo();
    const link = await site.askForLink(site.browser(), "forwards@example.com");
    expect((await browser.open(link)).text).toContain(
      "what you made in the demo comes along only where you asked for it",
    );
    expect((await site.redeem(browser, link)).status).toBe(303);
    expect(await hasCard(browser)).toBe(false);
    // It stays in this browser's demo.
    browser.jar.delete("greenlight-account");
    expect(await hasCard(browser)).toBe(true);
  });

  it("is at hand on a second device by signing in there", async () => {
    const browser = await inDemo();
    await site.signedIn("both@example.com", browser);
    expect(await hasCard(await site.signedIn("both@example.com"))).toBe(true);
  });

  it("is nobody's who signed out of the demo before", async () => {
    const browser = await inDemo();
    await browser.submit("/logout");
    await site.signedIn("left-demo@example.com", browser);
    expect(await hasCard(browser)).toBe(false);
  });
});

describe("the list of places one is signed in on", () => {
  const MOBILE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1";
  const idsIn = (page: string) =>
    [...page.matchAll(/name="id" value="([^"]+)"/g)].map(([, id]) => id as string);

  it("shows each, and signs out of one or of all at once", async () => {
    const desk = await site.signedIn("many@example.com");
    const phone = await site.signedIn("many@example.com", site.browser(undefined, MOBILE));
    const page = (await phone.open("/account/sign-in")).text;
    expect(page).toMatch(/Safari on iOS.*This browser.*Firefox on Linux/s);
    expect((await phone.open("/account")).text).not.toContain("Everyone in the demo shares this profile");
    expect(page).toContain("Log out");
    expect(page).not.toContain("Log Out of Demo");
    const [, ofDesk = ""] = idsIn(page);
    const left = await phone.submit("/account/sign-in", { id: ofDesk });
    expect([left.status, left.to]).toEqual([303, "/account/sign-in#sessions"]);
    expect([await desk.isSignedIn(), await phone.isSignedIn()]).toEqual([false, true]);
    const again = await site.signedIn("many@example.com", desk);
    await phone.submit("/account/sign-in");
    expect([await again.isSignedIn(), await phone.isSignedIn()]).toEqual([false, false]);
  });

  it("ends no session of another's", async () => {
    const victim = await site.signedIn("victim@example.com");
    const [id = ""] = idsIn((await victim.open("/account/sign-in")).text);
    const thief = await site.signedIn("thief@example.com");
    await thief.submit("/account/sign-in", { id });
    expect([await victim.isSignedIn(), await thief.isSignedIn()]).toEqual([true, true]);
  });
});

describe("settings and deletion of an account", () => {
  it("keeps its settings with the account", async () => {
    const browser = await site.signedIn("settings@example.com");
    await browser.submit("/account", { form: "settings", primaryTopic: "rye bread", youtubeChannel: "Rye" });
    const elsewhere = await site.signedIn("settings@example.com");
    expect((await elsewhere.open("/account")).text).toContain('value="rye bread"');
  });

  it("says that there is no password to change", async () => {
    const browser = await site.signedIn("no-password@example.com");
    const typed = { form: "password", current: "whatever", new: "a new one", confirm: "a new one" };
    expect((await browser.submit("/account", typed)).status).toBe(409);
  });

  it("deletes everything at once: sessions, tokens, links on their way, and what was kept", async () => {
    const browser = await inDemo();
    await site.signedIn("gone@example.com", browser);
    const elsewhere = await site.signedIn("gone@example.com");
    const { access_token } = JSON.parse((await browser.submit("/api/session")).text);
    const link = await site.askForLink(site.browser(), "gone@example.com");
    const file = await browser.open("/account/data.json");
    expect(file.text).toContain("gone@example.com");
    expect(file.text).not.toContain("Everyone in the demo");
    expect((await browser.open("/account")).text).toContain("All of that and the account itself");
    const deleted = await browser.submit("/account", { form: "delete" });
    expect([deleted.status, deleted.to]).toEqual([303, "/account/deleted"]);
    expect((await browser.open("/account/deleted")).text).toContain("Everything saved under your account");
    expect([await browser.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([false, false]);
    const asked = await site
      .browser()
      .fetch("/api/trends", { headers: { Authorization: `Bearer ${access_token}` } });
    expect(asked.status).toBe(401);
    expect((await site.redeem(site.browser(), link)).status).toBe(410);
    expect(await site.count("users", "email = 'gone@example.com'")).toBe(0);
    for (const table of ["auth_sessions", "auth_accounts", "passkeys"])
      expect(await site.count(table, "user_id not in (select id from users)")).toBe(0);
    // One last letter, and then nothing holds the address.
    const letters = () =>
      site.mail.taken().filter(({ to, subject }) => to === "gone@example.com" && /deleted/.test(subject));
    await expect.poll(() => letters().length).toBe(1);
    expect(letters()[0]?.body).toMatch(/was deleted on .* \(UTC\), with Firefox on Linux\./);
    expect(letters()[0]?.body).toContain("Write to support@greenlight.example at once.");
    await expect.poll(() => site.count("outbox", "recipient = 'gone@example.com'")).toBe(0);
    // The address is free again, for a new account with nothing of the old.
    const anew = await site.signedIn("gone@example.com");
    expect(await hasCard(anew)).toBe(false);
  });
});

describe("the state of a deployment", () => {
  it("is said at /api/health, whole or with what is missing", async () => {
    const answer = await site.browser().open("/api/health");
    expect(JSON.parse(answer.text)).toMatchObject({ accounts: "ok" });
  });
});
