import type { Weights } from "./covariance";
import type { WordWeights } from "./title-words";
import { WEIGHTS, WORDS } from "./weights";

/** What was learned: of how a channel's uploads go together, and of words on any channel. */
export interface Learned {
  weights: Weights;
  words: WordWeights;
}

/** Reads words with their weights in thousandths: "intro 31 live -24". */
export function readWords(text: string): WordWeights {
  const weights = new Map<string, number>();
  const parts = text.split(" ");
  for (let at = 0; at + 1 < parts.length; at += 2) weights.set(parts[at] ?? "", Number(parts[at + 1]) / 1000);
  return weights;
}

/** What the forecast ships with. */
export const LEARNED: Learned = { weights: WEIGHTS, words: readWords(WORDS) };
