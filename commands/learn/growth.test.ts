import { describe, expect, it } from "vitest";
import { growthWithin } from "./growth";
import type { Upload } from "./uploads";

const AGES = [1, 4, 9, 25, 60, 120, 240, 365];
const LEVELS = { rye: 40, spelt: 900, oats: 15_000 };

/** Made-up uploads on a curve of growth, one channel a level; one upload in each is a hit. */
function uploads(share: (ageDays: number) => number, hit = 1): Upload[] {
  return Object.entries(LEVELS).flatMap(([channel, level]) =>
    AGES.map((ageDays, at) => ({ channel, ageDays, views: level * share(ageDays) * (at === 6 ? hit : 1) })),
  );
}

describe("growthWithin", () => {
  it.each([0, 0.2, 0.45])("finds the exponent %d the uploads were made with", (exponent) => {
    const found = growthWithin(
      uploads((age) => age ** exponent),
      365,
    );
    expect(found).toMatchObject({ videos: 24, channels: 3, interval: [exponent, exponent] });
    expect(found?.power.parameter).toBe(exponent);
    expect(found?.power.error).toBeCloseTo(1, 9);
  });

  it("is not misled by a hit or by channels of different sizes", () => {
    const found = growthWithin(
      uploads((age) => age ** 0.3, 500),
      365,
    );
    expect(found?.power.parameter).toBe(0.3);
    expect(found?.power.half).toBeCloseTo(1, 9);
    expect(found?.power.error).toBeCloseTo(500 ** (1 / 8), 9);
  });

  it("tells a saturating curve from a power", () => {
    const found = growthWithin(
      uploads((age) => age / (age + 10)),
      365,
    );
    expect(found?.saturating.parameter).toBeCloseTo(10, 9);
    expect(found?.saturating.error).toBeLessThan(found?.power.error ?? 0);
    expect(found?.power.error).toBeLessThan(found?.flat.error ?? 0);
  });

  it("uses uploads up to the horizon only", () => {
    const late = uploads((age) => age ** 0.2).map((upload) =>
      upload.ageDays > 90 ? { ...upload, views: 1 } : upload,
    );
    expect(growthWithin(late, 90)).toMatchObject({ videos: 15, power: { parameter: 0.2 } });
  });

  it("excludes channels with fewer than three uploads", () => {
    const two = AGES.slice(0, 2).map((ageDays) => ({ channel: "thin", ageDays, views: 1 }));
    expect(growthWithin([...two, ...uploads((age) => age ** 0.2)], 365)?.channels).toBe(3);
    expect(growthWithin(two, 365)).toBeNull();
    expect(growthWithin([], 365)).toBeNull();
  });

  it("gives a wider interval where channels disagree", () => {
    const rising = uploads((age) => age ** 0.1).map((upload) => ({
      ...upload,
      channel: `${upload.channel} 2`,
    }));
    const found = growthWithin([...uploads((age) => age ** 0.4), ...rising], 365);
    expect(found?.interval).toEqual([0.1, 0.4]);
  });
});
