/**
 * The q-quantile (0 to 1) of numbers by linear interpolation between order statistics (type 7 of Hyndman &
 * Fan, The American Statistician 50(4), 1996). null for no numbers.
 */
export function quantile(values: number[], q: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const place = (sorted.length - 1) * q;
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below + (above - below) * (place - Math.floor(place));
}

/** The middle value, or the mean of the middle two: one hit cannot move it far. null for no numbers. */
export function median(values: number[]): number | null {
  return quantile(values, 0.5);
}
