import { describe, expect, it } from "vitest";
import { study, videosAt } from "../../../tests/support/analyzer-fixture";
import { growthShare } from "../forecast";
import { isRising, type Rise, riseOf } from "./rising";

/** Videos that reach `atAYear` views by the growth curve, so that age explains what is left. */
const grown = (prefix: string, points: [days: number, atAYear: number][]) =>
  videosAt(
    prefix,
    points.map(([days, views]) => [days, views * growthShare(days)]),
  );

const rise = (topic: [number, number][], rest: [number, number][] = []) => {
  const made = study({ topics: { Rye: grown("rye", topic) }, unclustered: grown("rest", rest) });
  return riseOf(made.topics[0] as (typeof made.topics)[0], made);
};

const RISING: [number, number][] = [
  [10, 9000],
  [40, 8000],
  [90, 7000],
  [170, 6500],
  [200, 900],
  [300, 1100],
  [400, 1000],
  [700, 800],
];

describe("riseOf", () => {
  it("compares at equal age", () => {
    expect(rise(RISING)?.gain).toBeCloseTo(7500 / 950, 5);
    const level = rise([
      [5, 1000],
      [20, 1000],
      [100, 1000],
      [200, 1000],
      [300, 1000],
      [400, 1000],
    ]);
    expect(level?.gain).toBeCloseTo(1, 10);
    expect(level?.chance).toBeGreaterThan(0.4);
  });

  it("asks for three on each side, the newer by three channels", () => {
    expect(
      rise([
        [10, 9],
        [20, 9],
        [200, 1],
        [300, 1],
        [400, 1],
      ]),
    ).toBeNull();
    expect(
      rise([
        [10, 9],
        [20, 9],
        [30, 9],
        [200, 1],
        [300, 1],
      ]),
    ).toBeNull();
    const one = grown("rye", RISING).map((video) => ({ ...video, channelId: "one" }));
    const made = study({ topics: { Rye: one } });
    expect(riseOf(made.topics[0] as (typeof made.topics)[0], made)).toBeNull();
  });

  it("takes out what everything gained", () => {
    const lifted: [number, number][] = [10, 20, 30, 200, 300, 400].map((days) => [
      days,
      days < 180 ? 8000 : 1000,
    ]);
    const found = rise(RISING, lifted);
    expect(found?.restGain).toBeCloseTo(8, 5);
    expect(found?.chance).toBeGreaterThan(rise(RISING)?.chance ?? 1);
    expect(isRising(found as Rise, 1)).toBe(false);
  });

  it("does not help itself where the rest lost", () => {
    const fallen: [number, number][] = [10, 20, 30, 200, 300, 400].map((days) => [
      days,
      days < 180 ? 100 : 1000,
    ]);
    expect(rise(RISING, fallen)?.chance).toBe(rise(RISING)?.chance);
  });

  it("has nothing to divide by when older uploads have no views", () => {
    expect(
      rise([
        [10, 9],
        [20, 9],
        [30, 9],
        [200, 0],
        [300, 0],
        [400, 0],
      ]),
    ).toBeNull();
  });
});

describe("isRising", () => {
  it("asks for a gain and for more than chance", () => {
    const sure = rise(RISING) as Rise;
    expect(isRising(sure, 0.05)).toBe(true);
    expect(isRising({ ...sure, gain: 1.2 }, 0.05)).toBe(false);
    expect(isRising({ ...sure, chance: 0.06 }, 0.05)).toBe(false);
  });
});
