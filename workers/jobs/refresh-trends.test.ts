import { describe, expect, it } from "vitest";
import type { TrendRecord } from "../../app/trends/trend";
import { sampleRecord } from "../interest/sample";
import { refreshTrends } from "./refresh-trends";

const now = new Date("2026-11-18T10:00:00Z");

function job(asked: string[], read: (keyword: string) => Promise<TrendRecord | null>) {
  const saved: TrendRecord[] = [];
  const reported: unknown[] = [];
  const services = {
    recentTopics: async (limit: number) => asked.slice(0, limit),
    saveTrends: async (records: TrendRecord[]) => void saved.push(...records),
    interest: { read },
    now,
    report: (error: unknown) => void reported.push(error),
  };
  return { services, saved, reported };
}

describe("refreshTrends", () => {
  it("keeps a record of each topic asked, and of the topic that every creator starts with, once", async () => {
    const { services, saved } = job(["photography", "content creation"], async (k) => sampleRecord(k, now));
    expect(await refreshTrends(services)).toEqual({ asked: 2, written: 2, unknown: 0, failed: 0 });
    expect(saved.map((record) => record.keyword).sort()).toEqual(["content creation", "photography"]);
  });

  it("goes on where one topic fails or is unknown", async () => {
    const failure = new Error("no answer");
    const { services, saved, reported } = job(["bad", "unknown", "good"], async (keyword) => {
      if (keyword === "bad") throw failure;
      return keyword === "unknown" ? null : sampleRecord(keyword, now);
    });
    expect(await refreshTrends(services)).toEqual({ asked: 4, written: 2, unknown: 1, failed: 1 });
    expect(saved.map((record) => record.keyword)).toContain("good");
    expect(reported).toEqual([failure]);
  });

  it("refreshes at most 200 a run", async () => {
    const many = Array.from({ length: 300 }, (_, n) => `topic ${n}`);
    const { services } = job(many, async () => null);
    expect((await refreshTrends(services)).asked).toBe(200);
  });
});
