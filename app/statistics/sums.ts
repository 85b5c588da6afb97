/** The sum, added in the list's order. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The mean. NaN for an empty list, as 0 / 0 is. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
