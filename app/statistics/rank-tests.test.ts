import { describe, expect, it } from "vitest";
import { seeded } from "../numbers/chance";
import {
  chanceOfBeingHigher,
  chanceOfRanks,
  leastChanceOfBeingHigher,
  leastChanceOfRanks,
  medianShift,
  rankAmong,
  testable,
} from "./rank-tests";

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe("chanceOfBeingHigher", () => {
  it("is exact on small samples", () => {
    expect(chanceOfBeingHigher([4, 5, 6], [1, 2, 3])).toBeCloseTo(1 / 20, 10);
    expect(chanceOfBeingHigher([1, 2, 3], [4, 5, 6])).toBe(1);
    // U = 14 of 16: 4 of the 70 deals reach it (U of 16, 15 and twice 14).
    expect(chanceOfBeingHigher([8, 7, 6, 3], [1, 2, 4, 5])).toBeCloseTo(4 / 70, 10);
  });

  it("shares ranks among ties", () => {
    expect(chanceOfBeingHigher([5, 5, 5], [5, 5, 5])).toBe(1);
    expect(chanceOfBeingHigher([2, 2], [1, 2])).toBeCloseTo(0.5, 10);
  });

  it("changes to the normal curve without a jump", () => {
    const exact = chanceOfBeingHigher(range(7, 18), range(1, 12));
    const normal = chanceOfBeingHigher(range(7, 18), range(1, 13));
    expect(exact).toBeLessThan(0.01);
    expect(Math.abs(exact - normal)).toBeLessThan(0.005);
  });

  it("finds no difference between large equal samples", () => {
    expect(chanceOfBeingHigher(range(1, 40), range(1, 40))).toBeCloseTo(0.5, 1);
    expect(chanceOfBeingHigher(Array(30).fill(1), Array(30).fill(1))).toBe(1);
  });

  it("is 1 for an empty sample", () => {
    expect(chanceOfBeingHigher([], [1, 2])).toBe(1);
    expect(chanceOfBeingHigher([1], [])).toBe(1);
  });
});

describe("leastChanceOfBeingHigher", () => {
  it("is one deal out of all", () => {
    expect(leastChanceOfBeingHigher(3, 3)).toBeCloseTo(1 / 20, 12);
    expect(leastChanceOfBeingHigher(4, 5)).toBeCloseTo(1 / 126, 12);
    expect(leastChanceOfBeingHigher(0, 5)).toBe(1);
  });
});

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

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe("chanceOfRanks", () => {
  it("counts the ways of ranking as high", () => {
    expect(chanceOfRanks([rankAmong(10, nine)])).toBeCloseTo(1 / 10, 12);
    expect(chanceOfRanks([rankAmong(10, nine), rankAmong(10, nine)])).toBeCloseTo(1 / 100, 12);
    // 10 and 9, 9 and 10, 10 and 10.
    expect(chanceOfRanks([rankAmong(10, nine), rankAmong(8.5, nine)])).toBeCloseTo(3 / 100, 12);
    expect(chanceOfRanks([rankAmong(0, nine), rankAmong(0, nine)])).toBeCloseTo(1, 12);
    expect(chanceOfRanks([])).toBe(1);
  });

  it("weighs small and large groups alike", () => {
    const [top, low] = [rankAmong(10, [1, 2, 3]), rankAmong(0, nine)];
    const ways = [1, 2, 3, 4].flatMap((a) => [...nine, 10].filter((b) => a / 4 + b / 10 >= 1.1 - 1e-9));
    expect(chanceOfRanks([top, low])).toBeCloseTo(ways.length / 40, 12);
  });

  it("shares the ranks of equal values", () => {
    expect(chanceOfRanks([rankAmong(5, [5, 5, 5])])).toBe(1);
    expect(chanceOfRanks([rankAmong(5, [5, 1, 1])])).toBeCloseTo(0.5, 12);
  });
});

it("answers the least chance that groups can give", () => {
  expect(leastChanceOfRanks([rankAmong(0, nine), rankAmong(5, [1, 2, 3])])).toBeCloseTo(1 / 40, 12);
  expect(leastChanceOfRanks([rankAmong(0, [5, 5, 1])])).toBeCloseTo(2 / 4, 12);
});

const least = (leastChance: number) => ({ leastChance });

it("shares the level among the tests that can reach it", () => {
  expect(testable([least(0.01), least(0.01)], 0.1)).toMatchObject({ level: 0.05, tested: { length: 2 } });
  expect(testable([least(0.01), least(0.08), least(0.09)], 0.1)).toMatchObject({
    level: 0.05,
    tested: { length: 1 },
  });
  expect(testable([least(0.09)], 0.1)).toMatchObject({ level: 0.1, tested: { length: 1 } });
  expect(testable([], 0.1)).toMatchObject({ tested: [] });
});
