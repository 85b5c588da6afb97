import { describe, expect, it } from "vitest";
import { chanceOfBeingHigher, leastChanceOfBeingHigher } from "./mann-whitney";

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
