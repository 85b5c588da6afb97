import { describe, expect, it } from "vitest";
import { type DailyCount, dateOfDay, dayNumber } from "./daily";
import { readTrend } from "./engine";

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

  it("draws 104 complete weeks, each from its Monday", () => {
    const { weeks } = readTrend(threeYears(1), now);
    expect(weeks).toHaveLength(104);
    expect(weeks[0]?.date).toBe("2024-11-18");
    expect(weeks.at(-1)).toEqual({ date: "2026-11-09", value: expect.any(Number) });
    expect(weeks.every(({ date }) => new Date(date).getUTCDay() === 1)).toBe(true);
  });

  it("draws the counts as they are, a day in the news included", () => {
    const daily = threeYears(1).map((day) => (day.date === "2026-11-11" ? { ...day, value: 50_000 } : day));
    expect(readTrend(daily, now).weeks.at(-1)?.value).toBe(56_000);
  });

  it("fills a week with up to two missing days from its others, leaves others out and waits for the newest", () => {
    const without = (...dates: string[]) => threeYears(1).filter(({ date }) => !dates.includes(date));
    const last = (daily: DailyCount[]) => readTrend(daily, now).weeks.at(-1);
    expect(last(without("2026-11-10", "2026-11-11"))).toEqual({ date: "2026-11-09", value: 7000 });
    expect(last(without("2026-11-10", "2026-11-11", "2026-11-12"))?.date).toBe("2026-11-02");
    const monday = new Date("2026-11-16T08:00:00Z");
    const late = threeYears(1).filter(({ date }) => date < "2026-11-15");
    expect(readTrend(late, monday).weeks.at(-1)?.date).toBe("2026-11-02");
  });

  it("answers 'not enough data' for nothing at all", () => {
    expect(readTrend([], now)).toEqual({ signal: "steady", velocity: null, peakMonth: null, weeks: [] });
  });
});
