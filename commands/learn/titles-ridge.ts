import { cholesky, solveBack, solveForward, type Triangle } from "../../app/statistics/sums.ts";

/** Weighted sums over rows of features: all that ridge regression needs. Sets of rows are added and subtracted. */
export interface Sums {
  /** Row times row, as a lower triangle. */
  gram: Triangle;
  /** Row times target. */
  cross: Float64Array;
  /** Target squared. */
  total: number;
  width: number;
}

export function emptySums(width: number): Sums {
  return {
    gram: Array.from({ length: width }, (_, at) => new Float64Array(at + 1)),
    cross: new Float64Array(width),
    total: 0,
    width,
  };
}

/** Adds a row with its target and weight. */
export function addRow(sums: Sums, row: Float64Array, target: number, weight: number): void {
  for (const [i, products] of sums.gram.entries()) {
    const scaled = weight * (row[i] ?? 0);
    if (scaled === 0) continue;
    sums.cross[i] = (sums.cross[i] ?? 0) + scaled * target;
    for (let j = 0; j <= i; j++) products[j] = (products[j] ?? 0) + scaled * (row[j] ?? 0);
  }
  sums.total += weight * target * target;
}

/** One set of rows and, times a factor, another: 1 adds the other, -1 takes it away. */
export function addSums(one: Sums, other: Sums, factor: 1 | -1): Sums {
  const add = (a: Float64Array, b: Float64Array | undefined) =>
    a.map((value, at) => value + factor * (b?.[at] ?? 0));
  return {
    gram: one.gram.map((products, i) => add(products, other.gram[i])),
    cross: add(one.cross, other.cross),
    total: one.total + factor * other.total,
    width: one.width,
  };
}

/** The weights with the least squared error plus penalty times weight squared (ridge; Hoerl and Kennard 1970). */
export function ridge({ gram, cross, width }: Sums, penalty: Float64Array): Float64Array {
  const penalized = gram.map((products, i) => {
    const line = products.slice();
    line[i] = (line[i] ?? 0) + (penalty[i] ?? 0);
    return line;
  });
  const factor = cholesky(penalized);
  return solveBack(factor, solveForward(factor, cross, width));
}

/** The squared error of weights over the rows of the sums. */
export function squaredError({ gram, cross, total }: Sums, weights: Float64Array): number {
  let error = total;
  for (const [i, products] of gram.entries()) {
    const weight = weights[i] ?? 0;
    error += weight * (weight * (products[i] ?? 0) - 2 * (cross[i] ?? 0));
    for (let j = 0; j < i; j++) error += 2 * weight * (weights[j] ?? 0) * (products[j] ?? 0);
  }
  return error;
}
