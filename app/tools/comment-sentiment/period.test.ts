import { describe, expect, it } from "vitest";
import { leftOut, PERIODS, periodQuery, readPeriod, within } from "./period";

const NOW = new Date("2026-11-21T10:00:00Z");
const aged = (...days: number[]) =>
  days.map((day) => ({ publishedAt: new Date(NOW.getTime() - day * 24 * 60 * 60 * 1000).toISOString() }));

describe("the period", () => {
  // Spec 9: "Sentiment periods 7d, 30d, 90d, default 30d."
  it("is one of three, 30 days for none or another", () => {
    expect(PERIODS).toEqual({ "7d": 7, "30d": 30, "90d": 90 });
    const asked = ["period=7d", "period=90d", "", "period=1y", "period=toString"];
    expect(asked.map((query) => readPeriod(new URLSearchParams(query)))).toEqual([
      "7d",
      "90d",
      "30d",
      "30d",
      "30d",
    ]);
    expect([periodQuery("30d"), periodQuery("7d")]).toEqual([{}, { period: "7d" }]);
  });

  it("holds what was published so many times 24 hours ago or less, to the millisecond", () => {
    const records = aged(-1, 0, 7, 7.001, 30, 31);
    expect(within(records, "7d", NOW)).toEqual(records.slice(0, 3));
    expect(within(records, "30d", NOW)).toEqual(records.slice(0, 5));
  });
});

describe("what a period leaves out", () => {
  it("is null where the period holds everything", () => {
    expect(leftOut(aged(1, 2), "7d", NOW)).toBeNull();
    expect(leftOut([], "7d", NOW)).toBeNull();
  });

  it("is shown by the shortest period that holds the most", () => {
    expect(leftOut(aged(1, 9, 20), "7d", NOW)).toEqual({ count: 2, seenIn: "30d", beyond: 0 });
    expect(leftOut(aged(1, 9, 40), "7d", NOW)).toEqual({ count: 2, seenIn: "90d", beyond: 0 });
    expect(leftOut(aged(9, 40, 100), "30d", NOW)).toEqual({ count: 2, seenIn: "90d", beyond: 1 });
  });

  it("names no other period for the rest if it is older than all", () => {
    expect(leftOut(aged(1, 100), "30d", NOW)).toEqual({ count: 1, seenIn: null, beyond: 1 });
    expect(leftOut(aged(91), "90d", NOW)).toEqual({ count: 1, seenIn: null, beyond: 1 });
  });
});
