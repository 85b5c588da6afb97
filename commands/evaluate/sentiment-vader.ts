// The reference: VADER as its npm package has it (vader-sentiment, Apache-2.0), with the limits its authors recommend.
import { createRequire } from "node:module";
import type { SentimentClass } from "../../app/engines/sentiment/classify.ts";

interface Vader {
  SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } };
}

// CommonJS without types.
const { SentimentIntensityAnalyzer } = createRequire(import.meta.url)("vader-sentiment") as Vader;

/** From VADER's own documentation: a compound of .05 and more is positive, -.05 and less negative. */
const LIMIT = 0.05;

export function vader(text: string): { sentiment: SentimentClass; compound: number } {
  const { compound } = SentimentIntensityAnalyzer.polarity_scores(text);
  const sentiment = compound >= LIMIT ? "positive" : compound <= -LIMIT ? "negative" : "neutral";
  return { sentiment, compound };
}
