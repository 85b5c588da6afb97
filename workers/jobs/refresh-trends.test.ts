import { describe, expect, it, vi } from "vitest";
import type { TrendRecord } from "../../app/model/trend";

import type { KeyedRecord } from "../db/trends";
import { InterestError, type ReadTopic } from "../interest/interest";
import { sampleRecord } from "../interest/sample";
import { readNewTopics, refreshTrends } from "./refresh-trends";

const now = new Date("2026-11-18T10:00:00Z");

function job(asked: string[], read: (keyword: string, topic: ReadTopic) => Promise<TrendRecord | null>) {
  const saved: KeyedRecord[] = [];
  const samples: KeyedRecord[] = [];
  const reported: unknown[] = [];
  const services = {
    recentTopics: async (limit: number) => asked.slice(0, limit).map((key) => ({ key, article: null })),
    saveTrends: async (records: KeyedRecord[]) => void saved.push(...records),
    saveSamples: async (records: KeyedRecord[]) => void samples.push(...records),
    interest: { read: (topic: ReadTopic) => read(topic.keyword, topic) },
    sample: sampleRecord,
    now,
    report: (error: unknown) => void reported.push(error),
  };
  return { services, saved, samples, reported };
}

const keys = (records: KeyedRecord[]) => records.map(({ key }) => key);
const topics = (count: number) => Array.from({ length: count }, (_, n) => `topic ${n}`);

describe("refreshTrends", () => {
  it("keeps a record of each topic asked, and of the topic that every creator starts with, once", async () => {
    const { services, saved } = job(["photography", "content creation"], async (k) => sampleRecord(k, now));
    expect(await refreshTrends(services)).toEqual({ asked: 2, written: 2, unknown: 0, failed: 0, left: 0 });
    expect(keys(saved).sort()).toEqual(["content creation", "photography"]);
  });

  it("goes on where a topic fails or is unknown, and keeps a sample for the failed one", async () => {
    const failure = new Error("no answer");
    const { services, saved, samples, reported } = job(["bad", "unknown", "good"], async (keyword) => {
      if (keyword === "bad") throw failure;
      return keyword === "unknown" ? null : sampleRecord(keyword, now);
    });
    expect(await refreshTrends(services)).toEqual({ asked: 4, written: 2, unknown: 1, failed: 1, left: 0 });
    expect(keys(saved)).toContain("good");
    expect(keys(samples)).toEqual(["bad"]);
    expect(reported).toEqual([failure]);
  });

  it("reads a chosen article under its own key, by the topic's name", async () => {
    const read: ReadTopic[] = [];
    const { services, saved } = job([], async (keyword, topic) => {
      read.push(topic);
      return sampleRecord(keyword, now);
    });
    const chosen = { key: "coffee\nCoffee culture", article: "Coffee culture" };
    await refreshTrends({ ...services, recentTopics: async () => [chosen] });
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
    expect((await refreshTrends(services)).asked).toBe(200);
    expect(most).toBe(3);
  });

  it("stops at 'too many requests' and keeps samples for the rest", async () => {
    let reads = 0;
    const { services, saved, samples } = job(topics(20), async (keyword) => {
      reads += 1;
      if (reads > 5) throw new InterestError("too-many", "429");
      return sampleRecord(keyword, now);
    });
    const outcome = await refreshTrends(services);
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
    void refreshTrends(services);
    await vi.waitFor(() => expect(reads).toBe(read + 3));
    expect(saved.length).toBeGreaterThanOrEqual(kept);
  });

  it("ends where nothing can be saved", async () => {
    let reads = 0;
    const { services } = job(topics(100), async (keyword) => {
      reads += 1;
      return sampleRecord(keyword, now);
    });
    const saveTrends = () => Promise.reject(new Error("no database"));
    await expect(refreshTrends({ ...services, saveTrends })).rejects.toThrow("no database");
    expect(reads).toBeLessThan(30);
  });

  it("goes on past topics that the source cannot answer, however many", async () => {
    const { services, saved } = job([...topics(20), "good"], async (keyword) => {
      if (keyword.startsWith("topic")) throw new InterestError("failed", "odd");
      return sampleRecord(keyword, now);
    });
    expect(await refreshTrends(services)).toMatchObject({ written: 2, failed: 20, left: 0 });
    expect(keys(saved)).toContain("good");
  });

  it("stops after several topics in a row do not reach the source", async () => {
    const { services, samples } = job(topics(50), async () => {
      throw new InterestError("unreachable", "no answer");
    });
    const outcome = await refreshTrends(services);
    expect(outcome.written).toBe(0);
    expect(outcome.failed).toBeLessThanOrEqual(8);
    expect(samples).toHaveLength(51);
  });
});

describe("readNewTopics", () => {
  function newTopics(found: string[], read: (keyword: string) => Promise<TrendRecord | null>) {
    const failed: [string, number][] = [];
    const since: Date[] = [];
    const given = job(found, read);
    const services = {
      ...given.services,
      async unreadTopics(from: Date, limit: number) {
        since.push(from);
        return given.services.recentTopics(limit);
      },
      noteFailure: async (key: string, status: number) => void failed.push([key, status]),
    };
    return { ...given, services, failed, since };
  }

  it("reads a few topics of the last hours, and no other", async () => {
    const { services, saved, since } = newTopics(topics(5), async (keyword) => sampleRecord(keyword, now));
    expect(await readNewTopics(services)).toEqual({ asked: 3, written: 3 });
    expect(keys(saved)).toEqual(topics(3));
    expect(since).toEqual([new Date("2026-11-18T04:00:00Z")]);
  });

  it("keeps the status of one that fails, reads the others, and makes up nothing", async () => {
    const { services, saved, samples, failed, reported } = newTopics(
      ["bad", "odd", "good"],
      async (keyword) => {
        if (keyword === "bad") throw new InterestError("unreachable", "away", { status: 503 });
        if (keyword === "odd") throw new InterestError("failed", "no JSON");
        return sampleRecord(keyword, now);
      },
    );
    expect(await readNewTopics(services)).toEqual({ asked: 3, written: 1 });
    expect([keys(saved), samples, failed]).toEqual([["good"], [], [["bad", 503]]]);
    expect(reported).toHaveLength(2);
  });

  it("stops at a source that says these are too many", async () => {
    const { services, failed, reported } = newTopics(["a", "b"], async () => {
      throw new InterestError("too-many", "slower", { status: 429 });
    });
    expect(await readNewTopics(services)).toEqual({ asked: 2, written: 0 });
    expect([failed, reported.length]).toEqual([[["a", 429]], 1]);
  });
});
