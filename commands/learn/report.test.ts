import { describe, expect, it } from "vitest";
import type { Growth } from "./growth";
import { errorTable, exponentTable, growthVerdict } from "./report";

const growth = (horizon: number, parameter: number, interval: [number, number]): Growth => ({
  horizon,
  videos: 40,
  channels: 4,
  power: { parameter, error: 2, half: 1.5 },
  interval,
  saturating: { parameter: 3, error: 2.1, half: 1.6 },
  flat: { parameter: 0, error: 2.5, half: 1.7 },
});
const found = [growth(90, 0.18, [0.1, 0.3]), growth(365, 0.24, [0.22, 0.31])];

describe("the report on growth", () => {
  it("says at each horizon whether the shipped constant lies in the interval", () => {
    const [, , first, second] = exponentTable(found, 0.2).split("\n");
    expect(first).toMatch(/^90 days +40 +4 +0\.180 +0\.100 to 0\.300 +yes$/);
    expect(second).toMatch(/^365 days +40 +4 +0\.240 +0\.220 to 0\.310 +NO$/);
  });

  it("shows each curve's error as a factor", () => {
    expect(errorTable(found).split("\n")[2]).toMatch(
      /^90 days +×2\.000 +×1\.500 +×2\.100 +3\.0 days +×2\.500$/,
    );
  });

  it("says whether the shipped constant lies within what was found", () => {
    expect(growthVerdict(found, 0.2)).toContain("0.180 to 0.240");
    expect(growthVerdict(found, 0.2)).toContain("it lies within that, and within 1 of 2 intervals.");
    expect(growthVerdict(found, 0.4)).toContain("it lies OUTSIDE that, and within 0 of 2 intervals.");
    expect(growthVerdict(found, 0.2)).toContain("at 2 of 2 horizons");
  });
});
