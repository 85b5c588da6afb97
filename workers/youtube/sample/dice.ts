/** One draw from the standard normal distribution (Box-Muller), from two throws of seeded dice. */
export function normal(dice: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());
}
