import { expect, it } from "vitest";
import { reliabilityOf, slopeOf } from "./titles-calibration";

/** A hundred pairs of one difference, so many of which A won. */
const pairs = (difference: number, won: number) =>
  Array.from({ length: 100 }, (_, at) => ({ difference, isA: at < won, vote: 1 }));

it("finds the slope that gives the chances that came", () => {
  // 73.1 % is the chance of a logit of 1: half a unit of difference, so the slope is 2.
  expect(slopeOf(pairs(0.5, 73))).toBeCloseTo(Math.log(73 / 27) / 0.5, 6);
});

it("sees the same from B's side", () => {
  expect(slopeOf(pairs(-0.5, 27))).toBeCloseTo(slopeOf(pairs(0.5, 73)), 10);
});

it("puts what was given beside what came", () => {
  const [bin, ...more] = reliabilityOf([...pairs(0.5, 73), ...pairs(-0.5, 29)], 2);
  expect(more).toEqual([]);
  expect(bin).toMatchObject({ from: 0.7, to: 0.75, pairs: 200, came: 0.72 });
  expect(bin?.of).toBeCloseTo(0.731, 3);
});
