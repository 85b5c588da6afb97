import type { Tone } from "../../../ui/badge";

/** Whole percents from the one to the other are no difference: a coin is right about as often. */
export const COIN = { low: 45, high: 55 } as const;

export interface ChanceShown {
  /** "68%"; never certain. */
  value: string;
  verdict: string;
  tone: Tone;
  kind: "more" | "same" | "fewer";
}

/** A chance of drawing more clicks, 0 to 1, as it is said: by the whole percent that is read. */
export function chanceShown(chance: number): ChanceShown {
  const percent = Math.round(chance * 100);
  const value = percent >= 99 ? "99%" : percent <= 1 ? "1%" : `${percent}%`;
  if (percent > COIN.high) return { value, verdict: "More clicks likely", tone: "good", kind: "more" };
  if (percent < COIN.low) return { value, verdict: "Fewer clicks likely", tone: "poor", kind: "fewer" };
  return { value, verdict: "No difference", tone: "neutral", kind: "same" };
}

/** The place among tested headlines, 1 to 99: nobody is told that no headline scores higher. */
export function placeOf(percentile: number): number {
  return Math.min(Math.max(Math.round(percentile * 100), 1), 99);
}
