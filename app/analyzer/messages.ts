import { counted } from "../numbers/figures";
import type { Figure } from "./insights/finding";

export type EngagementLabel = "Exceptional" | "Strong" | "Moderate" | "Low";

/**
 * The label of an engagement score in percent (spec section 9): Exceptional from 5, Strong from 2, Moderate
 * from 1, Low below that. null for an unknown score.
 */
export function engagementLabel(score: number | null): EngagementLabel | null {
  if (score === null || Number.isNaN(score)) return null;
  if (score >= 5) return "Exceptional";
  if (score >= 2) return "Strong";
  return score >= 1 ? "Moderate" : "Low";
}

/** An engagement score as text: "2.2%"; "not enough data" for an unknown one. */
export function engagementText(score: number | null): string {
  return score === null || !Number.isFinite(score) ? "not enough data" : `${score.toFixed(1)}%`;
}

/** What a figure was computed from: "From 7 videos", "From 1 channel". */
export function sampleText({ sampleSize, unit }: Pick<Figure, "sampleSize" | "unit">): string {
  return `From ${counted(sampleSize, unit.slice(0, -1))}`;
}

/** The five example chips (spec section 2, Content Analyzer). */
export const EXAMPLE_IDEAS = [
  "AI productivity tools",
  "React tutorials",
  "Fitness for beginners",
  "Cooking healthy meals",
  "Photography tips",
] as const;

/** The text for a count that the owner hides: hidden is not 0. */
export const HIDDEN = "hidden";

/** The id of the answer's heading, which a submit leads to. */
export const ANSWER = "answer";
