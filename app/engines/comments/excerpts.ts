import type { Excerpt } from "../../model/comment-digest";
import { clip } from "../../words/bounds";
import type { SentimentClass } from "../sentiment";
import { isOfVideo } from "./claims/target";
import type { Digest } from "./digested";
import type { DistinctComment, ScoredComment } from "./scored-comments";
import { COMMENT_WORDS, FUNCTION_WORDS } from "./word-lists";
import { stem } from "./words";

/** Characters kept of a comment, and of one that is repeated. */
const MAX_LENGTH = 300;
const MAX_REPEATED_LENGTH = 120;

/** The digest with the comments behind its claims, each once, whole up to 300 characters. */
export function addExcerpts(found: Omit<Digest, "comments">, all: readonly DistinctComment[]): Digest {
  const { themes, questions, requests, triggers, topPositive, topNegative, asking, mentions } = found;
  const claims = [...(themes ?? []), ...questions, ...requests, ...(triggers ?? []), ...(mentions ?? [])];
  const listed = [...topPositive, ...topNegative, ...(asking?.comments ?? [])];
  const quoted = new Set([...claims.flatMap(({ evidence }) => evidence), ...listed]);
  return {
    ...found,
    repeated: found.repeated.map(({ text, times }) => ({ text: clip(text, MAX_REPEATED_LENGTH), times })),
    comments: all
      .filter(({ index }) => quoted.has(index))
      .map((comment) => ({
        ...excerpt(comment),
        ...(found.ofProduct && !mentionsVideo(comment) && { ofProduct: true as const }),
      })),
  };
}

function mentionsVideo(comment: DistinctComment): boolean {
  return isOfVideo(comment, 0, comment.words.length);
}

function excerpt(comment: DistinctComment | ScoredComment): Excerpt {
  const { index, given } = comment;
  const text = clip(given.text, MAX_LENGTH);
  const kept: Excerpt = { index, text, cut: text.length < given.text.length };
  if (given.likes !== undefined) kept.likes = given.likes;
  if (!("valence" in comment)) return kept;
  const { positive, neutral, negative } = comment.probabilities;
  return {
    ...kept,
    feeling: comment.sentiment,
    valence: threeDecimals(comment.valence),
    chances: {
      positive: threeDecimals(positive),
      neutral: threeDecimals(neutral),
      negative: threeDecimals(negative),
    },
  };
}

/** More are not shown, and would take room. */
function threeDecimals(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const MAX_TOP_COMMENTS = 4;
/** Only the best few hundred are compared with each other. */
const COMPARED = 300;
/** With this share of its content words in a chosen comment, another says the same. */
const SAME_SHARE = 0.5;
/** Begins a comment to another viewer, or to one who wrote. */
const REPLY =
  /^\s*(?:@|(?:no problem|no worries|not a problem|(?:you(?:['’]?re| are| r)?|ur|your) (?:very |most )?welcome|happy to help|glad (?:i|we) could help|glad (?:you|u)(?:['’]?re| are) (?:liking|enjoying|happy)\b|thank(?:s| you) for (?:your |the )?(?:comment|reply|replying|answer|response|responding)|(?:i )?(?:totally |completely )?agreed?\W|(?:nope|no|yes|yeah|yep),? (?:it|you|they|he|she)\b)|lol,? (?:yes|no|yeah)\b)/i;

/** The top comments under a review of a product: those that say something of the video, then those that do not. */
export function topOfProduct(...[comments, sentiment]: Parameters<typeof topComments>): number[] {
  const [ofVideo, ofProduct] = [true, false].map((wanted) =>
    topComments(
      comments.filter((comment) => mentionsVideo(comment) === wanted),
      sentiment,
    ),
  );
  return [...(ofVideo ?? []), ...(ofProduct ?? [])];
}

/**
 * The indices of the comments that stand as top praise or top complaint: only those that nine of ten people and more would label
 * so. Those that name something come first ("nice" says nothing that a creator can use), each of the two kinds the most
 * liked first, then those that say most in few words, and no two that say the same. Replies to other viewers ("@name …",
 * "you are welcome") do not count. Empty without a comment to be sure of.
 */
export function topComments(
  comments: readonly ScoredComment[],
  sentiment: Exclude<SentimentClass, "neutral">,
): number[] {
  const ranked = comments
    .filter((comment) => comment.sentiment === sentiment && comment.isSure && !REPLY.test(comment.given.text))
    .map((comment) => ({
      comment,
      names: comment.words.some(isTelling) ? 1 : 0,
      likes: comment.given.likes ?? 0,
      clarity: clarity(comment),
    }))
    .sort(
      (a, b) =>
        b.names - a.names || b.likes - a.likes || b.clarity - a.clarity || a.comment.index - b.comment.index,
    )
    .slice(0, COMPARED)
    .map(({ comment: { index, words } }) => ({ index, stems: new Set(words.filter(isContent).map(stem)) }));
  const chosen: typeof ranked = [];
  for (const candidate of ranked) {
    if (chosen.length === MAX_TOP_COMMENTS) break;
    if (chosen.every(({ stems }) => overlap(stems, candidate.stems) < SAME_SHARE)) chosen.push(candidate);
  }
  return chosen.map(({ index }) => index);
}

/** With so many words of its own, a comment could hardly tell more. */
const TELLING_WORDS = 8;
/** More words are not read at a glance. */
const WORDY = 80;

/** How much a comment of equal likes says: strong, and with words that not every comment has. */
function clarity({ words, valence }: ScoredComment): number {
  return Math.abs(valence) / 2 + countTelling(words) / (TELLING_WORDS / 2) - (words.length > WORDY ? 0.8 : 0);
}

function isContent(word: string): boolean {
  return /\p{L}/u.test(word) && !FUNCTION_WORDS.has(word);
}

/** Counts up to `TELLING_WORDS` words that say what is liked or disliked. */
function countTelling(words: readonly string[]): number {
  let count = 0;
  for (const word of words) if (isTelling(word) && ++count === TELLING_WORDS) break;
  return count;
}

function isTelling(word: string): boolean {
  return word.length >= 3 && !FUNCTION_WORDS.has(word) && !COMMENT_WORDS.has(word) && /\p{L}{3}/u.test(word);
}

/** The share of the smaller set's stems that both have. */
function overlap(a: Set<string>, b: Set<string>): number {
  const fewer = Math.min(a.size, b.size);
  if (fewer === 0) return a.size === b.size ? 1 : 0;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / fewer;
}
