import type { GivenComment } from "../../model/comment-digest";
import type { Scored, Sentiment, SentimentClass } from "../sentiment";
import { COMMENT_WORDS, FUNCTION_WORDS } from "./word-lists";
import { singular, stem } from "./words";

/** Classifies one comment. An argument of the digest, so that tests can bring their own. */
export type Classify = (text: string) => Sentiment;

/** One for all comments that say the very same. Without a sentiment where there was nothing to score. */
export interface DistinctComment {
  /** As `tokenize` reads them. */
  words: string[];
  /** Its place in the list that was given, from 0. */
  index: number;
  given: GivenComment;
  /** The same for all comments of one person, as far as can be told. */
  person: number;
  sentiment?: SentimentClass;
}

/** The first comment of each person. */
export function onePerPerson<T extends DistinctComment>(comments: readonly T[]): T[] {
  const people = new Set<number>();
  return comments.filter(({ person }) => !people.has(person) && people.add(person));
}

export interface ScoredComment extends DistinctComment, Omit<Scored, "kind"> {
  sentiment: SentimentClass;
  /** How many of those that say the same are counted in the shares. */
  times: number;
}

/**
 * Of a longer comment this many characters are scored and searched: few are longer (YouTube takes 10,000), and the time
 * grows with the text.
 */
export const MAX_ANALYZED = 2000;

/** The front of a long comment, all of any other. No letter or emoji is cut in two. */
export function analyzedPart(text: string): string {
  return text.length <= MAX_ANALYZED ? text : text.slice(0, MAX_ANALYZED).replace(/[\uD800-\uDBFF]$/, "");
}

/** The likes of comments together; null where the source tells none of them. */
export function sumLikes(comments: readonly DistinctComment[]): number | null {
  let sum: number | null = null;
  for (const { given } of comments) if (given.likes !== undefined) sum = (sum ?? 0) + given.likes;
  return sum;
}

/** Likes have a long tail, so their logarithm counts; 0 where the source tells none. */
export function likeWeight({ given }: DistinctComment): number {
  return Math.log10(1 + (given.likes ?? 0));
}

/**
 * The indices of up to `most` of the comments behind a claim, the best first: liked ones, and those long enough to say
 * something and short enough to be read. Ties keep the order given.
 */
export function pickEvidence(comments: readonly DistinctComment[], most = 4): number[] {
  return comments
    .map((comment) => ({ index: comment.index, weight: likeWeight(comment) + readability(comment) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .slice(0, most)
    .map(({ index }) => index);
}

/** Best between some 8 and 45 words. */
function readability({ words }: DistinctComment): number {
  if (words.length < 8) return words.length / 8;
  return words.length <= 45 ? 1 : Math.max(0.2, 45 / words.length);
}

const MAX_TOPICS = 3;
/** "Several" name it: three, and this share of the comments. */
const NAMED_BY = 3;
const NAMED_SHARE = 0.2;
/** Comments looked at: of more, the first tell as much. */
const LOOKED_AT = 300;

/**
 * What comments have in common: up to three words that at least three and a fifth of them use, the most frequent first. Without
 * `known` words and those of the video's `subject` (stems).
 */
export function sharedTopics(
  comments: readonly DistinctComment[],
  subject: ReadonlySet<string>,
  known: ReadonlySet<string> = new Set(),
): string[] {
  const times = new Map<string, number>();
  const looked = comments.slice(0, LOOKED_AT);
  const least = Math.max(NAMED_BY, NAMED_SHARE * looked.length);
  for (const { words } of looked) {
    const topics = words.filter((word) => isTopic(word) && !known.has(word) && !subject.has(stem(word)));
    for (const word of new Set(topics.map(singular))) times.set(word, (times.get(word) ?? 0) + 1);
  }
  return [...times]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_TOPICS)
    .map(([word]) => word);
}

function isTopic(word: string): boolean {
  return /\p{L}{2}/u.test(word) && !FUNCTION_WORDS.has(word) && !COMMENT_WORDS.has(word);
}
