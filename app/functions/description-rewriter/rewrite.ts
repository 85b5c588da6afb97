import { z } from "zod";
import { findKeywordPlaces, type Keyword } from "../../engines/descriptions";
import { newId, wholeBetween } from "../../numbers/chance";
import { splitWords } from "../../words/words";
import { compose } from "./compose";
import { explain, listImprovements } from "./explanation";

/** Spec section 3, Rewrite result. */
const rewriteResult = z.object({
  id: z.string(),
  originalTitle: z.string(),
  originalDescription: z.string(),
  rewrittenDescription: z.string(),
  keywordsAdded: z.array(z.string()),
  seoScore: z.number(),
  readabilityScore: z.number(),
  /** In percent. */
  keywordDensity: z.number(),
  /** As text, "+34%". */
  estimatedRankingImprovement: z.string(),
  reasoning: z.string(),
  improvements: z.array(z.string()),
  targetKeywords: z.array(z.string()),
});
export type RewriteResult = z.infer<typeof rewriteResult>;

export const rewriterState = z.object({
  /** Newest first. */
  rewrites: z.array(rewriteResult),
  totalRewrites: z.number(),
  /** In percent, like the boost. */
  avgSEOImprovement: z.number(),
  avgRankingBoost: z.number(),
  lastRewrite: z.iso.datetime(),
});
export type RewriterState = z.infer<typeof rewriterState>;

/** What a visitor types. */
export interface TypedDescription {
  title: string;
  description: string;
}

/**
 * A rewrite of the Sample desk. The text follows rules (see `compose`); the scores are simulated in the ranges of spec
 * section 9, except the density, which is measured and held within its range.
 */
export function makeRewrite(random: () => number, { title, description }: TypedDescription): RewriteResult {
  const composed = compose(random, title, description);
  const { keywords, text } = composed;
  return {
    id: newId(random),
    originalTitle: title,
    originalDescription: description,
    rewrittenDescription: text,
    keywordsAdded: addedKeywords(keywords, description, text).map((keyword) => keyword.text),
    seoScore: wholeBetween(random, 80, 99),
    readabilityScore: wholeBetween(random, 85, 99),
    keywordDensity: Math.min(MAX_DENSITY, Math.max(MIN_DENSITY, measureDensity(keywords, text))),
    estimatedRankingImprovement: `+${wholeBetween(random, 25, 54)}%`,
    reasoning: explain(composed),
    improvements: listImprovements(composed),
    targetKeywords: keywords.map((keyword) => keyword.text),
  };
}

/** The keywords that the rewrite has and the original does not. */
function addedKeywords(keywords: Keyword[], original: string, rewritten: string): Keyword[] {
  const inText = (text: string) => new Set(findKeywordPlaces(keywords, text).map(({ keyword }) => keyword));
  const [before, after] = [inText(original), inText(rewritten)];
  return keywords.filter((keyword) => after.has(keyword) && !before.has(keyword));
}

/** Spec section 9: keyword density 2.0-4.0. */
const MIN_DENSITY = 2;
const MAX_DENSITY = 4;

/** Links and hashtags are not words of the text. */
const SKIPPED = /(?:https?:\/\/|www\.)\S+|#[\p{L}\p{N}_\p{M}]+/giu;

/**
 * Keywords per hundred words, with one decimal. A keyword inside a longer one is not counted again; links and hashtags are
 * skipped. 0 if the text has no words.
 */
export function measureDensity(keywords: Keyword[], text: string): number {
  const words = splitWords(text.replace(SKIPPED, " "));
  const covered = new Set<number>();
  let places = 0;
  for (const { keys } of keywords.toSorted((a, b) => b.keys.length - a.keys.length)) {
    words.forEach((_, at) => {
      if (covered.has(at) || keys.length === 0) return;
      if (!keys.every((key, step) => words[at + step]?.key === key)) return;
      places += 1;
      for (let step = 0; step < keys.length; step += 1) covered.add(at + step);
    });
  }
  return words.length === 0 ? 0 : Math.round((1000 * places) / words.length) / 10;
}
