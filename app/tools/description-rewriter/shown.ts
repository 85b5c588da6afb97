import { findKeywordPlaces, toKeyword } from "../../engines/descriptions";
import { scoreTone } from "../../numbers/score-tone";
import { FOLD } from "./compose";
import { drawStrips, firstCharacters, type KeywordStrip, type KeywordText } from "./keyword-strip";
import type { RewriteResult } from "./rewrites";

/** More than four lines hold, in the narrowest letters. */
const PREVIEW = 700;

/** A rewrite as its card draws it. Each text is in it once, as the page sends it twice: as HTML and for script. */
export function showRewrite(made: RewriteResult) {
  const { originalDescription: original, rewrittenDescription: rewritten } = made;
  const keywords = made.targetKeywords.map(toKeyword);
  const read = (text: string) => ({ text, places: findKeywordPlaces(keywords, text) });
  const [before, after] = [read(original), read(rewritten)];
  const [stripBefore, stripAfter] = drawStrips([before, after]);
  return {
    id: made.id,
    title: made.originalTitle,
    /** For four lines, of which blank ones would be a waste. */
    preview: rewritten
      .replace(/\n{2,}/g, "\n")
      .slice(0, PREVIEW)
      .replace(/[\ud800-\udbff]$/, ""),
    scores: [
      { label: "SEO score", value: String(made.seoScore), tone: scoreTone("score", made.seoScore) },
      {
        label: "Readability",
        value: String(made.readabilityScore),
        tone: scoreTone("score", made.readabilityScore),
      },
      { label: "Keyword density", value: `${made.keywordDensity.toFixed(1)}%`, tone: null },
      { label: "Ranking boost", value: made.estimatedRankingImprovement, tone: null },
    ],
    sides: [
      { name: "Original", text: [{ text: original, added: false }], ...side(before, stripBefore) },
      { name: "Rewrite", text: sincePartsOf(original, rewritten), ...side(after, stripAfter) },
    ],
    reasoning: made.reasoning,
    improvements: made.improvements,
    targetKeywords: made.targetKeywords.map((text) => ({ text, added: made.keywordsAdded.includes(text) })),
  };
}

export type RewriteShown = ReturnType<typeof showRewrite>;
export type SideShown = RewriteShown["sides"][number];

function side(read: KeywordText, strip: KeywordStrip | undefined) {
  return {
    length: `${read.text.length.toLocaleString("en-US")} ${read.text.length === 1 ? "character" : "characters"}`,
    first: firstCharacters(read),
    more: read.text.length > FOLD,
    strip,
  };
}

/** The rewrite in runs of what was there and what is new: by line, and by tag in a line of hashtags. */
export function sincePartsOf(original: string, rewritten: string): { text: string; added: boolean }[] {
  const lines = new Set(original.split("\n").map((line) => line.trimEnd()));
  const tags = new Set(original.match(/#[^\s#]+/g) ?? []);
  const parts: { text: string; added: boolean }[] = [];
  const put = (text: string, added: boolean) => {
    const last = parts.at(-1);
    if (last && (last.added === added || text.trim() === "")) last.text += text;
    else parts.push({ text, added });
  };
  rewritten.split("\n").forEach((line, at) => {
    if (at > 0) put("\n", false);
    if (/^#\S+(?: #\S+)*$/.test(line)) {
      for (const tag of line.split(/(?<= )/)) put(tag, !tags.has(tag.trim()));
    } else put(line, line !== "" && !lines.has(line));
  });
  return parts;
}
