// Two accounts: whatever ids of the one the other names, in whichever function, page, file, feed or form, is nothing to
// them; and a copy of a session that ended is nobody's.
import type { KVNamespace } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Definition } from "../../app/functions/define";
import { run } from "../../app/functions/run";
import { findAccount, suspend } from "../../commands/accounts/acts";
import { OWNED, rowsOf } from "../../commands/accounts/owned";
import { answerCookies } from "../../workers/caller";
import { openDatabase } from "../../workers/db/database";
import type { Env, RequestLog } from "../../workers/env";
import { createServices } from "../../workers/services";
import { FUNCTIONS } from "../support/functions";
import { PAGE_TRIPS } from "../support/page-trips";
import { type AccountSite, type Browser, deployAccounts } from "./accounts";

const SECRET = "a-secret-for-tests-only-0123456789";
/** Stands in everything of Ann's. */
const MARK = "zanzibar";
const ANN = `ann-${MARK}@example.com`;

let deployed: Awaited<ReturnType<typeof deployAccounts<"site">>>;
let site: AccountSite;
let env: Env;
let ann: Browser;
let annId: string;
/** What names something of Ann's. */
let ids: string[];

beforeAll(async () => {
  deployed = await deployAccounts({
    site: { SESSION_SECRET: SECRET, CEILINGS: JSON.stringify({ linkMails: 2000, owners: 5000 }) },
  });
  ({ site } = deployed.sites);
  const free = { limit: async () => ({ success: true }) };
  const kv = { get: async () => null, put: async () => {}, delete: async () => {} };
  env = {
    ...{ DB: site.database, SESSIONS: kv as unknown as KVNamespace },
    ...{ WAITLIST_LIMIT: free, ANALYZER_LIMIT: free, READING_LIMIT: free, SESSION_LIMIT: free },
    ...{ TOOLS_LIMIT: free, MATERIAL_LIMIT: free, FEEDBACK_LIMIT: free, BILLING_LIMIT: free },
    ...{ ASSISTANT_LIMIT: free },
    ...{ AUTH: "accounts", SUPPORT_EMAIL: "support@greenlight.example", MAIL_FROM: "a@greenlight.example" },
    ...{ MAIL_URL: site.mail.url, MAIL_KEY: "key", CEILINGS: JSON.stringify({ linkMails: 20_000 }) },
    ...{ STRIPE_PRICE_STARTER: "starter", STRIPE_PRICE_PRO: "pro", STRIPE_PRICE_CREATOR: "creator" },
    ...{ YOUTUBE_BASE_URL: "https://youtube.invalid/", SESSION_SECRET: SECRET, PASSWORDS: "on" },
  };
  ann = await furnished(ANN);
  // Her own mails go out behind her: only then do her rows stand still.
  await vi.waitFor(async () => expect(await site.count("outbox", "sent_at is null")).toBe(0), 10_000);
  ({ ownerId: annId } = await findAccount(openDatabase(site.database), ANN));
  const rows = Object.values(await rowsOfAnn()).flat();
  const names = /^(id|n|key|hash|token|identifier|customer_id|card_id|user_id|owner_id|credential_id)$/;
  ids = [
    ...new Set(
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([name, value]) => (names.test(name) ? [String(value)] : [])),
      ),
    ),
  ].filter((id) => !id.includes(MARK));
}, 60_000);

afterAll(() => deployed?.stop());

/** Somebody with an account, and something of theirs wherever something is kept. */
async function furnished(email: string): Promise<Browser> {
  const browser = await site.signedIn(email);
  const forms: [path: string, fields: Record<string, string>][] = [
    ["/account", { form: "settings", primaryTopic: MARK, youtubeChannel: MARK }],
    ["/channel", { action: "connect", sample: "@saffronshelf" }],
    ["/plan", { action: "add", idea: `A boat to ${MARK}` }],
    ["/series-planner", { action: "add", title: `Series of ${MARK}` }],
    ["/suggestions", { category: "bug", message: `Feedback of ${MARK}` }],
  ];
  for (const [path, fields] of forms) await browser.submit(path, fields);
  const { ownerId } = await findAccount(openDatabase(site.database), email);
  const put = (text: string, ...values: unknown[]) =>
    site.database
      .prepare(text)
      .bind(...values)
      .run();
  await put("insert into customers values (?, ?, 1)", ownerId, `cus_${ownerId.slice(0, 8)}`);
  await put("insert into feeds values (?, ?, 1)", ownerId, ownerId);
  await put("insert into watch_feeds values (?, ?, 1)", ownerId, [...ownerId].reverse().join(""));
  await put(
    `insert into api_keys (id, owner_id, name, scopes, hash, created_at) values (?, ?, ?, '["read"]', ?, 1)`,
    ...[`key${ownerId.slice(3, 16)}`, ownerId, MARK, `hash of ${ownerId}`],
  );
  await put(
    `insert into passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
     select ?, ?, 'key', id, ?, 0, 'singleDevice', 0 from users where owner_id = ?`,
    ...[`pass${ownerId.slice(4, 20)}`, MARK, `credential${ownerId.slice(10, 30)}`, ownerId],
  );
  await put("insert into webhooks values (?, ?, 'salt', 0, 1, null)", ownerId, `https://${MARK}.example/`);
  await put("insert into plan_uses values (?, 'viral', ?, 1, null, null)", ownerId, MARK);
  return browser;
}

/** Every row that is Ann's, table by table: her sessions, keys and mails among them. */
async function rowsOfAnn(): Promise<Record<string, Record<string, unknown>[]>> {
  const dialect = new SQLiteAsyncDialect();
  const found = await site.database.batch<Record<string, unknown>>(
    OWNED.map((table) => {
      const query = dialect.sqlToQuery(
        sql`select * from ${sql.identifier(table)} where ${rowsOf(table, annId)}`,
      );
      return site.database.prepare(query.sql).bind(...query.params);
    }),
  );
  return Object.fromEntries(OWNED.map((table, at) => [table, found[at]?.results ?? []]));
}

/** Ann's rows as the last function left them. */
let kept: Awaited<ReturnType<typeof rowsOfAnn>> | undefined;
let bens = 0;
let ben: Browser | undefined;

/** Somebody else who is signed in, and anew where a function signed them out or deleted them. */
async function someoneElse(): Promise<Browser> {
  const email = () => `ben-${bens}@example.com`;
  const stands =
    ben &&
    (await site.count("auth_sessions", `user_id in (select id from users where email = '${email()}')`));
  if (ben && stands) return ben;
  bens += 1;
  ben = await site.signedIn(email());
  return ben;
}

/** Runs a function as whoever a browser's cookies name: its answer, and what went wrong on the way. */
async function ask(browser: Browser, definition: Definition, input: unknown): Promise<string> {
  const log: RequestLog = { d1: 0, warnings: [], errors: [] };
  const services = createServices(env, {
    request: new Request(site.site, { headers: { Cookie: browser.cookies } }),
    facts: { id: "test", nonce: "", now: new Date() },
    log,
    cookies: answerCookies(),
    waitUntil: () => {},
  });
  const ran = await run(definition, input, services.caller, services as never);
  return JSON.stringify(ran);
}

/** What names something, in inputs of functions: texts that somebody writes lead to nobody's rows. */
const NAMES = /^(.*id|.*key|.*card|channels?|secret|token|email|own|of|video|which|only|series|response)$/i;

/** An input with one of the names in it replaced, each in turn. */
function forgeries(value: unknown, by: string, isName = false): unknown[] {
  if (typeof value === "string") return isName ? [by] : [];
  if (Array.isArray(value))
    return value.flatMap((one, at) => forgeries(one, by, isName).map((made) => value.with(at, made)));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    forgeries(one, by, NAMES.test(name)).map((made) => ({ ...value, [name]: made })),
  );
}

describe("ids of another account", () => {
  it("are there to be forged", async () => {
    const rows = await rowsOfAnn();
    for (const table of ["owners", "users", "auth_sessions", "cards", "api_keys", "passkeys", "feedback"])
      expect([table, ids.includes(String(rows[table]?.[0]?.id))]).toEqual([table, true]);
    const held = Object.entries(rows).filter(([, found]) => found.length > 0);
    for (const table of ["workspaces", "channels", "webhooks", "feeds", "watch_feeds", "plan_uses"])
      expect(held.map(([name]) => name)).toContain(table);
  });

  it.each(FUNCTIONS.map((one) => [one.name, one] as const))(
    "%s tells and changes nothing of Ann's, whatever is forged",
    async (_name, definition) => {
      const before = kept ?? (await rowsOfAnn());
      const { good } = definition.examples;
      const forged = ids
        .flatMap((id) => forgeries(good, id))
        .concat({ ...(good as object), id: annId, owner: annId, ownerId: annId })
        .filter((input) => definition.input.safeParse(input).success);
      for (const input of [good, ...forged]) {
        const answer = await ask(await someoneElse(), definition, input);
        expect(answer).not.toContain(MARK);
        if (!JSON.stringify(input).includes(annId)) expect(answer).not.toContain(annId);
      }
      kept = await rowsOfAnn();
      expect(kept).toEqual(before);
    },
    60_000,
  );
});

/** Every page and file, as it would be asked for with ids of Ann's. */
const paths = (card: string) =>
  Object.keys(PAGE_TRIPS)
    .filter((path) => path !== "/logout")
    .map((path) => path.replace(":id", card).replace(":token", annId))
    .flatMap((path) => [
      path,
      `${path}?${new URLSearchParams({ id: card, card, owner: annId, open: card, channel: annId })}`,
    ]);

describe("pages, files, feeds and deletion", () => {
  it("show nothing of Ann's to somebody else, a demo visitor or nobody", async () => {
    const card = String((await rowsOfAnn()).cards?.[0]?.id);
    expect((await ann.open(`/plan/${card}`)).text).toContain(MARK);
    const before = await rowsOfAnn();
    const [other, demo, nobody] = [await site.signedIn("carl@example.com"), site.browser(), site.browser()];
    await demo.submit("/login");
    for (const browser of [other, demo, nobody]) {
      for (const path of paths(card)) {
        const { status, text } = await browser.open(path);
        expect([
          path,
          status < 500,
          text.includes(MARK),
          text.includes(annId) && !path.includes(annId),
        ]).toEqual([...[path, true, false, false]]);
      }
    }
    expect(await rowsOfAnn()).toEqual(before);
  }, 120_000);

  it("opens no feed by what the database holds of its address", async () => {
    const { feeds = [], watch_feeds: atoms = [] } = await rowsOfAnn();
    for (const { hash } of [...feeds, ...atoms])
      for (const path of [
        `/plan/${hash}.ics`,
        `/note/${hash}.atom`,
        `/plan/${String(hash).slice(0, 32)}.ics`,
      ])
        expect([302, 404]).toContain((await site.browser().open(path)).status);
    expect(feeds.length + atoms.length).toBeGreaterThan(0);
  });

  it("deletes whoever is signed in, whatever the form names", async () => {
    const before = await rowsOfAnn();
    const other = await site.signedIn("dora@example.com");
    const deleted = await other.submit("/account", { form: "delete", owner: annId, id: annId, email: ANN });
    expect(deleted.to).toBe("/account/deleted");
    expect(await rowsOfAnn()).toEqual(before);
    expect(await ann.isSignedIn()).toBe(true);
  });
});

describe("a stolen session", () => {
  const ENDINGS: [how: string, end: (owner: Browser, email: string) => Promise<unknown>][] = [
    ["sign-out", (owner) => owner.submit("/logout")],
    [
      "sign-out everywhere, from another device",
      async (_, email) => (await site.signedIn(email)).submit("/account/sign-in"),
    ],
    ["suspension", (_, email) => suspend(openDatabase(site.database), email, new Date())],
    ["deletion", (owner) => owner.submit("/account", { form: "delete" })],
  ];

  it.each(ENDINGS)(
    "is refused after %s: its cookie and its tokens, at pages, files, forms and functions",
    async (how, end) => {
      const email = `eve-${ENDINGS.findIndex(([one]) => one === how)}-${MARK}@example.com`;
      const owner = await furnished(email);
      const thief = owner.copy();
      const { access_token, refresh_token } = JSON.parse((await thief.submit("/api/session")).text);
      expect((await thief.open("/plan/cards.csv")).text).toContain(MARK);
      await end(owner, email);
      const { n: rows } = (await site.database
        .prepare("select count(*) as n from cards")
        .first<{ n: number }>()) ?? { n: -1 };
      for (const path of [
        "/account",
        "/plan",
        "/plan/cards.csv",
        "/plan/record.json",
        "/account/data.json",
        "/account/keys",
      ]) {
        const { status, text } = await thief.open(path);
        expect([path, status, text.includes(MARK)]).toEqual([path, 302, false]);
      }
      await thief.submit("/plan", { action: "add", idea: "A thief's boat" });
      expect(await site.database.prepare("select count(*) as n from cards").first("n")).toBe(rows);
      const json = { "Content-Type": "application/json" };
      const bearer = { Authorization: `Bearer ${access_token}`, ...json };
      expect((await site.browser().fetch("/api/trends", { headers: bearer })).status).toBe(401);
      const refresh = { method: "POST", headers: json, body: JSON.stringify({ refresh_token }) };
      expect((await site.browser().fetch("/api/session", refresh)).status).toBe(401);
      const again = await thief.fetch("/api/session", {
        method: "POST",
        headers: { ...json, Origin: site.site.origin },
        body: "{}",
      });
      expect(again.text).not.toContain(email);
    },
  );
});
