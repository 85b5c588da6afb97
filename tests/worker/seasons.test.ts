// Seasons of creators' topics as the job notes them over a month: each once, and none that readers do not tell.
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { run } from "../../app/functions/run";
import { noteSeasons } from "../../app/functions/watch/seasons";
import { recordKey } from "../../app/model/article";
import type { WatchKind } from "../../app/model/event";
import { SAMPLE_INTEREST, type TrendRecord, topicKey, WIKIPEDIA_INTEREST } from "../../app/model/trend";
import { DAY_MS, MINUTE_MS } from "../../app/numbers/days";
import { JOB_CALLER } from "../../workers/caller";
import { openDatabase } from "../../workers/db/database";
import { deletePastEvents } from "../../workers/db/events";
import { d1Seasons } from "../../workers/db/seasons";
import { noteAsked, noteAsker, topicAsker } from "../../workers/db/topics";
import { trendMemoryOf } from "../../workers/db/trend-memory";
import { saveTrends } from "../../workers/db/trend-rows";
import { d1Watching } from "../../workers/db/watching";
import { fingerprint } from "../../workers/secrets";
import { ownedBy } from "../support/owned-by";
import { plenty } from "../support/plenty";

const db = openDatabase(env.DB);
const TURN_MS = 5 * MINUTE_MS;
const NOVEMBER = Date.parse("2026-11-01T00:00:00Z");
let [ann, ben] = ["", ""];

const record = (fields: Partial<TrendRecord>): TrendRecord => ({
  ...{ keyword: "", trend_signal: "steady", trend_velocity: 0, interest_over_time: [] },
  ...{ seasonal_peak_month: "January", last_updated: "2026-11-01T00:00:00Z" },
  ...{ source: WIKIPEDIA_INTEREST, article: "Candle", ...fields },
});
const keep = (records: Record<string, TrendRecord>) =>
  saveTrends(
    { db, memory: trendMemoryOf(env.DB) },
    Object.entries(records).map(([key, record]) => ({ key, record })),
  );

async function arrive(owner: string, topic: string | null, ideas: string[] = []): Promise<void> {
  await env.DB.prepare("insert into owners (id, created_at, seen_at) values (?, 0, 0)").bind(owner).run();
  if (topic !== null) {
    const at = new Date(NOVEMBER);
    await db.batch([
      noteAsked(db, { key: topic, article: null }, at),
      noteAsker(db, await topicAsker(owner), topic, at),
    ]);
  }
  for (const [at, idea] of ideas.entries()) {
    await env.DB.prepare(
      `insert into cards (owner_id, id, key, idea, title, state, rank, series, is_sample, outcome, version, created_at, updated_at, description, notes)
       values (?, ?, ?, ?, '', 'idea', ?, '', 0, '[]', 1, 0, 0, '', '')`,
    )
      .bind(owner, `card-${at}`, topicKey(idea), idea, at)
      .run();
  }
}

async function turn(
  at: number,
  without: string[] | null = null,
): Promise<{ creators: number; noted: number }> {
  const now = new Date(at);
  const report = (error: unknown) => {
    throw error;
  };
  const ran = await run(noteSeasons, {}, JOB_CALLER, {
    seasons: d1Seasons(db, now, without),
    request: { now },
    report,
  });
  if ("refused" in ran) throw new Error(ran.refused.message);
  return ran.done;
}

/** When in a day an owner has their turn. */
const turnOf = (owner: string) =>
  Math.floor((Number.parseInt(owner.slice(0, 4), 16) * DAY_MS) / (0x10000 * TURN_MS)) * TURN_MS;

const watching = (owner: string) =>
  d1Watching(db, {
    owners: ownedBy(owner),
    uses: plenty(db, new Date(NOVEMBER)),
    now: new Date(NOVEMBER),
    report: () => {},
    most: async () => 10,
  });
const told = async (owner: string, of: { kind?: WatchKind; channel?: string } = {}) =>
  (await watching(owner).events({ most: 50, ...of })).map(({ facts }) =>
    "topic" in facts ? facts.topic : "",
  );

beforeEach(async () => {
  const tables = ["owners", "topics", "topic_askers", "trends", "watched_channels", "daily_uses"];
  await env.DB.batch(tables.map((one) => env.DB.prepare(`delete from ${one}`)));
  [ann, ben] = await Promise.all([fingerprint("ann"), fingerprint("ben")]);
});

describe("seasons of topics", () => {
  it("are told once, in the month in which they begin, of the topic and the ideas", async () => {
    await arrive(ann, "candles", ["Ice skating", "Candles"]);
    await keep({ candles: record({}), "ice skating": record({ article: "Ice skating" }) });
    const own = turnOf(ann);
    expect(await turn(NOVEMBER - DAY_MS + own)).toEqual({ creators: 1, noted: 0 });
    const turns = [];
    for (let at = NOVEMBER; at < NOVEMBER + DAY_MS; at += TURN_MS) turns.push(await turn(at));
    // One turn a day, and no other.
    expect(turns.filter(({ creators }) => creators > 0)).toEqual([{ creators: 1, noted: 2 }]);
    for (let at = NOVEMBER + DAY_MS; at < NOVEMBER + 62 * DAY_MS; at += DAY_MS) {
      // The record finds another peak, and the first events are purged.
      if (at === NOVEMBER + 30 * DAY_MS) await keep({ candles: record({ seasonal_peak_month: "February" }) });
      await deletePastEvents(db, new Date(at - 30 * DAY_MS));
      expect((await turn(at + own)).noted).toBe(0);
    }
    expect(await turn(NOVEMBER + 365 * DAY_MS + own)).toEqual({ creators: 1, noted: 1 });
    expect(await told(ann)).toEqual(["ice skating"]);
  });

  it("are of readers of an article that fits, and of nobody without an account", async () => {
    await arrive(ann, recordKey("candles", "Candle"), ["Knitting", "Sewing"]);
    await arrive(ben, null, ["Candles"]);
    await keep({
      candles: record({ seasonal_peak_month: "May" }),
      [recordKey("candles", "Candle")]: record({}),
      knitting: record({ source: SAMPLE_INTEREST, article: null }),
      sewing: record({ article: "Borough Market" }),
    });
    expect(await turn(NOVEMBER + turnOf(ann))).toEqual({ creators: 1, noted: 1 });
    expect((await turn(NOVEMBER + turnOf(ben))).noted).toBe(0);
    expect([await told(ann), await told(ben)]).toEqual([["candles"], []]);
  });

  it("are not doubled by runs at once, and not lost by one that fails", async () => {
    await arrive(ann, "candles");
    await keep({ candles: record({}) });
    const at = NOVEMBER + turnOf(ann);
    const failing = { ...d1Seasons(db, new Date(at)), note: () => Promise.reject(new Error("locked")) };
    const request = { now: new Date(at) };
    const ran = await run(noteSeasons, {}, JOB_CALLER, { seasons: failing, request, report: () => {} });
    expect(ran).toMatchObject({ refused: { status: 503 } });
    const runs = await Promise.all([0, 0, 0].map(() => turn(at + DAY_MS)));
    expect(runs.map(({ noted }) => noted).sort()).toEqual([0, 0, 1]);
    expect(await told(ann)).toEqual(["candles"]);
  });

  it("can be muted, and stand with no channel's news", async () => {
    await arrive(ann, "candles");
    await keep({ candles: record({}) });
    await turn(NOVEMBER + turnOf(ann));
    const id = `UC${"a".repeat(22)}`;
    await watching(ann).add([{ id, title: "Knife Week", playlist: null, page: null }]);
    expect(await told(ann)).toEqual(["candles"]);
    expect(await told(ann, { kind: "season-begun" })).toEqual(["candles"]);
    expect(await told(ann, { channel: id })).toEqual([]);
    expect(await told(ann, { kind: "watched-title" })).toEqual([]);
    await watching(ann).mute({ kind: "season-begun" }, true);
    expect(await told(ann)).toEqual([]);
    await watching(ann).mute({ kind: "season-begun" }, false);
    await watching(ann).remove(id);
    expect(await told(ann)).toEqual(["candles"]);
  });

  it("are forgotten with who they were told", async () => {
    await arrive(ann, "candles");
    await keep({ candles: record({}) });
    await turn(NOVEMBER + turnOf(ann));
    const count = () => env.DB.prepare("select count(*) as n from told_seasons").first<{ n: number }>();
    expect(await count()).toEqual({ n: 1 });
    await env.DB.prepare("delete from owners").run();
    expect(await count()).toEqual({ n: 0 });
  });
});
