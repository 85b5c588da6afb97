import { env } from "cloudflare:workers";
import type { D1Database } from "@cloudflare/workers-types";
import { describe, expect, it } from "vitest";
import { isDatabaseError, openDatabase } from "../../workers/db/database";
import { gatherRoundTrips } from "../../workers/db/round-trips";
import { recentTopics } from "../../workers/db/topics";
import { findChosenAndAsk, findTrendAndAsk } from "../../workers/db/trend-rows";

const LIMIT = { limitMs: 1000 };

function counted(db: D1Database = env.DB, options = LIMIT) {
  const count = { d1: 0 };
  return { count, db: gatherRoundTrips(db, count, options) };
}

/** Asked at an instant, always by the same visitor. */
const at = (askedAt: Date) => ({ askedAt, by: { asker: "somebody", owner: null } });

describe("gatherRoundTrips", () => {
  it("counts a statement's run as one trip and a batch as one", async () => {
    const { db, count } = counted();
    expect(await db.prepare("select 1 as one").first()).toEqual({ one: 1 });
    await db.prepare("select ?1 as one").bind(1).all();
    expect(count.d1).toBe(2);
    const [first] = await db.batch([db.prepare("select 1 as one"), db.prepare("select ?1 as one").bind(2)]);
    expect(first?.results).toEqual([{ one: 1 }]);
    expect(count.d1).toBe(3);
  });

  it("counts what drizzle asks for", async () => {
    const { db: binding, count } = counted();
    const db = openDatabase(binding);
    const topic = { key: "counting", article: null };
    // Noted in a trip of its own; asked again within the hour, it is only read.
    expect((await findTrendAndAsk(db, topic, at(new Date()))).record).toBeNull();
    expect(count.d1).toBe(2);
    expect((await findTrendAndAsk(db, topic, at(new Date()))).record).toBeNull();
    expect(count.d1).toBe(3);
    expect(await recentTopics(db, 5)).toContainEqual(topic);
    expect(count.d1).toBe(4);
  });

  it("writes down a chosen topic once an hour, and only reads it otherwise", async () => {
    const { db: binding, count } = counted();
    const db = openDatabase(binding);
    const start = Date.now();
    const inMinutes = (minutes: number) => new Date(start + minutes * 60_000);
    expect(await findChosenAndAsk(db, "never chosen", at(inMinutes(0)))).toBeNull();
    expect(count.d1).toBe(1);
    await findTrendAndAsk(db, { key: "chosen", article: "Article" }, at(inMinutes(0)));
    const trips = [];
    for (const minutes of [1, 59, 61, 62]) {
      count.d1 = 0;
      expect(await findChosenAndAsk(db, "chosen", at(inMinutes(minutes)))).toEqual({ record: null });
      trips.push(count.d1);
    }
    expect(trips).toEqual([1, 1, 2, 1]);
  });

  it("sends what is asked for at the same time as one batch, and gives each its own answer", async () => {
    const { db, count } = counted();
    const answers = await Promise.all([
      db.prepare("select 1 as one").first("one"),
      db.prepare("select 2 as two, 3 as three").raw(),
      db.prepare("select 4 as four where 1 = 0").first(),
      db.batch([db.prepare("select 5 as five"), db.prepare("select ?1 as six").bind(6)]),
      db.prepare("select ?1 as seven").bind(7).all(),
    ]);
    expect(count.d1).toBe(1);
    const [one, raw, none, batch, all] = answers;
    expect(one).toBe(1);
    expect(raw).toEqual([[2, 3]]);
    expect(none).toBeNull();
    expect(batch.map(({ results }) => results)).toEqual([[{ five: 5 }], [{ six: 6 }]]);
    expect(all.results).toEqual([{ seven: 7 }]);
  });

  it("fails one of them without the others", async () => {
    const { db } = counted();
    const [good, bad] = await Promise.allSettled([
      db.prepare("select 1 as one").first("one"),
      db.prepare("select nothing from nowhere").all(),
    ]);
    expect(good).toMatchObject({ value: 1 });
    expect(bad.status).toBe("rejected");
  });

  it("sends nothing a second time whose answer was lost: it may have been done", async () => {
    const calls: string[] = [];
    const statement = { run: async () => void calls.push("run") };
    const lost = async () => {
      calls.push("batch");
      throw new Error("D1_ERROR: Network connection lost.");
    };
    const { db } = counted({ prepare: () => statement, batch: lost } as unknown as D1Database);
    const both = await Promise.allSettled([db.prepare("update a").run(), db.prepare("update b").run()]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(calls).toEqual(["batch"]);
  });

  it("sends joined tables with the rest", async () => {
    const { db, count } = counted();
    const joined = "select a.one, b.two from (select 1 as one) a join (select 2 as two) b";
    const [rows, others] = await Promise.all([
      db.prepare(joined).raw(),
      db.prepare("select 3 as three").raw(),
    ]);
    expect([rows, others]).toEqual([[[1, 2]], [[3]]]);
    expect(count.d1).toBe(1);
  });

  it("fails a trip that D1 does not answer in time, in D1's own words", async () => {
    const silent = { prepare: () => ({ all: () => new Promise(() => {}) }) } as unknown as D1Database;
    const { db } = counted(silent, { limitMs: 20 });
    const failed = await db
      .prepare("select 1")
      .all()
      .catch((error: unknown) => error);
    expect(String(failed)).toContain("D1_ERROR: no answer within 20 ms");
    expect(isDatabaseError(failed)).toBe(true);
  });

  it("asks a silent database once, not once more for each of a batch", async () => {
    let asked = 0;
    const statement = { all: () => new Promise(() => void asked++) };
    const silent = { prepare: () => statement, batch: () => new Promise(() => void asked++) };
    const { db } = counted(silent as unknown as D1Database, { limitMs: 20 });
    const both = await Promise.allSettled([db.prepare("select 1").all(), db.prepare("select 2").all()]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(asked).toBe(1);
  });
});
