import type { TriggerKind } from "./comment-digest";

/**
 * What comments name by words that are often said of something else than the video: found so, they prove no more than that
 * they were written. By the last reading in docs/evaluation/sentiment.md.
 */
export const WORDS_ALONE: ReadonlySet<TriggerKind> = new Set<TriggerKind>([
  ...(["humour", "surprise", "nostalgia", "helped", "frustration", "confusion", "disagreement"] as const),
  ...(["picture", "price"] as const),
]);
