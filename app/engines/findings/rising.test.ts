import { describe, expect, it } from "vitest";
import { evidence, videosAt } from "../../../tests/support/analyzer-fixture";
import { growthShare } from "../growth";
import type { Video } from "../topics";
import { isRising, measureRise, type Rise } from "./rising";

/** Videos that reach `atAYear` views by the growth curve, so that age explains what is left. */
const grown = (prefix: string, points: [days: number, atAYear: number][]) =>
  videosAt(
    prefix,
    points.map(([days, views]) => [days, views * growthShare(days)]),
  );

const rise = (topic: [number, number][], rest: [number, number][] = []) => {
  return riseOn(grown("rye", topic), grown("rest", rest));
};

/** The rise of one topic. */
function riseOn(videos: Video[], unclustered: Video[] = []): Rise | null {
  const made = evidence({ topics: { Rye: videos }, unclustered });
  return made.topics.map((topic) => measureRise(topic, made))[0] ?? null;
}

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

describe("measureRise", () => {
  it("compares views at equal age", () => {
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

  it("needs three videos on each side, the newer by three channels", () => {
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
    expect(riseOn(one)).toBeNull();
  });

  it("takes out the gain of the other videos", () => {
    const lifted: [number, number][] = [10, 20, 30, 200, 300, 400].map((days) => [
      days,
      days < 180 ? 8000 : 1000,
    ]);
    const found = rise(RISING, lifted);
    expect(found?.restGain).toBeCloseTo(8, 5);
    expect(found?.chance).toBeGreaterThan(rise(RISING)?.chance ?? 1);
    expect(found && isRising(found, 1)).toBe(false);
  });

  it("gives the same chance if the other videos lost views", () => {
    const fallen: [number, number][] = [10, 20, 30, 200, 300, 400].map((days) => [
      days,
      days < 180 ? 100 : 1000,
    ]);
    expect(rise(RISING, fallen)?.chance).toBe(rise(RISING)?.chance);
  });

  it("answers null if older uploads have no views", () => {
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
  it("needs a gain that is unlikely by luck", () => {
    const sure = rise(RISING);
    if (!sure) throw new Error("no rise");
    expect(isRising(sure, 0.05)).toBe(true);
    expect(isRising({ ...sure, gain: 1.2 }, 0.05)).toBe(false);
    expect(isRising({ ...sure, chance: 0.06 }, 0.05)).toBe(false);
  });
});
