import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AccountSite, type Browser, deployAccounts } from "./accounts";
import { type GoogleStandIn, startGoogle } from "./google";

let google: GoogleStandIn;
let deployed: Awaited<ReturnType<typeof deployAccounts<"site" | "closed" | "without">>>;
let site: AccountSite;

beforeAll(async () => {
  google = await startGoogle();
  const vars = {
    ...google.vars,
    TIME_LIMITS: JSON.stringify({ googleCall: 1500 }),
    CEILINGS: JSON.stringify({ linkMails: 2000 }),
  };
  deployed = await deployAccounts({ site: vars, closed: { ...vars, SIGNUPS: "closed" }, without: {} });
  ({ site } = deployed.sites);
}, 60_000);

afterAll(async () => {
  await deployed?.stop();
  await google?.stop();
});

beforeEach(() => {
  google.control.lie = null;
});

type Person = Parameters<GoogleStandIn["signIn"]>[1];
const person = (name: string, more: Partial<Person> = {}): Person => ({
  sub: `sub-${name}`,
  email: `${name}@gmail.com`,
  ...more,
});

/** Goes to Google and comes back: the address to open then. */
async function atGoogle(browser: Browser, who: Person, fields: Record<string, string> = {}) {
  const { status, to } = await browser.submit("/login/google", fields);
  expect(status).toBe(303);
  const back = await google.signIn(to ?? "", who);
  expect(back).toContain("/login/google/answer?");
  return back.slice(new URL(back).origin.length);
}

/** The same, and opens it. */
async function withGoogle(browser: Browser, who: Person, fields: Record<string, string> = {}) {
  return browser.open(await atGoogle(browser, who, fields));
}

const identities = (sub: string) => site.count("auth_accounts", `account_id = '${sub}'`);
const titles = async (email: string) => {
  await site.cron(new Date(), "*/5 * * * *");
  return site.mail.taken().flatMap(({ to, subject }) => (to === email ? [subject] : []));
};

describe("Continue with Google", () => {
  it("asks with a state, a nonce and PKCE, for the address alone", async () => {
    const browser = site.browser();
    expect((await browser.open("/login?next=%2Fplan")).text).toMatch(
      /action="\/login\/google"[^>]*>.*value="\/plan".*Continue with Google/s,
    );
    const { to, set, headers } = await browser.submit("/login/google");
    const asked = new URL(to ?? "").searchParams;
    expect(asked.get("scope")).toBe("openid email");
    expect(asked.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    expect(set).toEqual([
      expect.stringMatching(/^greenlight-google=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await browser.open("/login")).headers.get("Content-Security-Policy")).toContain(
      `form-action 'self' ${google.url}`,
    );
    expect(headers.get("Content-Security-Policy") ?? "").not.toContain("*");
  });

  it("makes an account, and signs in to it the next time", async () => {
    const browser = site.browser();
    const made = await withGoogle(browser, person("ada"), { next: "/plan?view=week" });
    expect([made.status, made.to]).toEqual([303, "/plan?view=week"]);
    expect((await browser.open("/account")).text).toContain("ada@gmail.com");
    expect(browser.jar.has("greenlight-google")).toBe(false);
    const other = site.browser();
    // Google names people by `sub`: the address may have changed.
    await withGoogle(other, person("ada", { email: "ada.new@gmail.com" }));
    expect((await other.open("/account")).text).toContain("ada@gmail.com");
    expect(await site.count("users", "email like 'ada%@gmail.com'")).toBe(1);
    expect(other.jar.get("greenlight-account")).not.toBe(browser.jar.get("greenlight-account"));
  });

  it("brings the demo of this device along", async () => {
    const browser = site.browser();
    await browser.submit("/login");
    await browser.open("/plan");
    await browser.submit("/plan", { action: "add", idea: "Rye on Monday" });
    await withGoogle(browser, person("brings"));
    expect((await browser.open("/plan/cards.csv")).text).toContain("Rye on Monday");
  });

  it("opens no account that is there, before its mailbox agrees in this browser", async () => {
    await site.signedIn("there@gmail.com");
    const browser = site.browser();
    const asked = await withGoogle(browser, person("there"));
    expect([asked.to, asked.set]).toEqual([
      "/login?sent=google",
      [expect.stringMatching(/^greenlight-google=;/), expect.stringMatching(/^greenlight-browser=/)],
    ]);
    expect((await browser.open("/login?sent=google")).text).toContain("we mailed it a link");
    expect([await browser.isSignedIn(), await identities("sub-there")]).toEqual([false, 0]);
    await expect.poll(() => titles("there@gmail.com")).toContain("Connect Google to Greenlight?");
    const link = site.linkTo("there@gmail.com") ?? "";
    expect((await browser.open(link)).text).toContain("From now on your Google account signs you in");
    expect([(await site.redeem(browser, link)).status, await identities("sub-there")]).toEqual([303, 1]);
    const next = site.browser();
    expect((await withGoogle(next, person("there"))).to).toBe("/dashboard");
    expect(await titles("there@gmail.com")).toContain("Greenlight: Google connected");
  });

  it("is not joined where the link is pressed in another browser", async () => {
    await site.signedIn("elsewhere@gmail.com");
    await withGoogle(site.browser(), person("elsewhere"));
    await expect.poll(() => titles("elsewhere@gmail.com")).toContain("Connect Google to Greenlight?");
    const owner = site.browser();
    const link = site.linkTo("elsewhere@gmail.com") ?? "";
    expect((await owner.open(link)).text).toContain("Google is not connected from here");
    expect((await site.redeem(owner, link)).status).toBe(303);
    expect(await identities("sub-elsewhere")).toBe(0);
  });

  it("makes no account for a mailbox that may be another's by now, before that agrees", async () => {
    const browser = site.browser();
    const someone = person("baker", { email: "ada@bakery.example" });
    expect((await withGoogle(browser, someone)).to).toBe("/login?sent=google");
    expect(await site.count("users", "email = 'ada@bakery.example'")).toBe(0);
    await expect.poll(() => titles("ada@bakery.example")).toHaveLength(1);
    await site.redeem(browser, site.linkTo("ada@bakery.example") ?? "");
    expect([await browser.isSignedIn(), await identities("sub-baker")]).toEqual([true, 1]);
    const ofOrganization = person("owner", { email: "eve@bakery.example", hd: "bakery.example" });
    expect((await withGoogle(site.browser(), ofOrganization)).to).toBe("/dashboard");
  });

  it("lets nobody new in where sign-ups are closed, nor who is suspended", async () => {
    const browser = deployed.sites.closed.browser();
    expect((await withGoogle(browser, person("new"))).to).toBe("/login?google=closed");
    expect((await browser.open("/login?google=closed")).text).toContain(
      "This address cannot sign in just now.",
    );
    await withGoogle(site.browser(), person("held"));
    await site.database.prepare("update users set suspended_at = 1 where email = 'held@gmail.com'").run();
    const held = site.browser();
    expect([(await withGoogle(held, person("held"))).to, await held.isSignedIn()]).toEqual([
      "/login?suspended",
      false,
    ]);
  });

  it("says that somebody turned back at Google", async () => {
    const browser = site.browser();
    const { to } = await browser.submit("/login/google");
    const state = new URL(to ?? "").searchParams.get("state");
    const back = await browser.open(`/login/google/answer?state=${state}&error=access_denied`);
    expect(back.to).toBe("/login?google=canceled");
    expect((await browser.open("/login?google=canceled")).text).toContain("You did not go on at Google.");
  });
});

describe("an answer of Google's", () => {
  it.each([
    ["issuer", "refused"],
    ["audience", "refused"],
    ["nonce", "refused"],
    ["state", "refused"],
    ["expired", "refused"],
    ["unverified", "unverified"],
    ["alg-none", "refused"],
    ["secret-as-key", "refused"],
    ["other-key", "refused"],
    ["unknown-key", "refused"],
    ["no-address", "refused"],
    ["other-configuration", "refused"],
    ["page-elsewhere", "refused"],
    ["token-refused", "refused"],
    ["no-json", "failed"],
    ["down", "failed"],
    ["hang", "failed"],
  ] as const)("that lies by %s signs nobody in: %s", async (lie, why) => {
    const browser = site.browser();
    const { to } = await browser.submit("/login/google");
    google.control.lie = lie;
    const back = await google.signIn(to ?? "", person(`lies-${lie}`));
    const answer = await browser.open(back.slice(new URL(back).origin.length));
    expect(answer.to).toBe(`/login?google=${why}`);
    expect(answer.set).toEqual([expect.stringMatching(/^greenlight-google=;/)]);
    expect((await browser.open(answer.to ?? "")).text).toContain("Continue with Google");
    expect(await browser.isSignedIn()).toBe(false);
    expect(await site.count("users", `email like 'lies-${lie}%'`)).toBe(0);
  });

  it("counts in the browser that was sent there, and once", async () => {
    const browser = site.browser();
    const back = await atGoogle(browser, person("once"));
    const thief = site.browser();
    expect((await thief.open(back)).to).toBe("/login?google=refused");
    // Their own question does not fit another's answer.
    await thief.submit("/login/google");
    expect((await thief.open(back)).to).toBe("/login?google=refused");
    const copy = browser.copy();
    expect((await browser.open(back)).to).toBe("/dashboard");
    expect((await browser.open(back)).to).toBe("/login?google=refused");
    expect((await copy.open(back)).to).toBe("/login?google=refused");
    expect([await thief.isSignedIn(), await copy.isSignedIn()]).toEqual([false, false]);
  });

  it("is not taken ten minutes later, nor with a cookie that we did not sign", async () => {
    const browser = site.browser();
    const back = await atGoogle(browser, person("forged"));
    const cookie = browser.jar.get("greenlight-google") ?? "";
    browser.jar.set(
      "greenlight-google",
      cookie.replace(/^./, (first) => (first === "e" ? "f" : "e")),
    );
    expect((await browser.open(back)).to).toBe("/login?google=refused");
  });
});

describe("Google of an account that is signed in", () => {
  it("is connected by pressing so, shown, told of by mail, and taken away again", async () => {
    const browser = await site.signedIn("own@example.com");
    expect((await browser.open("/account/sign-in")).text).toContain("Connect Google");
    const joined = await withGoogle(browser, person("own"), { joins: "" });
    expect(joined.to).toBe("/account/sign-in?google=joined#google");
    expect((await browser.open("/account/sign-in?google=joined")).text).toMatch(
      /Google is connected.*Disconnect/s,
    );
    const other = site.browser();
    await withGoogle(other, person("own"));
    expect((await other.open("/account")).text).toContain("own@example.com");
    expect((await browser.submit("/account/google")).to).toBe("/account/sign-in?google=removed#google");
    expect(await identities("sub-own")).toBe(0);
    expect(await titles("own@example.com")).toEqual(
      expect.arrayContaining(["Greenlight: Google connected", "Greenlight: Google disconnected"]),
    );
  });

  it("is not another account's, and not a second one", async () => {
    await withGoogle(site.browser(), person("first"));
    const thief = await site.signedIn("thief@example.com");
    expect((await withGoogle(thief, person("first"), { joins: "" })).to).toBe(
      "/account/sign-in?google=taken#google",
    );
    await withGoogle(thief, person("thief-one"), { joins: "" });
    expect((await withGoogle(thief, person("thief-two"), { joins: "" })).to).toBe(
      "/account/sign-in?google=taken#google",
    );
  });

  it("is connected within an hour of signing in, and to the account that asked for it", async () => {
    const browser = await site.signedIn("stale@example.com");
    const back = await atGoogle(browser, person("stale"), { joins: "" });
    await site.signedIn("another@example.com", browser);
    expect((await browser.open(back)).to).toBe("/account/sign-in?google=stale#google");
    await site.database.prepare("update auth_sessions set created_at = created_at - 3601000").run();
    expect((await browser.submit("/login/google", { joins: "" })).to).toBe(
      "/account/sign-in?google=stale#google",
    );
    expect(await identities("sub-stale")).toBe(0);
  });
});

it("has no button and no way in without an app", async () => {
  const browser = deployed.sites.without.browser();
  const page = await browser.open("/login");
  expect(page.text).not.toContain("Google");
  expect(page.headers.get("Content-Security-Policy")).toContain("form-action 'self';");
  expect((await browser.submit("/login/google")).to).toBe("/login?google=off");
  expect((await browser.open("/login/google/answer?state=a&code=b")).to).toBe("/login?google=refused");
});
