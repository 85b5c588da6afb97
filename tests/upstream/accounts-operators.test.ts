// What `npm run accounts` does, on the database of a deployment: its own statements, without wrangler.
import type { D1Database } from "@cloudflare/workers-types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  deleteAccount,
  findAccount,
  letIn,
  listAccounts,
  listWaiting,
  NotDone,
  restore,
  showUse,
  suspend,
} from "../../commands/accounts/acts";
import { type AccountFile, bringBack, exportAccount, NoBackup } from "../../commands/accounts/backup";
import { OWNED } from "../../commands/accounts/owned";
import { showUseLines } from "../../commands/accounts/report";
import { type Database, openDatabase } from "../../workers/db/database";
import { type AccountSite, type Browser, deployAccounts } from "./accounts";
import { Authenticator } from "./authenticator";

let deployed: Awaited<ReturnType<typeof deployAccounts<"site" | "waiting">>>;
let site: AccountSite;
let db: Database;

beforeAll(async () => {
  deployed = await deployAccounts({
    site: { CEILINGS: JSON.stringify({ linkMails: 2000, owners: 500 }) },
    waiting: { SIGNUPS: "waitlist" },
  });
  ({ site } = deployed.sites);
  db = openDatabase(site.database);
}, 60_000);

afterAll(() => deployed?.stop());

const LONG = `Notes of "it's" – 日本 👩‍🚀; drop table users; -- ${"long ".repeat(900)}`;

/** Somebody with an account and something of most kinds that are kept. */
async function busy(email: string): Promise<Browser> {
  const browser = await site.signedIn(email);
  const idea = `A boat for ${email}`;
  await browser.submit("/account", { form: "settings", primaryTopic: "rye bread", youtubeChannel: "Rye" });
  await browser.submit("/channel", { action: "connect", sample: "@saffronshelf" });
  await browser.submit("/plan", { action: "add", idea });
  await browser.submit("/series-planner", { action: "add", title: `Series of ${email}` });
  await browser.submit("/suggestions", { category: "bug", message: `Feedback of ${email}` });
  const { ownerId } = await findAccount(db, email);
  const owner = { id: ownerId };
  const put = (sql: string, ...values: unknown[]) =>
    site.database
      .prepare(sql)
      .bind(...values)
      .run();
  await put("update cards set notes = ? where owner_id = ?", LONG, owner.id);
  await put("insert into customers values (?, ?, 1)", owner.id, `cus ${email}`);
  await put(
    "insert into subscriptions values (?, ?, 'canceled', 'price', 1, 0, 'visa', '4242', 1, 1)",
    ...[`sub ${email}`, `cus ${email}`],
  );
  await put("insert into plan_uses values (?, 'viral', 'rye', 1, null, null)", owner.id);
  await put("insert into feeds values (?, ?, 1)", owner.id, `hash of ${email}`);
  await put("insert into webhooks values (?, 'https://hook.example/', 'salt', 0, 1, null)", owner.id);
  await put(
    `insert or ignore into watched_channels (id, title, state, due_at, pace_ms, seen_at)
     values ('UCwatched', 'Watched', 'new', 1, 1, 1)`,
  );
  await put("insert into watches values (?, 'UCwatched', 1, 0, '[]')", owner.id);
  const card = await site.database
    .prepare("select id from cards where owner_id = ?")
    .bind(owner.id)
    .first("id");
  const sealed = await site.database
    .prepare("insert into seals (hash, previous, at, owner_id) values (?, null, 1, ?) returning n")
    .bind(`seal of ${email}`, owner.id)
    .first<number>("n");
  await put(
    "insert into sealed values (?, ?, ?, 'light', 'green', 1, null, null, null, 0, '{}')",
    ...[owner.id, card, sealed],
  );
  return browser;
}

/** Every row of an account's, as the database has it, without what a backup leaves out or numbers anew. */
async function kept(file: AccountFile) {
  const { tables } = file;
  const unnumbered = (rows: AccountFile["tables"][string]) => rows.map(({ id: _, ...rest }) => rest);
  return {
    ...tables,
    events: unnumbered(tables.events ?? []),
    // It goes on behind the newest event.
    webhooks: (tables.webhooks ?? []).map(({ cursor: _, ...rest }) => rest),
    topic: file.topic,
  };
}

const backup = async (email: string) =>
  exportAccount(site.database, await findAccount(db, email), new Date());
const plan = async (browser: Browser) => (await browser.open("/plan/cards.csv")).text;

describe("an operator", () => {
  it("lists accounts, and shows what one uses", async () => {
    await busy("used@example.com");
    expect((await listAccounts(db)).map(({ email }) => email)).toContain("used@example.com");
    const lines = showUseLines(await showUse(db, "used@example.com")).join("\n");
    for (const part of [
      ...["used@example.com, since 20", "canceled (price)", "viral on 1970-01-01", "Firefox on Linux since"],
      ...["sign-in-link 1 sent", "feedback ", "cards 1", "watches 1", "sealed 1"],
    ])
      expect(lines).toContain(part);
    await expect(showUse(db, "nobody@example.com")).rejects.toBeInstanceOf(NotDone);
  });

  it("suspends: every session and token ends at once, links are worth nothing, and sign-in says where to write", async () => {
    const browser = await busy("held@example.com");
    const authenticator = new Authenticator(site.site);
    const made = await browser.submit("/account/passkeys", { step: "options" });
    await browser.submit("/account/passkeys", { response: authenticator.create(JSON.parse(made.text)) });
    const [copy, elsewhere] = [browser.copy(), await site.signedIn("held@example.com")];
    const { access_token, refresh_token } = JSON.parse((await browser.submit("/api/session")).text);
    const link = await site.askForLink(site.browser(), "held@example.com");
    const before = await backup("held@example.com");
    await suspend(db, "held@example.com", new Date());
    for (const one of [browser, copy, elsewhere]) expect(await one.isSignedIn()).toBe(false);
    const bearer = { Authorization: `Bearer ${access_token}` };
    expect((await site.browser().fetch("/api/trends", { headers: bearer })).status).toBe(401);
    const refreshed = await site.browser().fetch("/api/session", {
      ...{ method: "POST", body: JSON.stringify({ refresh_token }) },
      headers: { "Content-Type": "application/json" },
    });
    expect(refreshed.status).toBe(401);
    expect((await site.redeem(site.browser(), link)).status).toBe(410);
    const other = site.browser();
    const asked = await other.submit("/login/passkey", { step: "options" });
    const response = authenticator.get(JSON.parse(asked.text));
    expect((await other.submit("/login/passkey", { response })).to).toBe("/login?suspended");
    expect((await other.open("/login?suspended")).text).toContain("mailto:support@");
    await expect(suspend(db, "held@example.com", new Date())).rejects.toBeInstanceOf(NotDone);

    // Nothing of it was lost, and no old session comes back.
    await restore(db, "held@example.com", new Date());
    for (const one of [browser, copy, elsewhere]) expect(await one.isSignedIn()).toBe(false);
    expect((await site.browser().fetch("/api/trends", { headers: bearer })).status).toBe(401);
    expect(await plan(await site.signedIn("held@example.com"))).toContain("A boat for held@example.com");
    const after = await backup("held@example.com");
    expect(after.tables.cards).toEqual(before.tables.cards);
    await expect(restore(db, "held@example.com", new Date())).rejects.toBeInstanceOf(NotDone);
  });

  it("deletes as a creator does, and not while a card would be charged", async () => {
    const browser = await busy("gone@example.com");
    const charge = (status: string) =>
      site.database
        .prepare("update subscriptions set status = ? where id = 'sub gone@example.com'")
        .bind(status)
        .run();
    await charge("active");
    const asked = { contact: "security@greenlight.example", now: new Date() };
    await expect(deleteAccount(db, "gone@example.com", asked)).rejects.toThrow("cancel the subscription");
    expect(await site.count("outbox", "kind = 'account-deleted'")).toBe(0);
    expect(await browser.isSignedIn()).toBe(true);
    await charge("canceled");
    const { ownerId } = await findAccount(db, "gone@example.com");
    await deleteAccount(db, "gone@example.com", asked);
    expect(await browser.isSignedIn()).toBe(false);
    expect(await site.count("users", "email = 'gone@example.com'")).toBe(0);
    expect(await site.count("feedback", `owner_id = '${ownerId}'`)).toBe(0);
    expect(await site.count("ended_sessions", `session = '${ownerId}' and is_deleted = 1`)).toBe(1);
    await site.cron(new Date(), "*/5 * * * *");
    const letter = site.mail.taken().findLast(({ to }) => to === "gone@example.com");
    expect(letter?.subject).toBe("Greenlight: Account deleted");
    expect(letter?.body).toContain(" by whoever runs this site.");
    expect(await site.count("outbox", "recipient = 'gone@example.com'")).toBe(0);
  });
});

describe("a backup of one account", () => {
  it("brings all of it back after a deletion, but sessions, keys and mails", async () => {
    const browser = await busy("back@example.com");
    const other = await busy("beside@example.com");
    const { ownerId } = await findAccount(db, "back@example.com");
    const file = await backup("back@example.com");
    const others = await kept(await backup("beside@example.com"));
    for (const table of [
      "users",
      "cards",
      "channels",
      "workspaces",
      "subscriptions",
      "sealed",
      "watches",
      "feedback",
    ])
      expect([table, file.tables[table]?.length]).toEqual([table, 1]);
    await browser.submit("/account", { form: "delete" });
    expect(await site.count("owners", `id = '${ownerId}'`)).toBe(0);
    expect(await bringBack(site.database, JSON.stringify(file))).toBe("back@example.com");
    expect(await kept(await backup("back@example.com"))).toEqual(await kept(file));
    expect(await kept(await backup("beside@example.com"))).toEqual(others);
    // The cookie from before is no good; whoever has the mailbox signs in, and goes on.
    expect(await browser.isSignedIn()).toBe(false);
    const again = await site.signedIn("back@example.com");
    expect(await plan(again)).toContain("A boat for back@example.com");
    await again.submit("/plan", { action: "add", idea: "A second boat" });
    expect(await plan(again)).toContain("A second boat");
    expect(await plan(other)).not.toContain("back@example.com");
    expect(
      await site.count("webhooks", `owner_id = '${ownerId}' and cursor < (select max(id) - 1 from events)`),
    ).toBe(0);
  });

  it("does not open to a cookie of the demo from which the account was made", async () => {
    const browser = site.browser();
    await browser.submit("/login");
    await browser.submit("/plan", { action: "add", idea: "Made in the demo" });
    const copy = browser.copy();
    await site.signedIn("adopted@example.com", browser);
    const file = await backup("adopted@example.com");
    await browser.submit("/account", { form: "delete" });
    await bringBack(site.database, JSON.stringify(file));
    expect(await plan(copy)).not.toContain("Made in the demo");
    expect(await plan(await site.signedIn("adopted@example.com"))).toContain("Made in the demo");
  });

  it("is refused where the account is there, or something of it is another's, and changes nothing", async () => {
    await busy("twice@example.com");
    await busy("owns@example.com");
    const file = await backup("twice@example.com");
    await expect(bringBack(site.database, JSON.stringify(file))).rejects.toThrow("is there already");
    await deleteAccount(db, "twice@example.com", { contact: "security@greenlight.example", now: new Date() });
    // Somebody else has the address, a customer or an address of a calendar by now.
    const taken = (table: string, change: Record<string, string>) => {
      const of = structuredClone(file);
      Object.assign(of.tables[table]?.[0] ?? {}, change);
      return JSON.stringify(of);
    };
    for (const text of [
      taken("users", { email: "owns@example.com" }),
      taken("feeds", { hash: "hash of owns@example.com" }),
    ])
      await expect(bringBack(site.database, text)).rejects.toThrow("is there already");
    for (const table of OWNED.filter((one) => one !== "seals"))
      expect([table, await countOf(site.database, table, file.ownerId)]).toEqual([table, 0]);
    expect(await site.count("ended_sessions", `session = '${file.ownerId}' and is_deleted = 1`)).toBe(1);
  });

  it("is refused where a row of it leads to somebody else, or is none of ours", async () => {
    await busy("forged@example.com");
    await busy("victim@example.com");
    const file = await backup("forged@example.com");
    const victim = await backup("victim@example.com");
    await deleteAccount(db, "forged@example.com", {
      contact: "security@greenlight.example",
      now: new Date(),
    });
    const tables = Object.keys(file.tables).filter((table) => (victim.tables[table] ?? []).length > 0);
    expect(tables.length).toBeGreaterThan(10);
    const forged = [
      // A row of the victim's beside those that are theirs.
      ...tables.map((table) => ({
        ...file,
        tables: { ...file.tables, [table]: [...(file.tables[table] ?? []), ...(victim.tables[table] ?? [])] },
      })),
      { ...file, ownerId: victim.ownerId },
      { ...file, topic: victim.topic },
      { ...file, tables: { ...file.tables, waitlist_emails: [{ email: "a@b.c" }] } },
      {
        ...file,
        tables: { ...file.tables, feeds: [{ owner_id: file.ownerId, "hash) values (1); --": "x" }] },
      },
      { ...file, tables: {} },
      { ...file, version: 2 },
      { ...file, watchedChannels: [{ id: "UCwatched", title: "x".repeat(5000) }] },
    ];
    const before = await kept(victim);
    for (const one of forged)
      await expect(bringBack(site.database, JSON.stringify(one))).rejects.toBeInstanceOf(NoBackup);
    await expect(bringBack(site.database, "no JSON")).rejects.toBeInstanceOf(NoBackup);
    expect(await kept(await backup("victim@example.com"))).toEqual(before);
    expect(await site.count("users", "email = 'forged@example.com'")).toBe(0);
  });
});

/** Rows of a table that are an owner's. */
async function countOf(database: D1Database, table: string, ownerId: string): Promise<number> {
  const { rowsOf } = await import("../../commands/accounts/owned");
  const { sql } = await import("drizzle-orm");
  const [found] = await openDatabase(database).all<{ n: number }>(
    sql`select count(*) as n from ${sql.identifier(table)} where ${rowsOf(table, ownerId)}`,
  );
  return found?.n ?? 0;
}

describe("the waitlist, where sign-ups go by it", () => {
  it("is joined at /signup, let in from in order, and told by a letter that leads to an account", async () => {
    const { waiting } = deployed.sites;
    const list = openDatabase(waiting.database);
    const page = await waiting.browser().open("/signup");
    expect(page.text).toContain("New accounts open in the order of the waitlist.");
    expect(page.text).toContain('href="/?welcome=waitlist"');
    expect((await waiting.browser().open("/?welcome=waitlist")).text).toContain('name="email"');
    const addresses = ["First@example.com", "second@example.com", "third@example.com"];
    for (const email of addresses)
      expect((await waiting.browser().submit("/?index", { email })).to).toBe("/?welcome=joined");
    expect((await listWaiting(list)).map(({ email }) => email)).toEqual(addresses);

    const now = new Date();
    const origin = waiting.site.origin;
    expect(await letIn(list, 1, { origin, now })).toEqual(["First@example.com"]);
    expect(await letIn(list, { emailKey: "third@example.com" }, { origin, now })).toEqual([
      "third@example.com",
    ]);
    await expect(letIn(list, { emailKey: "third@example.com" }, { origin, now })).rejects.toBeInstanceOf(
      NotDone,
    );
    expect((await listWaiting(list)).map(({ email }) => email)).toEqual(["second@example.com"]);
    await waiting.cron(new Date(), "*/5 * * * *");
    const letters = waiting.mail.taken().filter(({ subject }) => /Your place at/.test(subject));
    expect(letters.map(({ to }) => to).toSorted()).toEqual(["First@example.com", "third@example.com"]);
    expect(letters[0]?.body).toContain(`${origin}/signup`);
    // Who was let in signs up, however they write their address; who waits does not.
    expect(await (await waiting.signedIn("first@example.com")).isSignedIn()).toBe(true);
    const mails = waiting.mail.taken().length;
    await waiting.browser().submit("/signup", { email: "second@example.com" });
    expect(await letIn(list, 5, { origin, now })).toEqual(["second@example.com"]);
    expect(await letIn(list, 5, { origin, now })).toEqual([]);
    expect(waiting.mail.taken().slice(mails)).toEqual([]);
    expect(await (await waiting.signedIn("second@example.com")).isSignedIn()).toBe(true);
  });
});
