import { z } from "zod";
import { FOLD, findKeywordPlaces, type Keyword } from "../../engines/descriptions";
import { newId, wholeBetween } from "../../numbers/chance";
import { splitWords } from "../../words/words";
import { type Composed, compose, countText } from "./compose";
import { countLines } from "./sections";

/** What the rewrite did, one line each. */
export function listImprovements({ sections, added, keywords, text }: Composed): string[] {
  const done: string[] = [];
  const chapters = countText(sections.chapters, "timestamp");
  const links = countText(sections.links, "link");
  const { lead } = added;
  if (lead && findKeywordPlaces(keywords, lead).length === 0) {
    done.push("Your title now stands in the first sentence; it has no keyword");
  } else if (lead) {
    const fits = lead.length <= FOLD;
    done.push(
      fits
        ? `The title's keywords now stand in the first sentence, within the first ${FOLD} characters`
        : `The title's keywords now stand in the first sentence; it is long, so only its beginning is within ${FOLD} characters`,
    );
  } else if (sections.body.length > 0 && text.startsWith(sections.body[0] ?? "")) {
    done.push("Your first sentence stays first");
  }
  if (added.outline) done.push("A summary line says what is found further down");
  if (chapters) done.push(`${chapters} gathered as chapters`);
  if (links) done.push(`${links} grouped below the text`);
  if (added.question) done.push("A question to your viewers closes it");
  if (added.hashtags.length > 0) done.push(`New hashtags from your keywords: ${added.hashtags.join(" ")}`);
  if (sections.hashtags.length > 0) done.push(`Your own hashtags kept: ${sections.hashtags.join(" ")}`);
  return done;
}

/** Why the rewrite looks as it does, and what only its creator can add. */
export function explain({ sections, added, full, english }: Composed): string {
  const reasons = [
    added.lead
      ? `Search and phones show about ${FOLD} characters, so your title's words come first; what you wrote follows word for word.`
      : full
        ? "There was no room for a new first sentence, so yours stays."
        : "Your first sentence says what the title says, so it stays first.",
  ];
  if (full)
    reasons.push("YouTube takes 5,000 characters, so not everything useful could be added; nothing was cut.");
  if (!english)
    reasons.push("Your text does not look English, so no English sentence or heading was put into it.");
  if (sections.hasCallToAction)
    reasons.push("You ask your viewers something already, so no second call to action was added.");
  const first = sections.chapters.find((line) => /\d:\d{2}/.test(line));
  if (!first) {
    reasons.push(
      "It has no timestamps. Only you know where the parts begin: with 0:00 first, YouTube makes chapters.",
    );
  } else if (!/(?<!\d|:)0?0:00(?!:?\d)|0?0:00:00/.test(first)) {
    reasons.push(
      "The first timestamp is not 0:00, and without it YouTube makes no chapters. It was left for you to add.",
    );
  }
  if (countLines(sections.links) === 0)
    reasons.push("There is no link to group; one to a related video of yours would fit.");
  return reasons.join(" ");
}

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
