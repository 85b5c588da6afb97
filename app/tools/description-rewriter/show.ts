import { FOLD, findKeywordPlaces, toKeyword } from "../../engines/descriptions";
import type { RewriteResult, RewriterState } from "../../functions/description-rewriter/rewrite";
import {
  descriptionRewriter,
  descriptionRewriterFunctions,
} from "../../functions/description-rewriter/sample";
import { addressWith } from "../../navigation/address";
import { relativeAge } from "../../numbers/days";
import { counted, formatCount } from "../../numbers/figures";
import { scoreTone } from "../../numbers/tone";
import { toolPage } from "../tool/tool";
import { drawStrips, firstCharacters, type KeywordStrip, type KeywordText } from "./keyword-strip";
import { REWRITER_ADVICE } from "./messages";

/** More characters than four lines can hold. */
const MAX_PREVIEW = 700;

export type RewriterShown = ReturnType<typeof showRewriter>;
export type RewriteShown = ReturnType<typeof showRewrite>;
export type SideShown = RewriteShown["sides"][number];

/** The figures and the list of rewrites, as the page draws them. */
export function showRewriter(state: RewriterState, { now }: { now: Date }) {
  return {
    rewrites: state.rewrites.map(showRewrite),
    answer: answerOf(state.rewrites),
    totalRewrites: formatCount(state.totalRewrites),
    avgSEOImprovement: `+${state.avgSEOImprovement}%`,
    avgRankingBoost: `+${state.avgRankingBoost}%`,
    lastRewrite: relativeAge(state.lastRewrite, now),
  };
}

/** What the newest rewrite comes to; undefined without any. */
function answerOf([newest]: RewriteResult[]): string | undefined {
  if (!newest) return undefined;
  const { originalTitle: title, keywordsAdded } = newest;
  return keywordsAdded.length > 0
    ? `“${title}” gained ${counted(keywordsAdded.length, "keyword")} and lost nothing. Copy it into YouTube.`
    : `“${title}” is in a better order, and nothing is lost. Copy it into YouTube.`;
}

/** A rewrite as its card draws it. Each text is in it once, since the page carries it twice: as HTML and for script. */
function showRewrite(rewrite: RewriteResult) {
  const { originalDescription: original, rewrittenDescription: rewritten } = rewrite;
  const keywords = rewrite.targetKeywords.map(toKeyword);
  const withPlaces = (text: string) => ({ text, places: findKeywordPlaces(keywords, text) });
  const [before, after] = [withPlaces(original), withPlaces(rewritten)];
  const [stripBefore, stripAfter] = drawStrips([before, after]);
  return {
    id: rewrite.id,
    title: rewrite.originalTitle,
    /** For four lines; blank ones are left out. */
    preview: rewritten
      .replace(/\n{2,}/g, "\n")
      .slice(0, MAX_PREVIEW)
      .replace(/[\ud800-\udbff]$/, ""),
    scores: [
      { label: "SEO score", value: String(rewrite.seoScore), tone: scoreTone("score", rewrite.seoScore) },
      {
        label: "Readability",
        value: String(rewrite.readabilityScore),
        tone: scoreTone("score", rewrite.readabilityScore),
      },
      { label: "Keyword density", value: `${rewrite.keywordDensity.toFixed(1)}%`, tone: null },
      { label: "Ranking boost", value: rewrite.estimatedRankingImprovement, tone: null },
    ],
    sides: [
      { name: "Original", text: [{ text: original, added: false }], ...side(before, stripBefore) },
      { name: "Rewrite", text: markAdded(original, rewritten), ...side(after, stripAfter) },
    ],
    next: [
      {
        label: "Test its title",
        to: addressWith("/thumbnail-optimizer/yours", { titles: rewrite.originalTitle }),
      },
      {
        label: "Forecast its views",
        to: addressWith("/video-forecast/yours", { title: rewrite.originalTitle }),
      },
    ],
    reasoning: rewrite.reasoning,
    improvements: rewrite.improvements,
    targetKeywords: rewrite.targetKeywords.map((text) => ({
      text,
      added: rewrite.keywordsAdded.includes(text),
    })),
  };
}

function side(text: KeywordText, strip: KeywordStrip | undefined) {
  return {
    length: counted(text.text.length, "character"),
    first: firstCharacters(text),
    more: text.text.length > FOLD,
    strip,
  };
}

/** The rewrite in parts that are old or new, by line, and by tag in a line of hashtags. */
export function markAdded(original: string, rewritten: string): { text: string; added: boolean }[] {
  const lines = new Set(original.split("\n").map((line) => line.trimEnd()));
  const tags = new Set(original.match(/#[^\s#]+/g) ?? []);
  const parts: { text: string; added: boolean }[] = [];
  const add = (text: string, added: boolean) => {
    const last = parts.at(-1);
    if (last && (last.added === added || text.trim() === "")) last.text += text;
    else parts.push({ text, added });
  };
  rewritten.split("\n").forEach((line, at) => {
    if (at > 0) add("\n", false);
    if (/^#\S+(?: #\S+)*$/.test(line)) {
      for (const tag of line.split(/(?<= )/)) add(tag, !tags.has(tag.trim()));
    } else add(line, line !== "" && !lines.has(line));
  });
  return parts;
}

/** The Sample desk's page. */
export const rewriterPage = toolPage({
  rules: descriptionRewriter,
  functions: descriptionRewriterFunctions,
  show: showRewriter,
  advice: REWRITER_ADVICE,
});
