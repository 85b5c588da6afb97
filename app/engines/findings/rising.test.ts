import { describe, expect, it } from "vitest";
import { evidence, videosAt } from "../../../tests/support/analyzer-fixture";
import { growthShare } from "../growth";
import type { Video } from "../topics";
import { findRising, isRising, measureRise, type Rise } from "./rising";

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

  it("adds nothing if the other videos lost", () => {
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

const grownBySide = (prefix: string, newer: number[], older: number[]) =>
  videosAt(prefix, [
    ...newer.map((views, at): [number, number] => [20 + at, views * growthShare(20 + at)]),
    ...older.map((views, at): [number, number] => [400 + at, views]),
  ]);

describe("findRising", () => {
  it("finds the topic whose newer uploads do better, and lists both sides", () => {
    const finding = findRising(
      evidence({
        topics: {
          Rye: grownBySide("rye", [9000, 8000, 7000, 6000], [1000, 900, 800, 700]),
          Spelt: grownBySide("s", [1000, 1, 2, 3], [900, 1, 2, 3]),
        },
      }),
    );
    expect(finding).toMatchObject({ found: true, clusterName: "Rye" });
    expect(finding.reason).toMatch(
      /^Newer uploads get 8\.8× the older ones' views, adjusted for age\. Odds of luck: 1 in \d+\.$/,
    );
    expect(finding).toMatchObject({
      groups: [
        { label: "4 newer uploads", videoIds: ["rye-0", "rye-1", "rye-2", "rye-3"] },
        { label: "4 older uploads", videoIds: ["rye-4", "rye-5", "rye-6", "rye-7"] },
      ],
      videoIds: { length: 8 },
    });
    for (const { unit } of finding.figures) expect(unit).toBe("uploads");
    expect(finding.figures.map(({ sampleSize }) => sampleSize)).toEqual([4, 4, 8, 8, 8]);
  });

  it("does not call noise a rise, and names the nearest miss", () => {
    const finding = findRising(
      evidence({
        topics: { Rye: grownBySide("rye", [9000, 500, 7000, 100], [1000, 900, 8000, 700]) },
      }),
    );
    expect(finding.found).toBe(false);
    expect(finding.reason).toMatch(
      /^“Rye” comes nearest: newer uploads get 3\.9× the older ones' views\. Odds of luck: 1 in \d+\.$/,
    );
    expect(finding.figures.length).toBeGreaterThan(2);
  });

  it("explains why nothing can be tested", () => {
    expect(findRising(evidence({ topics: {} })).reason).toContain("form no topic");
    expect(findRising(evidence({ topics: { Rye: grownBySide("rye", [9, 9], [1, 1, 1]) } })).reason).toContain(
      "a topic needs 3 from the last 180 days, by 3 channels, and 3 older ones.",
    );
  });

  it("notes that YouTube views were redefined between older and newer uploads", () => {
    const topics = { Rye: grownBySide("rye", [9000, 8000, 7000, 6000], [1000, 900, 800, 700]) };
    const methods = (kind: "sample" | "youtube") =>
      findRising(evidence({ topics, kind }))
        .figures.map(({ method }) => method)
        .join(" ");
    expect(methods("youtube")).toContain("2026-08-24");
    expect(methods("sample")).not.toContain("2026-08-24");
  });
});
