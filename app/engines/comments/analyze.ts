import type { GivenComment, Shift } from "../../model/comment-digest";
import { clip } from "../../words/bounds";
import { classifySentiment, type Sentiment, type SentimentClass } from "../sentiment";
import { digest } from "./digest";
import type { Digest, ExcludedExamples } from "./digested";
import { analyzedPart, type Classify } from "./scored-comments";
import { computeScore, countSentiments } from "./shares";

/** A half of fewer comments says nothing. */
const MIN_HALF = 20;

interface DatedComment {
  /** Milliseconds since 1970. */
  at: number;
  sentiment: SentimentClass;
}

/**
 * The scores of the older and of the newer half of the scored comments that have a date, without repeats and the
 * creator's own. Null where a half has fewer than 20, or all are of one instant.
 */
export function computeShift(comments: readonly GivenComment[], classify: Classify): Shift | null {
  const seen = new Set<string>();
  const dated = comments.flatMap(({ text, publishedAt, byCreator }): DatedComment[] => {
    const at = publishedAt === undefined ? Number.NaN : Date.parse(publishedAt);
    if (byCreator || Number.isNaN(at) || seen.has(text)) return [];
    seen.add(text);
    const result = classify(text);
    return result.kind === "scored" ? [{ at, sentiment: result.sentiment }] : [];
  });
  dated.sort((a, b) => a.at - b.at);
  const middle = Math.floor(dated.length / 2);
  const earlier = scoreHalf(dated.slice(0, middle));
  const later = scoreHalf(dated.slice(middle));
  return earlier && later && earlier.from !== later.to ? { earlier, later } : null;
}

function scoreHalf(half: DatedComment[]): Shift["earlier"] | null {
  const [first, last] = [half[0], half.at(-1)];
  if (!first || !last || half.length < MIN_HALF) return null;
  return {
    ...computeScore(countSentiments(half.map(({ sentiment }) => sentiment))),
    from: new Date(first.at).toISOString(),
    to: new Date(last.at).toISOString(),
  };
}

export interface CommentAnalysis {
  digest: Digest;
  /** Null where too few comments have a date. */
  shift: Shift | null;
  excluded: ExcludedExamples;
}

const MAX_EXAMPLES = 4;
const EXAMPLE_LENGTH = 160;

/**
 * All that a list of comments says. `replies` are the creator's: they only show what is answered. Each different text is
 * classified once, by its front where it is long; ten thousand comments take half a second or more of CPU.
 */
export function analyzeComments(
  comments: readonly GivenComment[],
  replies: readonly GivenComment[] = [],
): CommentAnalysis {
  const results = new Map<string, Sentiment>();
  const classify = (text: string): Sentiment => {
    const known = results.get(text);
    if (known) return known;
    const result = classifySentiment(analyzedPart(text));
    results.set(text, result);
    return result;
  };
  const found = digest([...comments, ...replies], classify);
  const counts = {
    ...found.counts,
    given: found.counts.given - replies.length,
    byCreator: found.counts.byCreator - replies.length,
  };
  return {
    digest: { ...found, counts },
    shift: computeShift(comments, classify),
    excluded: excludedExamples(results),
  };
}

/** The first few comments taken for spam, and the first in each other language. */
function excludedExamples(results: Map<string, Sentiment>): ExcludedExamples {
  const examples: ExcludedExamples = { spam: [], languages: [] };
  for (const [text, result] of results) {
    if (result.kind === "spam" && examples.spam.length < MAX_EXAMPLES)
      examples.spam.push({ ...example(text), why: result.why });
    if (result.kind === "other-language" && examples.languages.length < MAX_EXAMPLES) {
      const { language } = result;
      if (examples.languages.every((one) => one.language !== language))
        examples.languages.push({ ...example(text), language });
    }
  }
  return examples;
}

function example(text: string) {
  const front = clip(text, EXAMPLE_LENGTH);
  return { text: front, cut: front.length < text.length };
}
