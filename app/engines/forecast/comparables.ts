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
  const common = commonWords(titles);
  const all = kept.map(({ upload, logViews }, at) => {
    const similar = whySimilar(next, titles[at] ?? { words: [], start: [] }, common);
    return {
      isSimilar: similar !== null,
      comparable: {
        title: upload.title,
        views: upload.views,
        viewsAt30: 10 ** logViews,
        publishedAt: new Date(upload.publishedAt).toISOString(),
        ...publishedRange(upload),
        similarity: similarity.shared[at] ?? 0,
        weight: (weights[at] ?? 0) / sum,
        why: similar ?? ({ kind: "newest" } as const),
      },
    };
  });
  const hasWeight = ({ comparable }: (typeof all)[number]) => comparable.weight >= LEAST_WEIGHT;
  const similar = all
    .filter(({ isSimilar }) => isSimilar)
    .sort((a, b) => b.comparable.weight - a.comparable.weight);
  const newest = all
    .slice(-NEWEST)
    .filter(({ isSimilar }) => !isSimilar)
    .reverse();
  const weighty = [...similar.filter(hasWeight), ...newest.filter(hasWeight)];
  return (weighty.length > 0 ? weighty : [...similar, ...newest])
    .slice(0, MAX_COMPARABLES)
    .map(({ comparable }) => comparable);
}

/** The words in more than half of the titles, and numbers. */
function commonWords(titles: TitleNames[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { words } of titles) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count > COMMON * titles.length);
  return new Set(["0", ...common.map(([word]) => word)]);
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
