import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { drawRange } from "../../tools/video-forecast/show";
import { LEVELS, simulate, viralPotentialOf } from "./figures";

const MANY = Array.from({ length: 600 }, (_, at) => simulate(seeded(`figures ${at}`), 42 + (at % 53)));

describe("simulate", () => {
  // Spec 9: "forecast CTR 5.0-9.0, engagement 4.0-7.0, success probability 60-99, trend alignment 70-99"
  it("stays within the ranges, and reaches both ends", () => {
    const ends = (values: number[]) => [Math.min(...values), Math.max(...values)];
    expect(ends(MANY.map(({ predictedCTR }) => predictedCTR))).toEqual([5, 9]);
    expect(ends(MANY.map(({ predictedEngagement }) => predictedEngagement))).toEqual([4, 7]);
    expect(ends(MANY.map(({ trendAlignment }) => trendAlignment))).toEqual([70, 99]);
    const [least = 0, most = 0] = ends(MANY.map(({ successProbability }) => successProbability));
    expect(least).toBe(60);
    expect(most).toBeLessThanOrEqual(99);
    expect(most).toBeGreaterThan(95);
  });

  it("never contradicts itself", () => {
    for (const made of MANY) {
      const { min, expected, max } = made.predictedViews;
      expect(min).toBeLessThan(expected);
      expect(expected).toBeLessThan(max);
      if (made.successProbability > 60) {
        expect(Math.abs(made.successProbability - made.overallScore)).toBeLessThanOrEqual(5);
      }
      if (made.competitionLevel === "High") expect(made.topicScore).toBeLessThan(made.trendAlignment);
      if (made.viralPotential === "High") {
        expect(made.successProbability).toBeGreaterThanOrEqual(80);
        expect(made.competitionLevel).not.toBe("High");
      }
    }
    for (const level of LEVELS)
      expect(MANY.some(({ viralPotential }) => viralPotential === level)).toBe(true);
  });

  it("fits the scale all ranges are drawn on", () => {
    for (const { predictedViews } of MANY) {
      expect(predictedViews.min).toBeGreaterThanOrEqual(1000);
      expect(predictedViews.max).toBeLessThanOrEqual(1_000_000);
    }
    const { left, width, expected } = drawRange({ min: 1000, expected: 10_000, max: 1_000_000 });
    expect([left, width, expected]).toEqual([0, 100, 33.33]);
  });
});

describe("viralPotentialOf", () => {
  it.each([
    [69, 99, "Low", "Low"],
    [70, 99, "Low", "Medium"],
    [80, 85, "Medium", "High"],
    [80, 84, "Medium", "Medium"],
    [99, 99, "High", "Medium"],
  ] as const)(
    "%d %% success, trend %d, %s competition: %s",
    (successProbability, trendAlignment, competitionLevel, viral) => {
      expect(viralPotentialOf({ successProbability, trendAlignment, competitionLevel })).toBe(viral);
    },
  );
});
