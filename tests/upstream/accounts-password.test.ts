import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountSite, type Browser, deployAccounts } from "./accounts";

let deployed: Awaited<ReturnType<typeof deployAccounts<"site" | "closed" | "off">>>;
let site: AccountSite;

beforeAll(async () => {
  const vars = { PASSWORDS: "on", CEILINGS: JSON.stringify({ linkMails: 2000 }) };
  deployed = await deployAccounts({ site: vars, closed: { ...vars, SIGNUPS: "closed" }, off: {} });
  ({ site } = deployed.sites);
}, 60_000);

afterAll(() => deployed?.stop());

const PASSWORD = "rye at dawn";
const logIn = (browser: Browser, email: string, password = PASSWORD, next = "") =>
  browser.submit("/login", { by: "password", email, password, ...(next && { next }) });

/** Asks for an account with a password and waits for the mail. */
async function signUp(email: string, browser = site.browser(), password = PASSWORD): Promise<string> {
  const before = site.mail.taken().length;
  const asked = await browser.submit("/signup", { by: "password", email, password });
  expect([asked.status, asked.to]).toEqual([303, "/signup?sent=confirm"]);
  await expect.poll(() => site.mail.taken().length).toBeGreaterThan(before);
  return site.linkTo(email) ?? "";
}

/** A browser that signed up with a password and confirmed its address. */
async function withPassword(email: string): Promise<Browser> {
  const browser = site.browser();
  const { status } = await site.redeem(browser, await signUp(email, browser));
  expect(status).toBe(303);
  return browser;
}

const newestMail = (email: string) => site.mail.taken().findLast(({ to }) => to === email);
const changeAt = (browser: Browser, current: string, next: string) =>
  browser.submit("/account", { form: "password", current, new: next, confirm: next });

describe("signing up by a password", () => {
  it("makes no account before the address is confirmed, then signs in by it", async () => {
    const browser = site.browser();
    const link = await signUp("ada@example.com", browser);
    expect(newestMail("ada@example.com")?.subject).toMatch(/^Confirm your address/);
    expect(await site.count("users", "email = 'ada@example.com'")).toBe(0);
    expect((await logIn(site.browser(), "ada@example.com")).status).toBe(401);
    expect((await site.redeem(browser, link)).status).toBe(303);
    expect(await browser.isSignedIn()).toBe(true);
    const other = site.browser();
    const signed = await logIn(other, "ada@example.com", PASSWORD, "/plan?view=week");
    expect([signed.status, signed.to]).toEqual([303, "/plan?view=week"]);
    expect(other.jar.get("greenlight-account")).not.toBe(browser.jar.get("greenlight-account"));
    const { results } = await site.database.prepare("select password from auth_accounts").all();
    expect(JSON.stringify(results)).not.toContain(PASSWORD);
  });

  it("keeps no password that was typed in another browser than the one that confirms", async () => {
    const link = await signUp("victim@example.com");
    const victim = site.browser();
    expect((await victim.open(link)).text).toContain("The password typed there is not kept");
    expect((await site.redeem(victim, link)).status).toBe(303);
    expect((await logIn(site.browser(), "victim@example.com")).status).toBe(401);
    expect((await victim.open("/account")).text).toContain("You have no password yet.");
  });

  it("answers the same for an address with an account, whose password stays", async () => {
    await withPassword("there@example.com");
    const thief = site.browser();
    const link = await signUp("there@example.com", thief, "the thief knows this");
    expect(newestMail("there@example.com")?.subject).toMatch(/^Your sign-in link/);
    await site.redeem(thief, link);
    expect((await logIn(site.browser(), "there@example.com", "the thief knows this")).status).toBe(401);
    expect((await logIn(site.browser(), "there@example.com")).status).toBe(303);
  });

  it.each([
    ["short77", /at least 8 characters/],
    ["password123", /first passwords that others would try/],
    ["weak@example.com", /first passwords that others would try/],
    ["x".repeat(129), /128 characters/],
  ])("refuses %s beside its field, and keeps the address", async (password, message) => {
    const refused = await site
      .browser()
      .submit("/signup", { by: "password", email: "weak@example.com", password });
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(message);
    expect(refused.text).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="password"/);
    expect(refused.text).toContain('value="weak@example.com"');
    expect(refused.text).not.toContain(`value="${password}"`.replace("weak@example.com", "never"));
  });

  it("mails nobody new where sign-ups are closed, with the same answer", async () => {
    const { closed } = deployed.sites;
    const asked = await closed
      .browser()
      .submit("/signup", { by: "password", email: "new@example.com", password: PASSWORD });
    expect([asked.status, asked.to]).toEqual([303, "/signup?sent=confirm"]);
    expect(await closed.count("verifications")).toBe(0);
    expect(await closed.count("outbox")).toBe(0);
  });
});

describe("a password", () => {
  it("is refused where it is wrong, the same as for an address without an account", async () => {
    await withPassword("known@example.com");
    await site.signedIn("no-password@example.com");
    const answers = [];
    for (const email of ["known@example.com", "no-password@example.com", "unknown@example.com"]) {
      const { status, text, set } = await logIn(site.browser(), email, "not the password");
      answers.push([status, set, text.replaceAll(email, "…").replace(/nonce="[^"]*"|"[\w-]{20,}"/g, "")]);
    }
    expect(answers[0]?.[0]).toBe(401);
    expect(answers[0]?.[2]).toContain("Login failed. Please try again.");
    const [first, ...others] = answers.map(([status, set]) => [status, set]);
    expect(others).toEqual([first, first]);
  });

  it("asks for one where none was typed", async () => {
    const refused = await logIn(site.browser(), "known@example.com", "");
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Please enter your password, or ask for a link.");
  });

  it("is not looked at while too many were wrong, whatever is typed; a link lets its owner in", async () => {
    await withPassword("guessed@example.com");
    for (let wrong = 0; wrong < 5; wrong++)
      expect((await logIn(site.browser(), "guessed@example.com", `guess ${wrong}`)).status).toBe(401);
    const paused = await logIn(site.browser(), "guessed@example.com");
    expect([paused.status, Number(paused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect(paused.text).toContain("Too many wrong passwords.");
    expect(await (await site.signedIn("guessed@example.com")).isSignedIn()).toBe(true);
    await site.database.prepare("update sign_in_attempts set at = at - 61000 where kind = 'password'").run();
    expect((await logIn(site.browser(), "guessed@example.com")).status).toBe(303);
    // The right one ends the count.
    expect((await logIn(site.browser(), "guessed@example.com", "wrong again")).status).toBe(401);
  });

  it("is changed by the present one alone, which ends every other session", async () => {
    const browser = await withPassword("change@example.com");
    const other = site.browser();
    await logIn(other, "change@example.com");
    const refused = await changeAt(browser, "not this", "rye at dusk");
    expect(refused.status).toBe(403);
    expect(refused.text).toContain("This is not your present password.");
    expect((await changeAt(browser, PASSWORD, "short77")).text).toContain("at least 8 characters");
    const changed = await changeAt(browser, PASSWORD, "rye at dusk");
    expect([changed.status, changed.to]).toEqual([303, "/account?password=changed#security"]);
    expect([await browser.isSignedIn(), await other.isSignedIn()]).toEqual([true, false]);
    expect((await logIn(other, "change@example.com")).status).toBe(401);
    expect((await logIn(other, "change@example.com", "rye at dusk")).status).toBe(303);
    await site.cron(new Date(), "*/5 * * * *");
    expect(newestMail("change@example.com")?.subject).toMatch(/Password changed/);
  });

  it("is set where there is none, within an hour of signing in", async () => {
    const browser = await site.signedIn("first@example.com");
    const set = (password: string) =>
      browser.submit("/account", { form: "first-password", new: password, confirm: password });
    await site.database.prepare("update auth_sessions set created_at = created_at - 3601000").run();
    const stale = await set(PASSWORD);
    expect(stale.status).toBe(403);
    expect(stale.text).toContain("Log out and in again first");
    await site.signedIn("first@example.com", browser);
    expect((await set(PASSWORD)).status).toBe(303);
    expect((await set("another one")).status).toBe(409);
    expect((await logIn(site.browser(), "first@example.com")).status).toBe(303);
  });

  it("is set by nobody where passwords are off", async () => {
    const { off } = deployed.sites;
    const browser = await off.signedIn("off@example.com");
    const set = { form: "first-password", new: PASSWORD, confirm: PASSWORD };
    expect((await browser.submit("/account", set)).status).toBe(404);
    expect(await off.count("auth_accounts")).toBe(0);
  });

  it("that was forgotten ends by a link in a mail, and with it every other session", async () => {
    const browser = await withPassword("forgot@example.com");
    const back = site.browser();
    expect((await back.open("/login?forgot")).text).toContain("Forgot your password?");
    const before = site.mail.taken().length;
    await back.submit("/login?forgot", { email: "forgot@example.com", forgot: "" });
    await expect.poll(() => site.mail.taken().length).toBeGreaterThan(before);
    expect(newestMail("forgot@example.com")?.subject).toMatch(/way back/);
    const link = site.linkTo("forgot@example.com") ?? "";
    expect((await back.open(link)).text).toContain("Your old password ends");
    expect((await logIn(site.browser(), "forgot@example.com")).status).toBe(303);
    expect((await site.redeem(back, link)).to).toBe("/account#security");
    expect((await logIn(site.browser(), "forgot@example.com")).status).toBe(401);
    expect(await browser.isSignedIn()).toBe(false);
    expect((await back.open("/account")).text).toContain("Set password");
  });

  it("lets nobody in who is suspended", async () => {
    await withPassword("held@example.com");
    await site.database.prepare("update users set suspended_at = 1 where email = 'held@example.com'").run();
    const refused = await logIn(site.browser(), "held@example.com");
    expect([refused.status, refused.to, refused.set]).toEqual([303, "/login?suspended", []]);
    expect((await logIn(site.browser(), "held@example.com", "not the password")).status).toBe(401);
  });
});

describe("where the operator wants no passwords", () => {
  it("there is no field for one, and none is taken", async () => {
    const { off } = deployed.sites;
    const browser = off.browser();
    for (const page of ["/login", "/signup", "/login?forgot"])
      expect((await browser.open(page)).text).not.toContain('type="password"');
    expect((await logIn(browser, "ada@example.com")).status).toBe(404);
    const asked = await browser.submit("/signup", {
      by: "password",
      email: "a@example.com",
      password: PASSWORD,
    });
    expect(asked.status).toBe(404);
    expect(await off.count("verifications")).toBe(0);
  });
});
