import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { type DailyCount, dateOfDay, dayNumber } from "./daily";
import { dampSpikes, readTrend } from "./trend";

const now = new Date("2026-11-21T12:00:00Z");
const NEWEST = dayNumber("2026-11-20");

/** Sixty days about 1000, with the newest ones as given. */
function daysEndingWith(...newest: number[]): DailyCount[] {
  const random = seeded("an ordinary autumn");
  const usual = Array.from({ length: 60 - newest.length }, () => Math.round(950 + random() * 100));
  return [...usual, ...newest].map((value, n) => ({ date: dateOfDay(NEWEST - 59 + n), value }));
}

const newest = (daily: DailyCount[], count: number) => daily.slice(-count).map(({ value }) => value);

describe("dampSpikes", () => {
  it("cuts a one-day spike, so that it makes no trend", () => {
    const daily = daysEndingWith(1000, 20_000, 1000, 1000);
    expect(newest(dampSpikes(daily), 4)).toEqual([1000, expect.closeTo(1500, -2), 1000, 1000]);
    expect(readTrend(daily, now).signal).toBe("steady");
    expect(readTrend(daily, now).velocity).toBeLessThan(20);
  });

  it("cuts a spike no lower than the day after it", () => {
    const daily = daysEndingWith(1000, 20_000, 4000, 1500, 1000);
    expect(newest(dampSpikes(daily), 5)).toEqual([1000, 4000, 4000, 1500, 1000]);
  });

  it("keeps a surge of several days", () => {
    const surge = [1000, 2600, 3000, 2800, 3100, 2900];
    const daily = daysEndingWith(...surge);
    expect(newest(dampSpikes(daily), 6)).toEqual(surge);
    expect(readTrend(daily, now)).toMatchObject({ signal: "spiking" });
    expect(newest(dampSpikes(daysEndingWith(3000, 2800, 1000)), 3)).toEqual([3000, 2800, 1000]);
  });

  it("damps the newest day until the next one confirms it", () => {
    const [first] = newest(dampSpikes(daysEndingWith(3000)), 1);
    expect(first).toBeLessThan(1600);
    expect(newest(dampSpikes(daysEndingWith(3000, 3000)), 2)).toEqual([3000, 3000]);
  });

  it("leaves ordinary days, slow growth and weekends alone", () => {
    const ordinary = daysEndingWith();
    expect(dampSpikes(ordinary)).toEqual(ordinary);
    const growing = ordinary.map((day, n) => ({ ...day, value: 500 + n * 40 }));
    expect(dampSpikes(growing)).toEqual(growing);
    const weekends = ordinary.map((day, n) => ({ ...day, value: n % 7 < 2 ? 1400 : 1000 }));
    expect(dampSpikes(weekends)).toEqual(weekends);
  });

  it("cuts nothing when too few days around it are known", () => {
    const few = daysEndingWith(9000).slice(-6);
    expect(dampSpikes(few)).toEqual(few);
  });
});
