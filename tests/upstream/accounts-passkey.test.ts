import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountSite, type Browser, deployAccounts } from "./accounts";
import { Authenticator } from "./authenticator";

let deployed: Awaited<ReturnType<typeof deployAccounts<"site">>>;
let site: AccountSite;

beforeAll(async () => {
  deployed = await deployAccounts({ site: {} });
  ({ site } = deployed.sites);
}, 60_000);

afterAll(() => deployed?.stop());

async function optionsAt(browser: Browser, path: string) {
  const { status, text } = await browser.submit(path, { step: "options" });
  return { status, options: JSON.parse(text) };
}

/** A browser that is signed in, and its passkey. */
async function withPasskey(email: string) {
  const browser = await site.signedIn(email);
  const authenticator = new Authenticator(site.site);
  const { options } = await optionsAt(browser, "/account/passkeys");
  const added = await browser.submit("/account/passkeys", { response: authenticator.create(options) });
  expect([added.status, added.to]).toEqual([303, "/account/sign-in?passkey=added#passkeys"]);
  return { browser, authenticator };
}

describe("a passkey", () => {
  it("is added to an account, shown, told of by mail, and signs in with a new session", async () => {
    const { browser, authenticator } = await withPasskey("key@example.com");
    expect((await browser.open("/account/sign-in")).text).toMatch(/Passkeys.*Firefox on Linux.*Added/s);
    await site.cron(new Date(), "*/5 * * * *");
    expect(
      site.mail.taken().find(({ to, subject }) => to === "key@example.com" && /Passkey added/.test(subject)),
    ).toBeDefined();
    const other = site.browser();
    const { options } = await optionsAt(other, "/login/passkey");
    expect(options).toMatchObject({ userVerification: "required", rpId: site.site.hostname });
    expect(options.allowCredentials ?? []).toEqual([]);
    const signed = await other.submit("/login/passkey", {
      response: authenticator.get(options),
      next: "/plan",
    });
    expect([signed.status, signed.to]).toEqual([303, "/plan"]);
    expect((await other.open("/account")).text).toContain("key@example.com");
    expect(other.jar.get("greenlight-account")).not.toBe(browser.jar.get("greenlight-account"));
  });

  it("does not sign in by an answer that was seen before, or to another challenge", async () => {
    const { authenticator } = await withPasskey("replayed@example.com");
    const browser = site.browser();
    const { options } = await optionsAt(browser, "/login/passkey");
    const response = authenticator.get(options);
    expect((await browser.submit("/login/passkey", { response })).to).toBe("/dashboard");
    for (const thief of [browser.copy(), site.browser()]) {
      thief.jar.delete("greenlight-account");
      expect((await thief.submit("/login/passkey", { response })).to).toBe("/login?passkey=refused");
      await optionsAt(thief, "/login/passkey");
      expect((await thief.submit("/login/passkey", { response })).to).toBe("/login?passkey=refused");
      expect(await thief.isSignedIn()).toBe(false);
    }
  });

  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["another relying party", { rpId: "evil.example" }],
    ["a challenge of its own", { challenge: "AAAA" }],
    ["another key", { foreignKey: true }],
    ["a user it did not verify", { verified: false }],
  ])("does not sign in with %s", async (_what, lies) => {
    const { authenticator } = await withPasskey(`lies${JSON.stringify(lies).length}@example.com`);
    const browser = site.browser();
    const { options } = await optionsAt(browser, "/login/passkey");
    const refused = await browser.submit("/login/passkey", { response: authenticator.get(options, lies) });
    expect(refused.to).toMatch(/^\/login\?passkey=(refused|failed)$/);
    expect((await browser.open(refused.to ?? "")).text).toMatch(/Sign in by mail/);
    expect(await browser.isSignedIn()).toBe(false);
  });

  it("is added to no account by another's session, and none where its user was not verified", async () => {
    const victim = await site.signedIn("target@example.com");
    const thief = await site.signedIn("attacker@example.com");
    const { options } = await optionsAt(victim, "/account/passkeys");
    const key = new Authenticator(site.site);
    const stolen = await thief.submit("/account/passkeys", { response: key.create(options) });
    expect(stolen.to).toBe("/account/sign-in?passkey=not-added#passkeys");
    const unverified = await victim.submit("/account/passkeys", {
      response: key.create(options, { verified: false }),
    });
    expect(unverified.to).toBe("/account/sign-in?passkey=not-added#passkeys");
    expect(
      await site.count(
        "passkeys",
        "user_id in (select id from users where email in ('target@example.com', 'attacker@example.com'))",
      ),
    ).toBe(0);
  });

  it("needs a sign-in of the last hour to be added", async () => {
    const browser = await site.signedIn("stale@example.com");
    await site.database
      .prepare(
        "update auth_sessions set created_at = ? where user_id = (select id from users where email = 'stale@example.com')",
      )
      .bind(Date.now() - 2 * 60 * 60 * 1000)
      .run();
    const { status, options } = await optionsAt(browser, "/account/passkeys");
    expect([status, options.error]).toEqual([
      403,
      "Sign in again first: a passkey is added within an hour of signing in.",
    ]);
  });

  it("is removed by its owner alone, and signs nobody in after that; a link by mail still does", async () => {
    const { browser, authenticator } = await withPasskey("lost@example.com");
    const id =
      (await site.database
        .prepare(
          "select p.id from passkeys p join users u on u.id = p.user_id where u.email = 'lost@example.com'",
        )
        .first<string>("id")) ?? "";
    const thief = await site.signedIn("remover@example.com");
    await thief.submit("/account/passkeys", { id });
    expect(await site.count("passkeys", `id = '${id}'`)).toBe(1);
    expect((await browser.submit("/account/passkeys", { id })).to).toBe(
      "/account/sign-in?passkey=removed#passkeys",
    );
    const after = site.browser();
    const { options } = await optionsAt(after, "/login/passkey");
    await after.submit("/login/passkey", { response: authenticator.get(options) });
    expect(await after.isSignedIn()).toBe(false);
    expect(await (await site.signedIn("lost@example.com")).isSignedIn()).toBe(true);
  });

  it("signs nobody in whose account is suspended", async () => {
    const { authenticator } = await withPasskey("banned@example.com");
    await site.database.prepare("update users set suspended_at = 1 where email = 'banned@example.com'").run();
    const browser = site.browser();
    const { options } = await optionsAt(browser, "/login/passkey");
    await browser.submit("/login/passkey", { response: authenticator.get(options) });
    expect(await browser.isSignedIn()).toBe(false);
  });
});
