import type { GivenComment } from "../../model/comment";
import type { Shift } from "../../model/comment-digest";
import { clip } from "../../words/clip";
import { classifySentiment, type Sentiment } from "../sentiment";
import { digest } from "./digest";
import type { Digest, ExcludedExamples } from "./digested";
import { analyzedPart } from "./scored-comments";
import { computeShift } from "./shift";

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
