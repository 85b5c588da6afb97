import { describe, expect, it } from "vitest";
import { type DailyCount, dateOfDay, dayNumber } from "./daily";
import { MIN_READERS_A_DAY, weeklyVelocity } from "./trend";

const now = new Date("2026-11-21T12:00:00Z");

/** Counts of consecutive days, the last of them on `last`. */
function daysTo(last: string, counts: (number | null)[]): DailyCount[] {
  const end = dayNumber(last);
  return counts.flatMap((value, n) =>
    value === null ? [] : [{ date: dateOfDay(end - counts.length + 1 + n), value }],
  );
}

const week = (value: number): number[] => Array.from({ length: 7 }, () => value);

describe("weekly velocity", () => {
  it("compares the last 7 complete days with the 7 before, in percent", () => {
    const counts = [100, 110, 90, 100, 120, 80, 100, 130, 120, 110, 140, 125, 125, 125];
    expect(weeklyVelocity(daysTo("2026-11-20", counts), now)).toBe(25);
    expect(weeklyVelocity(daysTo("2026-11-20", [...week(120), ...week(80)]), now)).toBe(-33.3);
  });

  it("leaves out the running day", () => {
    const today = { date: "2026-11-21", value: 9 };
    expect(weeklyVelocity([...daysTo("2026-11-20", [...week(100), ...week(130)]), today], now)).toBe(30);
  });

  it("ends with the newest count, at most four days late", () => {
    const counts = [...week(100), ...week(130)];
    expect(weeklyVelocity(daysTo("2026-11-17", counts), now)).toBe(30);
    expect(weeklyVelocity(daysTo("2026-11-16", counts), now)).toBeNull();
    expect(weeklyVelocity([], now)).toBeNull();
  });

  it("compares daily means when days are missing, of at least five days each", () => {
    const twoMissing = [...week(100), 130, null, 130, 130, null, 130, 130];
    expect(weeklyVelocity(daysTo("2026-11-20", twoMissing), now)).toBe(30);
    const threeMissing = [...week(100), 130, null, 130, null, null, 130, 130];
    expect(weeklyVelocity(daysTo("2026-11-20", threeMissing), now)).toBeNull();
    const threeMissingBefore = [100, null, null, null, 100, 100, 100, ...week(130)];
    expect(weeklyVelocity(daysTo("2026-11-20", threeMissingBefore), now)).toBeNull();
  });

  it("has no answer below 30 readers a day", () => {
    const floor = MIN_READERS_A_DAY;
    expect(weeklyVelocity(daysTo("2026-11-20", [...week(floor), ...week(floor)]), now)).toBe(0);
    expect(weeklyVelocity(daysTo("2026-11-20", [...week(floor), ...week(floor - 1)]), now)).toBeNull();
    expect(weeklyVelocity(daysTo("2026-11-20", [...week(2), ...week(6)]), now)).toBeNull();
  });

  it("has no answer if the week before counts 0", () => {
    expect(weeklyVelocity(daysTo("2026-11-20", [...week(0), ...week(500)]), now)).toBeNull();
  });
});
