import { expect, it } from "vitest";
import { addRow, addSums, emptySums, ridge, squaredError } from "./titles-ridge";

const ROWS: [row: number[], target: number, weight: number][] = [
  [[1, 0, 2], 3, 1],
  [[0, 1, 1], 1, 2],
  [[2, 1, 0], 4, 0.5],
  [[1, 1, 1], 2, 1],
];

function sumsOf(rows = ROWS) {
  const sums = emptySums(3);
  for (const [row, target, weight] of rows) addRow(sums, Float64Array.from(row), target, weight);
  return sums;
}

const predicted = (weights: Float64Array, row: number[]) =>
  row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

it("finds weights that no small step improves", () => {
  const penalty = Float64Array.of(0.5, 1, 2);
  const loss = (weights: Float64Array) =>
    ROWS.reduce((sum, [row, target, weight]) => sum + weight * (target - predicted(weights, row)) ** 2, 0) +
    weights.reduce((sum, value, at) => sum + (penalty[at] ?? 0) * value * value, 0);
  const weights = ridge(sumsOf(), penalty);
  for (const at of [0, 1, 2]) {
    for (const step of [-0.01, 0.01]) {
      const moved = weights.slice();
      moved[at] = (moved[at] ?? 0) + step;
      expect(loss(moved)).toBeGreaterThan(loss(weights));
    }
  }
});

it("gets the squared error from the sums alone", () => {
  const weights = Float64Array.of(1, -0.5, 0.25);
  const plain = ROWS.reduce(
    (sum, [row, target, weight]) => sum + weight * (target - predicted(weights, row)) ** 2,
    0,
  );
  expect(squaredError(sumsOf(), weights)).toBeCloseTo(plain, 10);
});

it("subtracts a fold as if it had never been added", () => {
  const rest = addSums(sumsOf(), sumsOf(ROWS.slice(0, 1)), -1);
  const alone = sumsOf(ROWS.slice(1));
  const penalty = Float64Array.of(1, 1, 1);
  for (const [at, weight] of ridge(rest, penalty).entries()) {
    expect(weight).toBeCloseTo(ridge(alone, penalty)[at] ?? Number.NaN, 10);
  }
});
