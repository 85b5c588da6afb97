import type { Term } from "../ratings";

/** The ratings of a comment, taken together; `blame` and `lowest` are counted upward from 0. */
export type Sums = ReturnType<typeof sumsOf>;

/** Takes the rated terms of a comment, in their order, by what the words around make of each; all 0 where none is. */
export function sumsOf(terms: Term[]) {
  const sums = {
    sum: 0,
    praise: 0,
    blame: 0,
    highest: 0,
    lowest: 0,
    first: 0,
    last: 0,
    rated: 0,
    emoji: 0,
    emojis: 0,
  };
  for (const { weight, isRated, isEmoji } of terms) {
    if (!isRated) continue;
    sums.rated++;
    sums.sum += weight;
    if (weight > 0) sums.praise += weight;
    else sums.blame -= weight;
    sums.highest = Math.max(sums.highest, weight);
    sums.lowest = Math.max(sums.lowest, -weight);
    if (sums.first === 0) sums.first = weight;
    sums.last = weight;
    if (isEmoji) {
      sums.emojis++;
      sums.emoji += weight;
    }
  }
  return sums;
}
