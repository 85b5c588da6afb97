import { describe, expect, it } from "vitest";
import { daysAgo, NOW, uploads, video } from "../../../tests/support/analyzer-fixture";
import { uploadKind } from "../../model/upload";
import {
  ageInDays,
  baselineOf,
  countedAt,
  growthError,
  growthShare,
  rangeAtAge,
  viewsADay,
  viewsAtAYear,
} from "./baseline";

const subject = video({ videoId: "subject" });

describe("uploadKind", () => {
  it.each([
    [60, "short"],
    [180, "short"],
    [181, "long"],
    [null, null],
    [0, null],
    [-30, null],
    [Number.NaN, null],
  ])("calls %s seconds %s", (seconds, kind) => expect(uploadKind(seconds)).toBe(kind));
});

describe("baselineOf", () => {
  it("is the median, whatever one hit is", () => {
    expect(baselineOf(subject, uploads([100, 120, 110, 90, 1_000_000]), NOW)?.views).toBe(110);
  });

  it("excludes the video itself", () => {
    const own = { ...subject, viewCount: 1_000_000 };
    expect(baselineOf(subject, [...uploads([100, 120, 110]), own], NOW)?.uploads).toHaveLength(3);
    expect(baselineOf(subject, [...uploads([100, 120]), own], NOW)).toBeNull();
  });

  it("compares Shorts with Shorts and long videos with long ones", () => {
    const shorts = uploads([9000, 9000, 9000, 9000], { durationSeconds: 40 }).map((upload, at) => ({
      ...upload,
      videoId: `short-${at}`,
    }));
    const mixed = [...shorts, ...uploads([100, 120, 110])];
    expect(baselineOf(subject, mixed, NOW)?.views).toBe(110);
    expect(baselineOf({ ...subject, durationSeconds: 30 }, mixed, NOW)?.views).toBe(9000);
    expect(baselineOf({ ...subject, durationSeconds: 30 }, uploads([100, 120, 110]), NOW)).toBeNull();
    expect(baselineOf({ ...subject, durationSeconds: null }, mixed, NOW)).toBeNull();
  });

  it("adjusts views for age", () => {
    const young = uploads([607, 607, 607], { publishedAt: daysAgo(30) });
    expect(baselineOf(subject, young, NOW)?.views).toBeCloseTo(1000, -1);
  });

  it("uses the newest ten, without future dates", () => {
    const many = uploads([...Array(10).fill(100), ...Array(20).fill(9000)]);
    expect(baselineOf(subject, many.reverse(), NOW)?.views).toBe(100);
    expect(baselineOf(subject, uploads([1, 1, 1], { publishedAt: daysAgo(-2) }), NOW)).toBeNull();
  });

  it("is unknown if the usual upload has no views", () => {
    expect(baselineOf(subject, uploads([0, 0, 0, 5]), NOW)).toBeNull();
  });
});

const RANGE = { low: 900, likely: 1800, high: 4400 };

it("is the same range at 30 days", () => {
  expect(rangeAtAge(RANGE, 30)).toEqual({ days: 30, ...RANGE });
});

it.each([1, 7])(
  "follows the growth curve to day %i, the ends by the ends of its exponent's interval",
  (days) => {
    const { low, likely, high } = rangeAtAge(RANGE, days);
    expect(low).toBeCloseTo(900 * (days / 30) ** 0.265, 8);
    expect(likely).toBeCloseTo(1800 * (days / 30) ** 0.2, 8);
    expect(high).toBeCloseTo(4400 * (days / 30) ** 0.155, 8);
  },
);

it("has fewer views at a younger age, and wider ends", () => {
  const week = rangeAtAge(RANGE, 7);
  expect(week.low / week.likely).toBeLessThan(0.5);
  expect(week.high / week.likely).toBeGreaterThan(4400 / 1800);
  expect(rangeAtAge(RANGE, 1).likely).toBeLessThan(week.likely);
});

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
