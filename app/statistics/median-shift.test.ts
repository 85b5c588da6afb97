import { describe, expect, it } from "vitest";
import { seeded } from "../numbers/chance";
import { medianShift } from "./median-shift";

describe("medianShift", () => {
  it("takes the median of all differences and the interval of the rank test", () => {
    // Five against five: the third difference from either end (tables of the Mann-Whitney test, 5 %).
    const found = medianShift([6, 7, 8, 9, 10], [1, 2, 3, 4, 5]);
    expect(found).toEqual({ shift: 5, low: 2, high: 8 });
  });

  it("is not moved by one hit", () => {
    expect(medianShift([1, 2, 3, 1000], [1, 2, 3])?.shift).toBeLessThan(2);
  });

  it("holds the true shift in 95 of 100 draws", () => {
    const random = seeded("median shift");
    const skewed = () => -Math.log(1 - random());
    const holds = Array.from({ length: 1000 }, () => {
      const values = Array.from({ length: 10 }, () => skewed() + 1);
      const found = medianShift(values, Array.from({ length: 20 }, skewed));
      return found !== null && found.low <= 1 && found.high >= 1;
    });
    expect(holds.filter(Boolean).length).toBeGreaterThan(930);
    expect(holds.filter(Boolean).length).toBeLessThan(975);
  });

  it("has none for an empty sample", () => {
    expect(medianShift([], [1])).toBeNull();
    expect(medianShift([1], [])).toBeNull();
  });
});
