import { describe, expect, it } from "vitest";
import { daysAgo, NOW } from "../../../tests/support/analyzer-fixture";
import { ageInDays, countedAt, growthError, growthShare, viewsADay, viewsAtAYear } from "./age";

describe("countedAt", () => {
  it("is when the figures were read, at most now", () => {
    expect(countedAt(daysAgo(1), NOW).toISOString()).toBe(daysAgo(1));
    expect(countedAt(daysAgo(-1), NOW)).toBe(NOW);
    expect(countedAt("no date", NOW)).toBe(NOW);
  });
});

describe("ageInDays", () => {
  it("counts days, at least one", () => {
    expect(ageInDays(daysAgo(10), NOW)).toBe(10);
    expect(ageInDays(daysAgo(0.1), NOW)).toBe(1);
  });

  it("is unknown for a future or invalid date", () => {
    expect(ageInDays(daysAgo(-3), NOW)).toBeNull();
    expect(ageInDays("soon", NOW)).toBeNull();
  });
});

describe("growthShare", () => {
  it("follows the measured curve and is flat past a year", () => {
    expect(growthShare(1)).toBeCloseTo(0.307, 3);
    expect(growthShare(30)).toBeCloseTo(0.607, 3);
    expect(growthShare(365)).toBe(1);
    expect(growthShare(4000)).toBe(1);
  });
});

describe("growthError", () => {
  it("is what the ends of the exponent's interval would add", () => {
    // A month against a year: (30 / 365)^0.045 one way, (30 / 365)^-0.065 the other.
    const [low, high] = growthError(30, 365);
    expect(10 ** low).toBeCloseTo((30 / 365) ** 0.045);
    expect(10 ** high).toBeCloseTo((30 / 365) ** -0.065);
    expect(
      growthError(365, 30)
        .map((end) => -end)
        .reverse(),
    ).toEqual([low, high]);
  });

  it("is 0 for equal ages, and past a year", () => {
    expect(growthError(20, 20).map(Math.abs)).toEqual([0, 0]);
    expect(growthError(400, 2000).map(Math.abs)).toEqual([0, 0]);
  });
});

describe("views", () => {
  it("brings a young video to a year", () => {
    expect(viewsAtAYear({ publishedAt: daysAgo(30), viewCount: 607 }, NOW)).toBeCloseTo(1000, -1);
    expect(viewsAtAYear({ publishedAt: daysAgo(365), viewCount: 1000 }, NOW)).toBe(1000);
  });

  it("divides by days since publication", () => {
    expect(viewsADay({ publishedAt: daysAgo(50), viewCount: 1000 }, NOW)).toBe(20);
  });

  it("are unknown without an age or with an invalid count", () => {
    expect(viewsADay({ publishedAt: daysAgo(-1), viewCount: 10 }, NOW)).toBeNull();
    expect(viewsAtAYear({ publishedAt: daysAgo(5), viewCount: Number.NaN }, NOW)).toBeNull();
    expect(viewsADay({ publishedAt: daysAgo(5), viewCount: -4 }, NOW)).toBeNull();
  });
});
