import { describe, expect, it } from "vitest";
import { uploadsOf } from "../../../tests/support/measured-uploads";
import { ageUploads } from "./equal-age";
import { compareLevel } from "./level";

const steady = (count: number, level: number) =>
  Array.from({ length: count }, (_, at) => level * ([0.8, 1, 1.25][at % 3] ?? 1));
const levelOf = (views: number[], every = 7) =>
  compareLevel(ageUploads(uploadsOf(views, { every })).long.settled);

describe("the level against a year ago", () => {
  it("compares views at equal age, with an interval", () => {
    const found = levelOf([...steady(50, 1000), ...steady(30, 2500)]);
    expect(found).toMatchObject({ kind: "compared", clear: "up" });
    if (found.kind !== "compared") return;
    expect(found.times).toBeCloseTo(2.5, 0);
    expect(found.low).toBeLessThan(found.times);
    expect(found.uploads).toHaveLength(20);
    expect(found.against).toHaveLength(20);
  });

  it("has no clear change where views only grew older", () => {
    expect(levelOf(steady(80, 1000))).toMatchObject({ kind: "compared", clear: null });
  });

  it("widens the interval by the uncertainty of the growth curve", () => {
    const found = levelOf([...steady(50, 1000), ...steady(30, 1000)].map((views) => views));
    // Young uploads against old ones: the interval is wider than that of the views alone.
    expect(found.kind === "compared" && found.low < 0.95 && found.high > 1.05).toBe(true);
  });

  it("returns not-enough with fewer than five uploads now or a year ago", () => {
    expect(levelOf(steady(30, 1000))).toMatchObject({ kind: "not-enough", yearAgo: 0 });
    expect(levelOf(steady(8, 1000), 120)).toMatchObject({ kind: "not-enough", now: 2 });
    expect(levelOf([])).toEqual({ kind: "not-enough", now: 0, yearAgo: 0 });
  });
});
