import { env } from "cloudflare:workers";
import type { D1PreparedStatement } from "@cloudflare/workers-types";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { toolPage } from "../support/tool-page";
import { Visitor } from "../support/visitor";

/** How long the Worker waits for D1 here, in milliseconds, and how long an answer may take beyond that. */
const LIMIT = 150;
const SLACK = 1500;

const vars = env as unknown as Record<string, unknown>;
const database = env.DB;

beforeEach(() => {
  vars.TIME_LIMITS = JSON.stringify({ database: LIMIT });
});
afterEach(() => {
  vars.DB = database;
  delete vars.TIME_LIMITS;
});

/** A database that takes every statement and answers none. */
function silence(): void {
  const never = () => new Promise<never>(() => {});
  const statement = { bind: () => statement, all: never, run: never, raw: never, first: never };
  vars.DB = { prepare: () => statement, batch: never, exec: never };
}

/** The answer, within the time that one round trip may take and what the page itself needs. */
async function soon(asked: Promise<Response>, trips = 1): Promise<Response> {
  const began = Date.now();
  const answer = await asked;
  expect(Date.now() - began).toBeLessThan(trips * LIMIT + SLACK);
  return answer;
}

describe("a database that does not answer", () => {
  it("lets both waitlist routes say so, the form with the address that was typed", async () => {
    silence();
    const email = "patient@example.com";
    const page = await soon(new Visitor().submit("/?index&welcome=waitlist", { email }));
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain("Failed to join waitlist. Please try again.");
    expect(html).toContain(`value="${email}"`);
    const answer = await soon(new Visitor().call("/api/waitlist", { email }));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  it("lets feedback say so, with what was typed", async () => {
    const visitor = new Visitor();
    await visitor.open("/suggestions");
    silence();
    const message = "It stood still while I waited.";
    const page = await soon(visitor.submit("/suggestions", { category: "bug", message }), 2);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain(message);
    expect((await soon(visitor.call("/api/feedback", { category: "bug", message }), 2)).status).toBe(503);
  });

  it.each(inject("tools"))("lets $key say so, with what was typed", async ({ key, failed, actions }) => {
    const [first] = actions;
    const fields = { action: first?.name ?? "", ...first?.fields };
    silence();
    // A visitor without a session has nothing to be read: the sample stands there, and the message above it.
    const page = await toolPage(await soon(new Visitor().submit(`/${key}`, fields), 3));
    expect(page.status).toBe(503);
    expect(page.text).toContain(failed);
    const words = Object.values(first?.fields ?? {}).filter((value) => value.includes(" "));
    for (const typed of words) expect(page.holds(typed), typed).toBe(true);
  });

  it.each([
    "/dashboard",
    "/youtube",
    "/account",
    "/content-ideas",
    "/video-forecast/yours",
    "/trend/article",
  ])("keeps nobody waiting on %s", async (path) => {
    const visitor = new Visitor();
    await visitor.open("/dashboard");
    silence();
    const answer = await soon(visitor.open(path), 2);
    expect([200, 503]).toContain(answer.status);
  });

  it("lets each tool say so to a visitor with a session, and leaves what they typed", async () => {
    for (const { key, failed, actions } of inject("tools")) {
      const [first] = actions;
      const fields = { action: first?.name ?? "", ...first?.fields };
      const visitor = new Visitor();
      expect((await visitor.submit(`/${key}`, fields)).status).toBe(303);
      silence();
      const page = await toolPage(await soon(visitor.submit(`/${key}`, fields), 3));
      vars.DB = database;
      expect(page.status, key).toBe(503);
      expect(page.text, key).toContain(failed);
      expect(page.text, key).toContain("Your work here could not be read just now");
      const words = Object.values(first?.fields ?? {}).filter((value) => value.includes(" "));
      for (const typed of words) expect(page.holds(typed), typed).toBe(true);
    }
  });

  it("is unreachable for a monitor", async () => {
    silence();
    const answer = await soon(new Visitor().open("/api/health"));
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { ok: false, database: "unreachable", signing: "ok" },
    ]);
  });

  it.each(["/dashboard", "/content-ideas", "/video-forecast/yours"])(
    "lets a page of %s say so",
    async (path) => {
      const visitor = new Visitor();
      expect((await visitor.submit("/content-ideas", { action: "generate" })).status).toBe(303);
      silence();
      const answer = await soon(visitor.open(path), 2);
      const text = await answer.text();
      expect(text).not.toContain("Unexpected Application Error!");
      if (path !== "/dashboard") expect(answer.status).toBe(503);
    },
  );

  it("is asked anew by the next request, once it answers again", async () => {
    const visitor = new Visitor();
    silence();
    expect((await visitor.open("/api/health")).status).toBe(503);
    vars.DB = database;
    expect((await visitor.open("/api/health")).status).toBe(200);
    expect((await visitor.call("/api/waitlist", { email: "after@example.com" })).status).toBe(201);
  });
});

/** A database that does everything at once, and tells nobody: the answer to each write is lost. */
function loseAnswers(): void {
  const never = () => new Promise<never>(() => {});
  vars.DB = new Proxy(database, {
    get(target, name) {
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          await target.batch(statements);
          return never();
        };
      }
      if (name !== "prepare") return Reflect.get(target, name);
      return (sql: string) =>
        /^\s*(insert|update|delete)/i.test(sql) ? lost(target.prepare(sql)) : target.prepare(sql);
    },
  });

  function lost(statement: D1PreparedStatement): D1PreparedStatement {
    return new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => lost(target.bind(...values));
        if (!["all", "run", "raw", "first"].includes(String(name))) return Reflect.get(target, name);
        return async () => {
          await target.run();
          return never();
        };
      },
    });
  }
}

async function rows(table: string, where = "1"): Promise<Record<string, unknown>[]> {
  return (await database.prepare(`select * from ${table} where ${where}`).all()).results;
}

/** The titles of all series that are kept. */
async function keptTitles(): Promise<string[]> {
  const states = await rows("workspaces", "tool = 'series-planner'");
  return states.flatMap(({ state }) =>
    [...String(state).matchAll(/"title":"([^"]*)"/g)].map(([, title]) => title ?? ""),
  );
}

describe("a write whose answer is lost", () => {
  it("is not made twice where the form of the waitlist or of feedback is sent again", async () => {
    const visitor = new Visitor();
    await visitor.open("/suggestions");
    const email = "twice@example.com";
    const feedback = { category: "bug", message: "Sent twice.", formId: crypto.randomUUID() };
    loseAnswers();
    expect((await soon(visitor.submit("/?index&welcome=waitlist", { email }))).status).toBe(503);
    expect((await soon(visitor.submit("/suggestions", feedback), 3)).status).toBe(503);
    vars.DB = database;
    await visitor.submit("/?index&welcome=waitlist", { email });
    expect((await visitor.submit("/suggestions", feedback)).status).toBe(303);
    expect(await rows("waitlist_emails", `email = '${email}'`)).toHaveLength(1);
    expect(await rows("feedback", "message = 'Sent twice.'")).toHaveLength(1);
  });

  it("is not made twice where the form of a tool is sent again, and is made for another form", async () => {
    const visitor = new Visitor();
    const series = (title: string) => visitor.submit("/series-planner", { action: "add", title });
    expect((await series("Bread for one")).status).toBe(303);
    loseAnswers();
    expect((await soon(series("A lamp for two"), 3)).status).toBe(503);
    vars.DB = database;
    expect((await series("A lamp for two")).status).toBe(303);
    expect((await series("A chair for three")).status).toBe(303);
    // Long after it was answered, the same title is another series.
    expect((await series("A lamp for two")).status).toBe(303);
    const titles = (await keptTitles()).filter((title) => /for (one|two|three)$/.test(title));
    expect(titles.toSorted()).toEqual([
      "A chair for three",
      "A lamp for two",
      "A lamp for two",
      "Bread for one",
    ]);
  });

  it("is made where it had not been, when the form is sent again", async () => {
    const visitor = new Visitor();
    silence();
    expect((await visitor.submit("/series-planner", { action: "add", title: "Soup for four" })).status).toBe(
      503,
    );
    vars.DB = database;
    expect((await visitor.submit("/series-planner", { action: "add", title: "Soup for four" })).status).toBe(
      303,
    );
    expect((await keptTitles()).filter((title) => title === "Soup for four")).toHaveLength(1);
  });
});
