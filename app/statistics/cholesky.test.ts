import { expect, it } from "vitest";
import { cholesky, solveBack, solveForward } from "./cholesky";

// 4 2 1 / 2 5 3 / 1 3 6, its lower triangle.
const ROWS = [[4], [2, 5], [1, 3, 6]].map((row) => Float64Array.from(row));

it("factors, and solves with the factor", () => {
  const factor = cholesky(ROWS);
  expect(factor.map((row) => [...row])).toEqual([
    [2],
    [1, 2],
    [0.5, 1.25, expect.closeTo(Math.sqrt(6 - 0.25 - 1.5625))],
  ]);
  // K x = b for x = 1, 1, 1.
  const x = solveBack(factor, solveForward(factor, Float64Array.from([7, 10, 10]), 3));
  for (const value of x) expect(value).toBeCloseTo(1);
});

it("keeps a zero pivot positive", () => {
  const factor = cholesky([[1], [1, 1]].map((row) => Float64Array.from(row)));
  expect(factor[1]?.[1]).toBeGreaterThan(0);
});
