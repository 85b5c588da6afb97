import { describe, expect, it } from "vitest";
import { chanceOfRanks, leastChanceOfRanks, rankAmong } from "./rank-test";

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
