/**
 * How often the better viewed of two neighbouring uploads was named, on channels the engine did not learn from:
 * docs/evaluation/titles.md, its rows "neighbours", cross-validated, the lower of the two averages.
 */
export const ACCURACY = {
  channels: 69,
  pairs: 118_220,
  /** From the channel's earlier uploads. */
  history: 0.668,
  /** The same of Shorts, from the Shorts before them: "neighbours, with history, Shorts" of docs/evaluation.md. */
  shorts: 0.584,
  /** By words and kinds of video alone. */
  anywhere: 0.579,
} as const;
