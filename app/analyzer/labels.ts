import type { Figure } from "../engines/findings";
import { counted } from "../numbers/counted";

export type EngagementLabel = "Exceptional" | "Strong" | "Moderate" | "Low";

/**
 * The word for an engagement score in percent (spec section 9): from 5 Exceptional, from 2 Strong, from 1
 * Moderate, else Low. null, no word, for a score that could not be worked out.
 */
export function engagementLabel(score: number | null): EngagementLabel | null {
  if (score === null || Number.isNaN(score)) return null;
  if (score >= 5) return "Exceptional";
  if (score >= 2) return "Strong";
  return score >= 1 ? "Moderate" : "Low";
}

/** An engagement score as it is read, "2.2%"; "not enough data" for one that could not be worked out. */
export function engagementText(score: number | null): string {
  return score === null || !Number.isFinite(score) ? "not enough data" : `${score.toFixed(1)}%`;
}

/** What a figure was computed from: "From 7 videos", "From 1 channel". */
export function sampleText({ sampleSize, unit }: Pick<Figure, "sampleSize" | "unit">): string {
  return `From ${counted(sampleSize, unit.slice(0, -1))}`;
}
