import type { GivenComment } from "../../tables/given-comment";
import type { Feeling } from "./reading";

/** A comment of the list, once for all that say the very same; without a feeling where it was not scored. */
export interface Named {
  /** As `wordsOf` reads them. */
  words: string[];
  /** Where its first one stands in the list that was given. */
  index: number;
  comment: GivenComment;
  feeling?: Feeling;
}

/** A scored one. */
export interface Heard extends Named {
  feeling: Feeling;
  /** From -4 to 4. */
  valence: number;
  /** Of the three feelings, where the reader tells them. */
  chances?: Record<Feeling, number>;
  /** How many of those that say the same are counted in the shares. */
  times: number;
}

/** The likes of comments together; null where none of them tells any. */
export function likesOf(heard: readonly Named[]): number | null {
  let all: number | null = null;
  for (const { comment } of heard) if (comment.likes !== undefined) all = (all ?? 0) + comment.likes;
  return all;
}

/** Likes have a long tail: the tenth tells less than the first. None where the source tells none. */
export function likedness({ comment }: Named): number {
  return Math.log10(1 + (comment.likes ?? 0));
}

/**
 * Up to `most` of the comments behind a claim, the most telling first: liked ones, and those long enough to say
 * something but short enough to be read. The order given decides between equals.
 */
export function behind(heard: readonly Named[], most = 4): number[] {
  return heard
    .map((one) => ({ index: one.index, telling: likedness(one) + readable(one) }))
    .sort((a, b) => b.telling - a.telling || a.index - b.index)
    .slice(0, most)
    .map(({ index }) => index);
}

/** Best between some 8 and 45 words. */
function readable({ words }: Named): number {
  if (words.length < 8) return words.length / 8;
  return words.length <= 45 ? 1 : Math.max(0.2, 45 / words.length);
}
