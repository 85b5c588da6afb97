/** A percentage to one decimal, as it is shown; "not enough data" where there is none. */
export function percent(value: number | null): string {
  return value === null || !Number.isFinite(value) ? "not enough data" : `${value.toFixed(1)}%`;
}
