import type { ScoreTone } from "../numbers/tone";

/** The color of a score's figure. */
export const TONE_TEXT: Record<ScoreTone, string> = {
  good: "text-good",
  fair: "text-fair",
  poor: "text-poor",
  neutral: "text-ink",
};

/** The same for what is drawn. */
export const TONE_FILL: Record<ScoreTone, string> = {
  good: "fill-good",
  fair: "fill-fair",
  poor: "fill-poor",
  neutral: "fill-ink-faint",
};
