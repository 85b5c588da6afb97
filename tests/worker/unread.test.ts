import { env } from "cloudflare:workers";
import type { D1Database, KVNamespace } from "@cloudflare/workers-types";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { failingDatabase } from "../support/broken-database";
import { creator } from "../support/creator";
import { SITE, Visitor } from "../support/visitor";

const vars = env as unknown as Record<string, unknown>;
const whole = { ...vars };
const database = env.DB as D1Database;

/** As workerd words what fails beneath it. */
const INTERNAL = "internal error; reference = 7s6gnbbkc3q2t9";
const fail = async () => Promise.reject(new Error(INTERNAL));

type State = "down" | "locked" | "full" | "uncounted";

const BREAK: Record<State, () => void> = {
  down() {
    vars.DB = failingDatabase(database, `D1_ERROR: ${INTERNAL}`);
  },
  locked() {
    vars.DB = failingDatabase(database, "D1_ERROR: database is locked: SQLITE_BUSY");
  },
  full() {
    const message = "D1_ERROR: database or disk is full: SQLITE_FULL";
    vars.DB = failingDatabase(database, message, { writesOnly: true });
    const { get } = whole.SESSIONS as KVNamespace;
    vars.SESSIONS = { get: get.bind(whole.SESSIONS), put: fail, delete: fail };
  },
  /** The rate limits do not answer. */
  uncounted() {
    for (const name of Object.keys(whole)) if (name.endsWith("_LIMIT")) vars[name] = { limit: fail };
  },
};

afterEach(() => void Object.assign(vars, whole));

/** What no page may say: an error's own text, and that there is nothing where nobody could look. */
const INTERNALS = /D1_|SQLITE|reference =|internal error|disk is full|Unexpected Application Error/;
const ABSENT =
  /Connect your channel|Start with your own|Free User|no subscription|Try the sample|No (?:videos|comments|series|titles|descriptions|forecasts|outcomes|date)[a-z ]* yet|not in your plan|Nothing is planned/;

const WATCHED = "UCx_5XG1OV2P6uZZ5FSM9Ttw";

let ann: Visitor;
let card: string;

beforeAll(async () => {
  ann = await creator("Ann");
  await ann.submit("/plan/handover", { action: "add", idea: "A card of Ann" });
  card = /href="\/plan\/([a-z0-9]{10})"/.exec(await (await ann.open("/plan")).text())?.[1] ?? "";
  expect(card).not.toBe("");
  await ann.submit("/channel/visibility", { topics: "rye bread" });
  const subscriptions = new FormData();
  subscriptions.append("action", "import");
  subscriptions.append("file", new File([`Channel Id\n${WATCHED}`], "subscriptions.csv"));
  const headers = { Origin: SITE };
  await ann.fetch("/competitor-monitor/yours", { method: "POST", body: subscriptions, headers });
  // With real sources: without them the analyzer and trends ask no database.
  const wikimedia = inject("wikimedia");
  Object.assign(whole, {
    ...{
      YOUTUBE_API_KEY: "key",
      YOUTUBE_BASE_URL: "http://127.0.0.1:9/",
      WIKIMEDIA_CONTACT: "a@example.com",
    },
    ...{ WIKIMEDIA_BASE_URL: wikimedia, WIKIPEDIA_BASE_URL: wikimedia },
  });
});

let asked = 0;

/** Asks as Ann does, each time from another address, so that no limit counts. */
async function ask(state: State | null, path: string, init: RequestInit = {}) {
  Object.assign(vars, whole);
  if (state) BREAK[state]();
  asked += 1;
  const headers = new Headers(init.headers);
  headers.set("Cookie", ann.cookies);
  const from = new Visitor(`10.${state?.length ?? 0}.${asked >> 8}.${asked & 255}`);
  const answer = await from.fetch(path.replaceAll(":id", card), { ...init, headers });
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const text = main.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  return { status: answer.status, location: answer.headers.get("Location"), html, text };
}

const UNREAD_WORK = "Your work here could not be read just now";
const UNREAD_PLAN = "Your plan could not be read just now";
const UNREAD_CHANNEL = "Your channel could not be read just now";
const UNREAD_WATCHED = "Your channels could not be read just now";
const UNREAD_SUBSCRIPTION = "Your subscription could not be read just now";

/**
 * What each page answers while nothing can be read: 200 where it shows nothing that is kept, the address it leads to, or
 * what it says with 503.
 */
const PAGES: Record<string, number | string> = {
  "/": 200,
  "/youtube": "Trend Data Unavailable",
  "/login": 200,
  "/signup": 200,
  // The demo has no accounts: with them, tests/upstream/accounts-*.test.ts.
  "/login/link": "/login",
  "/login/passkey": "/login",
  "/login/google": "/login",
  "/login/google/answer": "/login?google=refused",
  "/account/address": 410,
  "/account/sign-in": "/account",
  "/account/google": "/account/sign-in#google",
  "/account/passkeys": "/account/sign-in#passkeys",
  "/account/keys": "Your keys could not be read just now",
  "/account/assistants": "Your assistants could not be read just now",
  "/oauth2/authorize": "/login",
  "/success": UNREAD_SUBSCRIPTION,
  "/privacy": 200,
  "/terms": 200,
  "/api/v1/docs": 200,
  "/record": "The record could not be read just now",
  "/account/deleted": 200,
  // No link of ours.
  "/unsubscribe/:token": 404,
  "/light": 200,
  "/light?q=sourdough+bread": UNREAD_CHANNEL,
  "/logout": "/",
  "/theme": "/",
  "/pricing": UNREAD_SUBSCRIPTION,
  "/dashboard": UNREAD_CHANNEL,
  "/plan": UNREAD_PLAN,
  "/plan?view=list": UNREAD_PLAN,
  "/plan?view=calendar": UNREAD_PLAN,
  "/plan/handover": 200,
  "/plan/moves": "/plan",
  "/plan/export": UNREAD_PLAN,
  "/plan/cards.csv": "/plan/export?failed",
  "/plan/cards.md": "/plan/export?failed",
  "/plan/record.json": "/plan/outcomes?failed",
  "/plan/week": UNREAD_PLAN,
  "/plan/outcomes": UNREAD_PLAN,
  "/plan/:id": UNREAD_PLAN,
  "/plan/:id/outcome": UNREAD_PLAN,
  "/channel": UNREAD_CHANNEL,
  // The demo has none.
  "/note/webhook": "/note",
  "/note": "Your note could not be read just now",
  "/comment-sentiment": UNREAD_WORK,
  "/comment-sentiment/report": UNREAD_WORK,
  "/comment-sentiment/report.csv": "/comment-sentiment/report",
  "/comment-sentiment/yours": UNREAD_WORK,
  "/comment-sentiment/yours/report": UNREAD_WORK,
  "/comment-sentiment/yours/report.csv": "/comment-sentiment/yours",
  "/competitor-monitor": UNREAD_WORK,
  "/competitor-monitor/yours": UNREAD_WATCHED,
  [`/competitor-monitor/yours/channel?id=${WATCHED}`]: UNREAD_WATCHED,
  "/content-ideas": UNREAD_WORK,
  "/content-ideas/yours": "Your ideas could not be read just now",
  "/rpm-booster": UNREAD_WORK,
  "/rpm-booster/yours": UNREAD_WORK,
  "/series-planner": UNREAD_WORK,
  "/series-planner/yours": UNREAD_PLAN,
  "/description-rewriter": UNREAD_WORK,
  "/description-rewriter/yours": UNREAD_WORK,
  "/description-rewriter/yours?card=:id": UNREAD_WORK,
  "/thumbnail-optimizer": UNREAD_WORK,
  "/thumbnail-optimizer/yours": UNREAD_CHANNEL,
  "/video-forecast": UNREAD_WORK,
  "/video-forecast/yours": UNREAD_CHANNEL,
  "/ask-greenlight": UNREAD_WORK,
  "/ask-greenlight/yours": 200,
  "/ask-greenlight/yours?q=How+many+subscribers+do+I+have": "Your question could not be answered just now",
  "/youtube-tool": 200,
  "/youtube-tool?q=Bread": "An unexpected error occurred.",
  "/youtube-tool/evidence?q=Bread": "/youtube-tool?q=Bread",
  "/channel/evidence": "/channel",
  "/channel/visibility": "Your topics could not be read just now",
  "/suggestions": 200,
  "/account": UNREAD_SUBSCRIPTION,
  "/account/data.json": "/account?data=not-read#your-data",
  "/trend/article": 200,
  "/landing": "/",
  "/analyze": "/youtube-tool",
  "/*": "/",
};

/** A trend that is not there is no reason to fail a page (spec section 2). */
const WHOLE_WITHOUT = ["/youtube"];

describe("every page", () => {
  it("is in the table", () => {
    const known = new Set(Object.keys(PAGES).map((path) => path.split("?")[0]));
    expect(
      inject("pages")
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([...known].toSorted());
  });

  for (const state of ["down", "locked"] as const) {
    it.each(Object.entries(PAGES))(`says what it could not read (${state}): %s`, async (path, expected) => {
      const { status, location, html, text } = await ask(state, path);
      if (expected === 200 || WHOLE_WITHOUT.includes(path)) expect(status).toBe(200);
      else if (String(expected).startsWith("/")) expect(location).toBe(expected);
      else expect(status).toBe(typeof expected === "number" ? expected : 503);
      if (typeof expected === "string" && !expected.startsWith("/")) expect(text).toContain(expected);
      expect(html).not.toMatch(INTERNALS);
      expect(text).not.toMatch(ABSENT);
    });
  }

  it.each(Object.keys(PAGES))("tells script no more: %s", async (path) => {
    const [page = "", query = ""] = path.split("?");
    const { status, html } = await ask("down", `${page === "/" ? "/_root" : page}.data?${query}`);
    expect(status).not.toBe(500);
    expect(html).not.toMatch(INTERNALS);
  });

  it.each(Object.keys(PAGES))("reads as ever where only writing fails: %s", async (path) => {
    for (const state of ["full", "uncounted"] as const) {
      const before = await ask(null, path);
      const { status, location, html } = await ask(state, path);
      // A look-up and a download count.
      if (state === "uncounted" && path === "/trend/article") expect(status).toBe(503);
      else if (state === "uncounted" && path === "/login/google/answer")
        expect(location).toBe("/login?google=failed");
      else if (state === "uncounted" && path === "/account/data.json") expect(location).toBe(PAGES[path]);
      else expect([state, status, location]).toEqual([state, before.status, before.location]);
      expect(html).not.toMatch(INTERNALS);
    }
  });
});

const NOT_SAVED = "Nothing was saved: the database did not answer";

interface Form {
  path: string;
  fields: Record<string, string>;
  /** What it says where it cannot be done; its address where it answers by one. */
  says: string;
  /** What stays in the form. */
  typed?: string[];
  /** The states that do not keep it from being done. */
  goesOn?: State[];
}

const TITLE = "Rolls for the lazy";
const REVENUE =
  "Content,Video title,Video publish time,Views,Estimated revenue (USD)\naaaaaaaaaa1,Rye,2026-03-04,900,5";

const FORMS: Form[] = [
  {
    path: "/?index&welcome=waitlist",
    fields: { email: "lost@example.com" },
    says: "Please try again.",
    typed: ["lost@example.com"],
  },
  {
    path: "/ask-greenlight/yours",
    fields: { q: "How many uploads do I have" },
    says: "Your question could not be answered just now",
    typed: ["How many uploads do I have"],
    goesOn: ["full", "uncounted"],
  },
  { path: "/login", fields: {}, says: "", goesOn: ["down", "locked", "full", "uncounted"] },
  { path: "/logout", fields: {}, says: "/landing?logout=failed" },
  { path: "/theme", fields: { theme: "dark" }, says: "", goesOn: ["down", "locked", "full", "uncounted"] },
  {
    path: "/dashboard",
    fields: { kpis: "hidden" },
    says: "",
    goesOn: ["down", "locked", "full", "uncounted"],
  },
  { path: "/light", fields: { idea: TITLE }, says: "", goesOn: ["down", "locked", "full", "uncounted"] },
  {
    path: "/light",
    fields: { idea: TITLE, ask: "rest" },
    says: "The light could not be worked out",
    typed: [TITLE],
  },
  { path: "/plan", fields: { action: "add", idea: TITLE }, says: NOT_SAVED, typed: [TITLE] },
  { path: "/plan", fields: { action: "move", id: ":id", to: "filmed:" }, says: NOT_SAVED },
  { path: "/plan", fields: { action: "date", id: ":id", date: "2026-12-12" }, says: NOT_SAVED },
  { path: "/plan/handover", fields: { action: "add", idea: TITLE }, says: "/plan?plan=not-kept" },
  { path: "/plan/moves", fields: { action: "move", id: ":id", to: "filmed:" }, says: NOT_SAVED },
  { path: "/plan/export", fields: { action: "make" }, says: "No address was made" },
  {
    path: "/account/keys",
    fields: { action: "make", name: "My script", may: "write" },
    says: "The key could not be made just now",
    typed: ["My script"],
  },
  {
    path: "/account/keys",
    fields: { action: "revoke", id: "abc" },
    says: "The key could not be revoked just now",
  },
  { path: "/plan/export", fields: { action: "end" }, says: "The address still works" },
  {
    path: "/plan/:id",
    fields: {
      action: "save",
      version: "1",
      idea: TITLE,
      title: "A title",
      description: "A text",
      state: "idea",
    },
    says: NOT_SAVED,
    typed: [TITLE, "A title", "A text"],
  },
  { path: "/plan/:id", fields: { action: "remove" }, says: NOT_SAVED },
  {
    path: "/plan/:id/outcome",
    fields: { action: "type", date: "2026-01-12", days: "30", views: "4321" },
    says: NOT_SAVED,
    typed: ["4321"],
  },
  {
    path: "/channel",
    fields: { action: "connect", uploads: "Rolls,2026-01-02,400\nBuns,2026-01-09,500" },
    says: "Your channel could not be saved",
    typed: ["Rolls,2026-01-02,400\nBuns,2026-01-09,500"],
  },
  {
    path: "/channel/visibility",
    fields: { topics: "rye bread\nspelt bread" },
    says: "Your topics could not be saved",
    typed: ["rye bread\nspelt bread"],
  },
  { path: "/note", fields: { action: "time", weekday: "1", hour: "8", zone: "UTC" }, says: NOT_SAVED },
  {
    path: "/competitor-monitor/yours",
    fields: { action: "mute", kind: "watched-title" },
    says: NOT_SAVED,
  },
  {
    path: "/series-planner/yours",
    fields: { action: "add", series: "Bread for one", idea: TITLE },
    says: NOT_SAVED,
    typed: ["Bread for one", TITLE],
  },
  {
    path: "/comment-sentiment/yours",
    fields: { action: "analyze", comments: "I love this so much\nWhat about a part two?" },
    says: "again",
    typed: ["I love this so much\nWhat about a part two?"],
  },
  {
    path: "/description-rewriter/yours",
    fields: { action: "rewrite", title: TITLE, description: "How to bake rolls if you are lazy." },
    says: "again",
    typed: [TITLE, "How to bake rolls if you are lazy."],
  },
  {
    path: "/thumbnail-optimizer/yours",
    fields: { action: "analyze", titles: TITLE },
    says: "again",
    typed: [TITLE],
  },
  {
    path: "/content-ideas/yours",
    fields: { action: "restore", key: "rye" },
    says: "That was not saved.",
  },
  {
    path: "/rpm-booster/yours",
    fields: { action: "analyze", target: "6.50", pasted: REVENUE },
    says: "again",
    typed: ["6.50", REVENUE],
  },
  {
    path: "/video-forecast/yours",
    fields: { action: "forecast", title: TITLE },
    says: "again",
    typed: [TITLE],
  },
  { path: "/youtube-tool", fields: { query: "Rye rolls" }, says: "unexpected error", typed: ["Rye rolls"] },
  {
    path: "/suggestions",
    fields: { category: "bug", message: "It stood still." },
    says: "Failed to send feedback.",
    typed: ["It stood still."],
  },
  {
    path: "/account",
    fields: { form: "settings", primaryTopic: "rye rolls", youtubeChannel: "Rolls" },
    says: "Failed to update settings. Please try again.",
    typed: ["rye rolls", "Rolls"],
    // Settings are kept in KV.
    goesOn: ["down", "locked"],
  },
  { path: "/account", fields: { form: "delete" }, says: "could not be deleted just now" },
  {
    path: "/account",
    fields: { form: "cancel" },
    says: "Failed to cancel subscription",
    goesOn: ["full"],
  },
  {
    path: "/trend/article",
    fields: { article: "Bread", words: "bread" },
    says: "could not be read or saved just now",
  },
];

/**
 * Sample desks are tried form by form in tool-failures.test.ts and database-down.test.ts, what accounts alone
 * have in tests/upstream/note-mail.test.ts and webhooks.test.ts.
 */
const ELSEWHERE = [
  ...inject("tools").map(({ key }) => `/${key}`),
  ...["/*", "/pricing", "/unsubscribe/:token", "/note/webhook"],
  // With accounts: tests/upstream/accounts-*.test.ts.
  ...["/signup", "/login/link", "/login/passkey", "/account/sign-in", "/account/passkeys"],
  ...["/login/google", "/account/google", "/account/address", "/oauth2/authorize"],
  "/account/assistants",
];

describe("every form", () => {
  it("is in the table, or tried elsewhere", () => {
    const known = new Set([...FORMS.map(({ path }) => path.split("?")[0]), ...ELSEWHERE]);
    for (const { path, hasForms } of inject("pages")) if (hasForms) expect(known).toContain(path);
  });

  for (const state of ["down", "locked", "full", "uncounted"] as const) {
    it.each(FORMS.filter(({ goesOn }) => !goesOn?.includes(state)))(
      `stays with what was typed, and says so (${state}): $path $fields`,
      async ({ path, fields, says, typed = [] }) => {
        const { status, location, html } = await send(state, path, fields);
        if (says.startsWith("/")) expect(location).toBe(says);
        else {
          expect(status).toBe(503);
          expect(html).toContain(says);
        }
        for (const text of typed) expect(fieldsIn(html)).toContain(text);
        expect(html).not.toMatch(INTERNALS);
      },
    );

    it.each(FORMS.filter(({ goesOn }) => goesOn?.includes(state)))(
      `is done all the same (${state}): $path $fields`,
      async ({ path, fields }) => {
        const { status, html } = await send(state, path, fields);
        expect(status).toBeLessThan(500);
        expect(html).not.toMatch(INTERNALS);
      },
    );
  }
});

function send(state: State, path: string, fields: Record<string, string>) {
  const filled = Object.entries(fields).map(([name, value]) => [name, value.replaceAll(":id", card)]);
  return ask(state, path, {
    method: "POST",
    body: new URLSearchParams(filled),
    headers: { Origin: SITE, Referer: `${SITE}/plan` },
  });
}

/** What stands in the fields of a page, or beside them as what was typed. */
function fieldsIn(html: string): string[] {
  const found = html.matchAll(
    /<input[^>]*\svalue="([^"]*)"|<textarea[^>]*>([^<]*)|<p class="[^"]*whitespace-pre-wrap[^"]*">([^<]*)/g,
  );
  return [...found].map(([, value, text, typed]) => (value ?? text ?? typed ?? "").trim());
}

const CALLS: [path: string, body: unknown][] = [
  ["/api/waitlist", { email: "lost@example.com" }],
  ["/api/feedback", { category: "bug", message: "It stood still." }],
  ["/api/youtube-insights", { query: "Rye rolls" }],
  ["/api/session", {}],
  ["/api/subscription", null],
  ["/api/health", null],
  ["/plan/0123456789abcdef0123456789abcdef.ics", null],
];

describe("every function that asks the database", () => {
  it.each(CALLS)("answers 503, and nothing of how it is made: %s", async (path, body) => {
    const headers = { "Content-Type": "application/json" };
    const init = body ? { method: "POST", headers, body: JSON.stringify(body) } : {};
    const { status, html } = await ask("down", path, init);
    expect(status).toBe(503);
    expect(html).not.toMatch(INTERNALS);
  });
});
