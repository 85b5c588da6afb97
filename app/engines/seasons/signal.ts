/** Spec section 3, Trend record. */
export const TREND_SIGNALS = ["spiking", "rising", "steady", "declining"] as const;
export type TrendSignal = (typeof TREND_SIGNALS)[number];

/** One week of interest: the ISO date it begins on (UTC) and how much there was, in the source's own unit. */
export interface TrendPoint {
  date: string;
  value: number;
}

/** Where a signal begins, in percent week over week (spec section 9, Trend insight rules). */
export const SPIKING_ABOVE = 50;
export const RISING_ABOVE = 20;
export const DECLINING_BELOW = -20;

/** Names the signal of a weekly velocity in percent. No velocity reads as steady: nothing says it moves. */
export function signalOf(velocity: number | null): TrendSignal {
  if (velocity === null || Number.isNaN(velocity)) return "steady";
  if (velocity > SPIKING_ABOVE) return "spiking";
  if (velocity > RISING_ABOVE) return "rising";
  return velocity < DECLINING_BELOW ? "declining" : "steady";
}
