import { subtractDot } from "./vectors";

/** A lower triangle: row i has i + 1 numbers. */
export type Triangle = Float64Array[];

/** Rounding can bring a pivot to 0 or below. */
const LEAST_PIVOT = 1e-9;

/**
 * The lower triangular L with L Lᵀ = K, for the lower triangle of a positive definite K (Cholesky). A pivot under 1e-9
 * is held at 1e-9. Each row of L depends on the rows of K up to its own: the first n rows are the factor of the first
 * n items.
 */
export function cholesky(rows: Triangle): Triangle {
  const factor: Triangle = [];
  for (const [at, row] of rows.entries()) {
    const full = new Float64Array(at + 1);
    full.set(solveForward(factor, row, at));
    full[at] = Math.sqrt(Math.max(subtractDot(row[at] ?? Number.NaN, full, full, at), LEAST_PIVOT));
    factor.push(full);
  }
  return factor;
}

/** x of L x = b for the first `size` rows. */
export function solveForward(factor: Triangle, b: Float64Array, size: number): Float64Array {
  const x = new Float64Array(size);
  for (const [at, row] of factor.slice(0, size).entries()) {
    x[at] = subtractDot(b[at] ?? Number.NaN, row, x, at) / (row[at] ?? Number.NaN);
  }
  return x;
}

/** x of Lᵀ x = b, for the first rows of L as many as b has items. */
export function solveBack(factor: Triangle, b: Float64Array): Float64Array {
  const x = Float64Array.from(b);
  for (const [at, row] of [...factor.slice(0, b.length).entries()].reverse()) {
    const value = (x[at] ?? Number.NaN) / (row[at] ?? Number.NaN);
    x[at] = value;
    for (let before = 0; before < at; before += 1) {
      x[before] = (x[before] ?? Number.NaN) - (row[before] ?? Number.NaN) * value;
    }
  }
  return x;
}
