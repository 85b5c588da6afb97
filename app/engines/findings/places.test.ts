import { describe, expect, it } from "vitest";
import { chanceOfPlaces, leastChanceOfPlaces, placeAmong } from "./places";

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe("chanceOfPlaces", () => {
  it("counts the ways of standing as high", () => {
    expect(chanceOfPlaces([placeAmong(10, nine)])).toBeCloseTo(1 / 10, 12);
    expect(chanceOfPlaces([placeAmong(10, nine), placeAmong(10, nine)])).toBeCloseTo(1 / 100, 12);
    // 10 and 9, 9 and 10, 10 and 10.
    expect(chanceOfPlaces([placeAmong(10, nine), placeAmong(8.5, nine)])).toBeCloseTo(3 / 100, 12);
    expect(chanceOfPlaces([placeAmong(0, nine), placeAmong(0, nine)])).toBeCloseTo(1, 12);
    expect(chanceOfPlaces([])).toBe(1);
  });

  it("weighs channels with few and with many uploads alike", () => {
    const [top, low] = [placeAmong(10, [1, 2, 3]), placeAmong(0, nine)];
    const ways = [1, 2, 3, 4].flatMap((a) => [...nine, 10].filter((b) => a / 4 + b / 10 >= 1.1 - 1e-9));
    expect(chanceOfPlaces([top, low])).toBeCloseTo(ways.length / 40, 12);
  });

  it("does not take equal views for a place of its own", () => {
    expect(chanceOfPlaces([placeAmong(5, [5, 5, 5])])).toBe(1);
    expect(chanceOfPlaces([placeAmong(5, [5, 1, 1])])).toBeCloseTo(0.5, 12);
  });
});

it("knows the least chance places can give", () => {
  expect(leastChanceOfPlaces([placeAmong(0, nine), placeAmong(5, [1, 2, 3])])).toBeCloseTo(1 / 40, 12);
  expect(leastChanceOfPlaces([placeAmong(0, [5, 5, 1])])).toBeCloseTo(2 / 4, 12);
});
