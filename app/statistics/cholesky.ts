/** A lower triangle: row i has i + 1 numbers. */
export type Triangle = Float64Array[];

/**
 * The lower triangular L with L Lᵀ = K, for the lower triangle of a positive definite K (Cholesky). A pivot that
 * rounding made nought or less is held at 1e-9. Each row of L rests on the rows of K up to its own: the first n
 * rows are the factor of the first n items.
 */
export function factorOf(rows: Triangle): Triangle {
  const factor: Triangle = [];
  for (const [at, row] of rows.entries()) {
    const own = solveForward(factor, row, at);
    let rest = row[at] as number;
    for (const value of own) rest -= value * value;
    const full = new Float64Array(at + 1);
    full.set(own);
    full[at] = Math.sqrt(Math.max(rest, 1e-9));
    factor.push(full);
  }
  return factor;
}

/** x of L x = b for the first `size` rows. */
export function solveForward(factor: Triangle, b: Float64Array, size: number): Float64Array {
  const x = new Float64Array(size);
  for (let at = 0; at < size; at += 1) {
    const row = factor[at] as Float64Array;
    let sum = b[at] as number;
    for (let before = 0; before < at; before += 1) sum -= (row[before] as number) * (x[before] as number);
    x[at] = sum / (row[at] as number);
  }
  return x;
}

/** x of Lᵀ x = b. */
export function solveBack(factor: Triangle, b: Float64Array): Float64Array {
  const x = Float64Array.from(b);
  for (let at = b.length - 1; at >= 0; at -= 1) {
    const row = factor[at] as Float64Array;
    const value = (x[at] as number) / (row[at] as number);
    x[at] = value;
    for (let before = 0; before < at; before += 1)
      x[before] = (x[before] as number) - (row[before] as number) * value;
  }
  return x;
}
