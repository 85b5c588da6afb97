import { describe, expect, it, vi } from "vitest";
import { ask, someCaller } from "../../tests/support/caller";
import type { TrendRecord } from "../model/trend";
import { DUMMY_USER, type User } from "../model/user";
import type { KeyedRecord, TrendStore } from "../services/jobs";
import { InterestError, type ReadTopic, TrendFetchError } from "../services/trends";
import { readNewTopics, readTrend, refreshTrends } from "./trend";

const now = new Date("2026-11-18T10:00:00Z");

/** A record as a source of interest makes one. */
const sampleRecord = (keyword: string, at: Date): TrendRecord => ({
  keyword,
  trend_signal: "steady",
  trend_velocity: 0,
  seasonal_peak_month: null,
  interest_over_time: [{ date: "2026-11-17", value: 50 }],
  last_updated: at.toISOString(),
  source: "a test",
  article: null,
});

function job(asked: string[], read: (keyword: string, topic: ReadTopic) => Promise<TrendRecord | null>) {
  const saved: KeyedRecord[] = [];
  const samples: KeyedRecord[] = [];
  const failed: [string, number][] = [];
  const since: Date[] = [];
  const keyed = (limit: number) => asked.slice(0, limit).map((key) => ({ key, article: null }));
  const trendStore: TrendStore = {
    recent: async (limit) => keyed(limit),
    async unread(from, limit) {
      since.push(from);
      return keyed(limit);
    },
    save: async (records) => void saved.push(...records),
    saveSamples: async (records) => void samples.push(...records),
    noteFailure: async (key, status) => void failed.push([key, status]),
  };
  const interest = { read: (topic: ReadTopic) => read(topic.keyword, topic), sample: sampleRecord };
  const services = { trendStore, interest, request: { now } };
  return { services, trendStore, saved, samples, failed, since };
}

const refresh = (services: ReturnType<typeof job>["services"]) => ask(refreshTrends, {}, services);

/** What a run that does not fail answers. */
async function refreshed(services: ReturnType<typeof job>["services"]) {
  const ran = await refresh(services);
  if (!("done" in ran)) throw new Error("refused");
  return ran.done;
}

const keys = (records: KeyedRecord[]) => records.map(({ key }) => key);
const topics = (count: number) => Array.from({ length: count }, (_, n) => `topic ${n}`);

describe("refreshTrends", () => {
  it("keeps a record of each topic asked, and of the topic that every creator starts with, once", async () => {
    const { services, saved } = job(["photography", "content creation"], async (k) => sampleRecord(k, now));
    expect(await refreshed(services)).toEqual({ asked: 2, written: 2, unknown: 0, failed: 0, left: 0 });
    expect(keys(saved).sort()).toEqual(["content creation", "photography"]);
  });

  it("goes on where a topic fails or is unknown, and keeps a sample for the failed one", async () => {
    const failure = new Error("no answer");
    const { services, saved, samples } = job(["bad", "unknown", "good"], async (keyword) => {
      if (keyword === "bad") throw failure;
      return keyword === "unknown" ? null : sampleRecord(keyword, now);
    });
    expect(await refresh(services)).toEqual({
      done: { asked: 4, written: 2, unknown: 1, failed: 1, left: 0 },
      reported: [failure],
    });
    expect(keys(saved)).toContain("good");
    expect(keys(samples)).toEqual(["bad"]);
  });

  it("reads a chosen article under its own key, by the topic's name", async () => {
    const read: ReadTopic[] = [];
    const { services, trendStore, saved } = job([], async (keyword, topic) => {
      read.push(topic);
      return sampleRecord(keyword, now);
    });
    const chosen = { key: "coffee\nCoffee culture", article: "Coffee culture" };
    await refresh({ ...services, trendStore: { ...trendStore, recent: async () => [chosen] } });
    expect(read).toContainEqual({ keyword: "coffee", article: "Coffee culture" });
    expect(keys(saved)).toContain(chosen.key);
  });

  it("refreshes at most 200 a run, three at a time", async () => {
    let [open, most] = [0, 0];
    const { services } = job(topics(300), async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve));
      open -= 1;
      return null;
    });
    expect((await refreshed(services)).asked).toBe(200);
    expect(most).toBe(3);
  });

  it("stops at 'too many requests' and keeps samples for the rest", async () => {
    let reads = 0;
    const { services, saved, samples } = job(topics(20), async (keyword) => {
      reads += 1;
      if (reads > 5) throw new InterestError("too-many", "429");
      return sampleRecord(keyword, now);
    });
    const outcome = await refreshed(services);
    expect(reads).toBeLessThanOrEqual(8);
    expect(outcome).toMatchObject({ asked: 21, written: 5 });
    expect(outcome.failed + outcome.left).toBe(16);
    expect(keys(saved)).toHaveLength(5);
    expect(new Set([...keys(saved), ...keys(samples)]).size).toBe(21);
  });

  it.each([
    [1, 1],
    [30, 19],
  ])("cut off after %i topics, has kept %i of them or more", async (read, kept) => {
    let reads = 0;
    const { services, saved } = job(topics(40), async (keyword) => {
      reads += 1;
      return reads > read ? new Promise(() => {}) : sampleRecord(keyword, now);
    });
    void refresh(services);
    await vi.waitFor(() => expect(reads).toBe(read + 3));
    expect(saved.length).toBeGreaterThanOrEqual(kept);
  });

  it("ends where nothing can be saved", async () => {
    let reads = 0;
    const { services, trendStore } = job(topics(100), async (keyword) => {
      reads += 1;
      return sampleRecord(keyword, now);
    });
    const down = new Error("no database");
    const store = { ...trendStore, save: () => Promise.reject(down) };
    expect(await refresh({ ...services, trendStore: store })).toMatchObject({
      refused: { status: 503 },
      reported: [down],
    });
    expect(reads).toBeLessThan(30);
  });

  it("goes on past topics that the source cannot answer, however many", async () => {
    const { services, saved } = job([...topics(20), "good"], async (keyword) => {
      if (keyword.startsWith("topic")) throw new InterestError("failed", "odd");
      return sampleRecord(keyword, now);
    });
    expect(await refreshed(services)).toMatchObject({ written: 2, failed: 20, left: 0 });
    expect(keys(saved)).toContain("good");
  });

  it("stops after several topics in a row do not reach the source", async () => {
    const { services, samples } = job(topics(50), async () => {
      throw new InterestError("unreachable", "no answer");
    });
    const outcome = await refreshed(services);
    expect(outcome.written).toBe(0);
    expect(outcome.failed).toBeLessThanOrEqual(8);
    expect(samples).toHaveLength(51);
  });
});

describe("readNewTopics", () => {
  const readNew = (services: ReturnType<typeof job>["services"]) => ask(readNewTopics, {}, services);

  it("reads a few topics of the last hours, and no other", async () => {
    const { services, saved, since } = job(topics(5), async (keyword) => sampleRecord(keyword, now));
    expect(await readNew(services)).toEqual({ done: { asked: 3, written: 3 }, reported: [] });
    expect(keys(saved)).toEqual(topics(3));
    expect(since).toEqual([new Date("2026-11-18T04:00:00Z")]);
  });

  it("keeps the status of one that fails, reads the others, and makes up nothing", async () => {
    const { services, saved, samples, failed } = job(["bad", "odd", "good"], async (keyword) => {
      if (keyword === "bad") throw new InterestError("unreachable", "away", { status: 503 });
      if (keyword === "odd") throw new InterestError("failed", "no JSON");
      return sampleRecord(keyword, now);
    });
    const { reported, ...ran } = await readNew(services);
    expect(ran).toEqual({ done: { asked: 3, written: 1 } });
    expect([keys(saved), samples, failed]).toEqual([["good"], [], [["bad", 503]]]);
    expect(reported).toHaveLength(2);
  });

  it("stops at a source that says these are too many", async () => {
    const { services, failed } = job(["a", "b"], async () => {
      throw new InterestError("too-many", "slower", { status: 429 });
    });
    const { reported, ...ran } = await readNew(services);
    expect(ran).toEqual({ done: { asked: 2, written: 0 } });
    expect([failed, reported.length]).toEqual([[["a", 429]], 1]);
  });
});

const RECORD: TrendRecord = {
  keyword: "content creation",
  trend_signal: "rising",
  trend_velocity: 12,
  seasonal_peak_month: "May",
  interest_over_time: [{ date: "2026-11-16", value: 40 }],
  last_updated: "2026-11-21T12:00:00Z",
  source: "Sample interest",
  article: null,
};

const read = (forTopic: () => Promise<TrendRecord | null>, user: User | null = DUMMY_USER) =>
  ask(readTrend, {}, { trends: { forTopic } }, someCaller({ user: async () => user }));

describe("readTrend", () => {
  it("answers the record of the caller's topic, and none while it waits", async () => {
    const forTopic = vi.fn(async () => RECORD);
    expect(await read(forTopic)).toEqual({ done: { trends: [RECORD] }, reported: [] });
    expect(forTopic).toHaveBeenCalledWith("content creation");
    expect(await read(async () => null)).toMatchObject({ done: { trends: [] } });
  });

  // Spec 6: demo users have no live trends.
  it.each([{ isDemo: true }, { primaryTopic: "  " }])("reads nothing for a user with %j", async (changes) => {
    const forTopic = vi.fn(async () => RECORD);
    expect(await read(forTopic, { ...DUMMY_USER, ...changes })).toMatchObject({ done: { trends: [] } });
    expect(forTopic).not.toHaveBeenCalled();
  });

  // Spec 8: "No valid session found"
  it("refuses who is not signed in", async () => {
    expect(await read(async () => RECORD, null)).toMatchObject({
      refused: { status: 401, message: "No valid session found" },
    });
  });

  // Spec 8: "Failed to fetch trends: {status} for non-OK"
  it("passes on the status that a reading ended in, which was reported then", async () => {
    expect(await read(() => Promise.reject(new TrendFetchError(503)))).toEqual({
      refused: { status: 502, message: "Failed to fetch trends: 503" },
      reported: [],
    });
  });

  // Spec 8: "Failed to fetch trend data"
  it("reports what fails otherwise", async () => {
    const failure = new Error("D1_ERROR");
    expect(await read(() => Promise.reject(failure))).toEqual({
      refused: { status: 503, message: "Failed to fetch trend data" },
      reported: [failure],
    });
  });
});
