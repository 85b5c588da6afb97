/** a₀b₀ + a₁b₁ + … over the items of `a`, added in that order. NaN if `b` is shorter. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
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
