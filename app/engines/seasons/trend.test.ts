import { describe, expect, it } from "vitest";
import { type DailyCount, dateOfDay, dayNumber } from "./daily";
import { readTrend, trendSignal } from "./trend";

const now = new Date("2026-11-21T12:00:00Z");
const NEWEST = dayNumber("2026-11-20");

/** Three years of days that peak in June, with the newest week as many times as busy as the one before. */
function threeYears(lastWeek: number): DailyCount[] {
  return Array.from({ length: 3 * 365 + 40 }, (_, ago) => {
    const date = dateOfDay(NEWEST - ago);
    const season = 1 + 0.4 * Math.cos(((Number(date.slice(5, 7)) - 6) / 6) * Math.PI);
    const value = ago < 14 ? 1000 * (ago < 7 ? lastWeek : 1) : 1000 * season;
    return { date, value };
  }).reverse();
}

describe("readTrend", () => {
  it.each([
    [1.6, 60, "spiking"],
    [1.5, 50, "rising"],
    [1.3, 30, "rising"],
    [1.2, 20, "steady"],
    [0.8, -20, "steady"],
    [0.7, -30, "declining"],
  ] as const)("a week %s times the one before is %s %%: %s (section 9)", (factor, velocity, signal) => {
    expect(readTrend(threeYears(factor), now)).toMatchObject({ velocity, signal, peakMonth: "June" });
  });

  it("answers 104 weeks, the last two of them those that the velocity compares", () => {
    const { weeks, velocity } = readTrend(threeYears(1.6), now);
    expect(weeks).toHaveLength(104);
    expect(weeks[0]?.date).toBe("2024-11-23");
    expect(weeks.slice(-2)).toEqual([
      { date: "2026-11-07", value: 7000 },
      { date: "2026-11-14", value: 11_200 },
    ]);
    expect(velocity).toBe(60);
  });

  it("keeps one-day spikes in the weeks", () => {
    const daily = threeYears(1).map((day) => (day.date === "2026-11-18" ? { ...day, value: 50_000 } : day));
    expect(readTrend(daily, now).weeks.at(-1)?.value).toBe(56_000);
  });

  it("fills a week with up to two missing days from the others, and leaves out a week with more", () => {
    const without = (...dates: string[]) => threeYears(1).filter(({ date }) => !dates.includes(date));
    const last = (daily: DailyCount[]) => readTrend(daily, now).weeks.at(-1);
    expect(last(without("2026-11-17", "2026-11-18"))).toEqual({ date: "2026-11-14", value: 7000 });
    expect(last(without("2026-11-17", "2026-11-18", "2026-11-19"))?.date).toBe("2026-11-07");
    const late = threeYears(1).filter(({ date }) => date < "2026-11-15");
    expect(last(late)).toEqual({ date: "2026-11-08", value: 7000 });
  });

  it("answers 'not enough data' for no counts", () => {
    expect(readTrend([], now)).toEqual({ signal: "steady", velocity: null, peakMonth: null, weeks: [] });
  });
});

describe("trendSignal", () => {
  it.each([
    [120, "spiking"],
    [50.1, "spiking"],
    [50, "rising"],
    [20.1, "rising"],
    [20, "steady"],
    [0, "steady"],
    [-20, "steady"],
    [-20.1, "declining"],
    [null, "steady"],
    [Number.NaN, "steady"],
  ] as const)("reads %s %% as %s", (velocity, signal) => {
    expect(trendSignal(velocity)).toBe(signal);
  });
});
