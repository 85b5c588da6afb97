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
