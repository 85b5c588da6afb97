import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { type MonthlyCount, monthlyMeans, peakMonth, readSeason } from "./season";

/** Months from the given one on, each as told by its number from the start. */
function monthsFrom(year: number, month: number, count: number, value: (n: number, month: number) => number) {
  return Array.from({ length: count }, (_, n): MonthlyCount => {
    const place = month - 1 + n;
    const name = `${year + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, "0")}`;
    return { month: name, value: value(n, place % 12) };
  });
}

/** A year that peaks in a month (0 is January), by the share given. */
const wave = (month: number, peak: number, share = 0.5) =>
  1 + share * Math.cos(((month - peak) / 6) * Math.PI);

describe("peakMonth", () => {
  it("finds the peak whichever month the counts end with", () => {
    expect(peakMonth(monthsFrom(2024, 1, 24, (_, m) => 1000 * wave(m, 11)))).toBe("December");
    expect(peakMonth(monthsFrom(2024, 8, 25, (_, m) => 1000 * wave(m, 4)))).toBe("May");
  });

  it("needs two full years", () => {
    const seasonal = (count: number) => monthsFrom(2024, 1, count, (_, m) => 1000 * wave(m, 6));
    expect(peakMonth(seasonal(24))).toBe("July");
    expect(peakMonth(seasonal(23))).toBeNull();
    expect(peakMonth([])).toBeNull();
    const gap = seasonal(36).filter(({ month }) => month !== "2025-06");
    expect(peakMonth(gap)).toBeNull();
  });

  it("finds no peak when the years disagree", () => {
    expect(peakMonth(monthsFrom(2024, 1, 24, (n, m) => 1000 * wave(m, n < 12 ? 2 : 8)))).toBeNull();
    const twoOfThree = monthsFrom(2023, 1, 36, (n, m) => 1000 * wave(m, n < 12 ? 2 : 8));
    expect(peakMonth(twoOfThree)).toBeNull();
  });

  it("finds no peak when only one year has a hit month", () => {
    expect(peakMonth(monthsFrom(2024, 1, 24, (n) => (n === 5 ? 9000 : 1000)))).toBeNull();
  });

  it("finds no peak when no month stands out", () => {
    expect(peakMonth(monthsFrom(2024, 1, 24, (_, m) => 1000 * wave(m, 5, 0.1)))).toBeNull();
    expect(peakMonth(monthsFrom(2024, 1, 24, () => 1000))).toBeNull();
  });

  it("tells a season from steady growth and steady decline", () => {
    expect(peakMonth(monthsFrom(2023, 1, 36, (n) => 1000 * 1.06 ** n))).toBeNull();
    expect(peakMonth(monthsFrom(2023, 1, 36, (n) => 90_000 * 0.9 ** n))).toBeNull();
    expect(peakMonth(monthsFrom(2023, 1, 36, (n, m) => 1000 * 1.06 ** n * wave(m, 3)))).toBe("April");
  });

  it("finds a season in fewer than 5 % of random series", () => {
    let found = 0;
    for (let seed = 0; seed < 400; seed++) {
      const random = seeded(`chance ${seed}`);
      if (peakMonth(monthsFrom(2024, 1, 24, () => 500 + random() * 1000))) found += 1;
    }
    expect(found / 400).toBeLessThan(0.05);
  });
});

describe("readSeason", () => {
  const why = (count: number, value: (n: number, month: number) => number) =>
    readSeason(monthsFrom(2024, 1, count, value)).why;

  it("answers why there is no season", () => {
    expect(why(23, (_, m) => 1000 * wave(m, 6))).toBe("few-years");
    expect(why(24, (_, m) => 1000 * wave(m, 5, 0.1))).toBe("no-peak");
    expect(why(24, (n, m) => 1000 * wave(m, n < 12 ? 2 : 6))).toBe("other-months");
    // Both years peak in June; but for that, one rises to the end and the other falls.
    expect(why(24, (n, m) => 1000 + (m === 5 ? 1000 : 60 * (n < 12 ? m : 11 - m)))).toBe("unlike-years");
    expect(readSeason(monthsFrom(2024, 1, 24, (_, m) => 1000 * wave(m, 5)))).toEqual({
      peak: "June",
      why: null,
    });
  });
});

describe("monthlyMeans", () => {
  it("answers the mean a day of each complete month with enough days", () => {
    const days = (month: string, count: number, value: number) =>
      Array.from({ length: count }, (_, n) => ({
        date: `${month}-${String(n + 1).padStart(2, "0")}`,
        value,
      }));
    const daily = [...days("2026-09", 19, 7), ...days("2026-10", 22, 8), ...days("2026-11", 20, 9)];
    expect(monthlyMeans(daily, new Date("2026-11-21T00:00:00Z"))).toEqual([{ month: "2026-10", value: 8 }]);
  });
});
