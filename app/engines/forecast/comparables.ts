import { publishedRange } from "../../model/upload";
import { solveBack } from "../../statistics/sums";
import { STOP_WORDS } from "../../words/stop-words";
import { hasUnspacedScript } from "../../words/words";
import type { ChannelPast, JudgedTitle, TitleFeatures } from "../ideas";

/**
 * Why an upload is compared with: both titles have these words, the longest first; they begin with these two, where "0" is
 * any number; or it is one of the newest.
 */
export type WhyCompared = { kind: "shared" | "beginning"; words: string[] } | { kind: "newest" };

/** An earlier upload that the forecast is based on. */
export interface Comparable {
  title: string;
  views: number;
  /** Brought to 30 days by the growth curve. */
  viewsAt30: number;
  /** ISO instant. */
  publishedAt: string;
  /** As of a past upload. */
  publishedWithinDays?: number;
  /** 0 to 1: how similar the titles are. */
  similarity: number;
  /** Its share of the forecast, of the positive weights of all uploads: 0 if its weight is negative. */
  weight: number;
  why: WhyCompared;
}

type TitleNames = Pick<TitleFeatures, "words" | "start">;

const MAX_COMPARABLES = 6;
const MAX_WORDS = 3;
/** A word in more of the titles than this share distinguishes none. */
const COMMON = 0.5;
/** An upload with a smaller share of the forecast is listed only if there is no other. */
const LEAST_WEIGHT = 0.01;
/** How many uploads count as the newest. */
const NEWEST = 12;

/**
 * The earlier uploads that the forecast is based on: those whose titles share a telling word with the next one's, by
 * weight, then the newest. Uploads of hardly any weight are listed only if there is no other. A weight is how far the
 * process's mean moves with the upload's log10 views.
 */
export function findComparables({ kept, process, wordsOf }: ChannelPast, judged: JudgedTitle): Comparable[] {
  const { estimate, features: next, similarity } = judged;
  const weights = solveBack(process.factor, estimate.gains).map((weight) => Math.max(weight, 0));
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const titles = kept.map((_, at) => wordsOf(at));
  const common = commonWords(next, titles);
  const all = titles.map((title, at) => {
    return { at, weight: (weights[at] ?? 0) / sum, why: whySimilar(next, title, common) };
  });
  const hasWeight = ({ weight }: (typeof all)[number]) => weight >= LEAST_WEIGHT;
  const similar = all.filter(({ why }) => why !== null).sort((a, b) => b.weight - a.weight);
  const newest = all
    .slice(-NEWEST)
    .filter(({ why }) => why === null)
    .reverse();
  const weighty = [...similar.filter(hasWeight), ...newest.filter(hasWeight)];
  return (weighty.length > 0 ? weighty : [...similar, ...newest])
    .slice(0, MAX_COMPARABLES)
    .flatMap(({ at, weight, why }) => {
      const own = kept[at];
      if (!own) return [];
      const { upload, logViews } = own;
      return {
        title: upload.title,
        views: upload.views,
        viewsAt30: 10 ** logViews,
        publishedAt: new Date(upload.publishedAt).toISOString(),
        ...publishedRange(upload),
        similarity: similarity.shared[at] ?? 0,
        weight,
        why: why ?? { kind: "newest" },
      };
    });
}

/** The words of the next title that more than half of the titles have, and numbers. */
function commonWords({ words }: TitleNames, titles: TitleNames[]): Set<string> {
  const isCommon = (word: string) =>
    titles.filter((title) => title.words.includes(word)).length > COMMON * titles.length;
  return new Set(["0", ...words.filter(isCommon)]);
}

function whySimilar(next: TitleNames, other: TitleNames, common: Set<string>): WhyCompared | null {
  const [, firstTwo] = next.start;
  const beginning = firstTwo !== undefined && firstTwo === other.start[1] ? firstTwo.split(" ") : [];
  if (beginning.some(isTelling)) return { kind: "beginning", words: beginning };
  const shared = sharedWords(
    next.words,
    (word) => other.words.includes(word) && !common.has(word) && isTelling(word),
  );
  if (shared.length === 0) return beginning.length > 0 ? { kind: "beginning", words: beginning } : null;
  // Long words say more than short ones in any language.
  return { kind: "shared", words: shared.sort((a, b) => b.length - a.length).slice(0, MAX_WORDS) };
}

/** Words that name something: not "what", "a" or "how", which titles about anything have. */
function isTelling(word: string): boolean {
  if (hasUnspacedScript(word)) return true;
  const folded = word.normalize("NFD").replace(/\p{M}/gu, "");
  return folded.length > 1 && word !== "how" && !STOP_WORDS.has(folded) && !STOP_WORDS.has(word);
}

/** The shared words, each once; consecutive pairs of characters are joined again. */
function sharedWords(words: string[], isShared: (word: string) => boolean): string[] {
  const found: string[] = [];
  let continues = false;
  for (const word of words) {
    const last = found.at(-1) ?? "";
    const [first = "", ...rest] = word;
    if (!isShared(word)) continues = false;
    else if (continues && hasUnspacedScript(word) && last.endsWith(first)) {
      found[found.length - 1] = last + rest.join("");
    } else {
      found.push(word);
      continues = true;
    }
  }
  return [...new Set(found)];
}
