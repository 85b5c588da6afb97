/** a₀b₀ + a₁b₁ + … over the items of `a`, added in that order. NaN if `b` is shorter. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (a instanceof Float64Array && b instanceof Float64Array) return dotOfDoubles(a, b);
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? Number.NaN) * (b[at] ?? Number.NaN);
  return sum;
}

/** The same in a third of the time: a loop that meets one kind of list. */
function dotOfDoubles(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? Number.NaN) * (b[at] ?? Number.NaN);
  return sum;
}

/**
 * `from` − a₀b₀ − a₁b₁ − … over the first `length` items, subtracted in that order: the step of every triangular
 * solver. Not the same as `from − dot(a, b)` in the last digits. NaN if `a` or `b` is shorter.
 */
export function subtractDot(
  from: number,
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  length: number,
): number {
  let rest = from;
  for (let at = 0; at < length; at += 1) rest -= (a[at] ?? Number.NaN) * (b[at] ?? Number.NaN);
  return rest;
}

type Numbers = readonly number[] | Float32Array | Float64Array;

/** The sum, added in the list's order. */
export function sum(values: Numbers): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** The mean. NaN for an empty list, as 0 / 0 is. */
export function mean(values: Numbers): number {
  return sum(values) / values.length;
}

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

/** Pearson's r of pairs, -1 to 1. NaN if one side does not vary, or for no pairs. */
export function pearson(pairs: [x: number, y: number][]): number {
  const meanX = mean(pairs.map(([x]) => x));
  const meanY = mean(pairs.map(([, y]) => y));
  let together = 0;
  let spreadX = 0;
  let spreadY = 0;
  for (const [x, y] of pairs) {
    together += (x - meanX) * (y - meanY);
    spreadX += (x - meanX) ** 2;
    spreadY += (y - meanY) ** 2;
  }
  return together / Math.sqrt(spreadX * spreadY);
}
