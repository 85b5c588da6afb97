import { expect, it } from "vitest";
import { fitSlope, reliability } from "./calibration";

/** A hundred pairs of one difference, so many of which A won. */
const pairs = (difference: number, won: number) =>
  Array.from({ length: 100 }, (_, at) => ({ difference, isA: at < won, vote: 1 }));

it("fits the slope that gives the observed chances", () => {
  // 73.1 % is the chance of a logit of 1: half a unit of difference, so the slope is 2.
  expect(fitSlope(pairs(0.5, 73))).toBeCloseTo(Math.log(73 / 27) / 0.5, 6);
});

it("fits the same slope with A and B swapped", () => {
  expect(fitSlope(pairs(-0.5, 27))).toBeCloseTo(fitSlope(pairs(0.5, 73)), 10);
});

it("compares predicted with observed chances", () => {
  const [bin, ...more] = reliability([...pairs(0.5, 73), ...pairs(-0.5, 29)], 2);
  expect(more).toEqual([]);
  expect(bin).toMatchObject({ from: 0.7, to: 0.75, pairs: 200, observed: 0.72 });
  expect(bin?.predicted).toBeCloseTo(0.731, 3);
});
