import { solveBack } from "../../statistics/cholesky";
import { STOPPED } from "../../words/stop-words";
import type { Belief, ChannelModel } from "./channel-model";
import { isUnspaced, startShared, type TitleShape } from "./title-likeness";

/** An earlier upload that the forecast leans on. */
export interface Comparable {
  title: string;
  views: number;
  /** Brought to 30 days by the growth curve. */
  viewsAt30: number;
  /** ISO instant. */
  publishedAt: string;
  /** 0 to 1: how alike the titles are, in words and form. */
  similarity: number;
  /**
   * The share of the forecast that rests on it, of all uploads' together: 0 for one that is set against others like
   * it, as its weight is below nought.
   */
  weight: number;
  /** The words both titles have, or that it is one of the newest. */
  why: string;
}

const SHOWN = 6;
const WORDS_SHOWN = 3;
/** A word in more of the titles than this share says nothing of any. */
const COMMON = 0.5;
/** An upload with less of the forecast than this is nothing the forecast leans on. */
const LEANED_ON = 0.01;
/** So many are the newest. */
const NEWEST = 12;

/**
 * The earlier uploads that the forecast leans on: those whose titles have something telling in common with the next
 * one's, the weightiest first, then the newest. Uploads of next to no weight only fill up where there is nothing
 * else. A weight is how far the forecast's logarithm moves with the upload's. `shapes` are the titles of the
 * uploads, and the next one's last.
 */
export function comparablesOf(
  model: ChannelModel,
  { gains, likeness }: Belief,
  shapes: TitleShape[],
): Comparable[] {
  const weights = solveBack(model.factor, gains).map((weight) => Math.max(weight, 0));
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const next = shapes[gains.length] as TitleShape;
  const common = commonWords(shapes.slice(0, gains.length));
  const all = model.counted.slice(0, gains.length).map(({ upload, log30 }, at) => {
    const alike = whyAlike(next, shapes[at] as TitleShape, common);
    return {
      isAlike: alike !== null,
      comparable: {
        title: upload.title,
        views: upload.views,
        viewsAt30: 10 ** log30,
        publishedAt: new Date(upload.publishedAt).toISOString(),
        similarity: likeness.words[at] as number,
        weight: (weights[at] as number) / sum,
        why: alike ?? "One of your newest uploads",
      },
    };
  });
  const isLeanedOn = ({ comparable }: (typeof all)[number]) => comparable.weight >= LEANED_ON;
  const alike = all
    .filter(({ isAlike }) => isAlike)
    .sort((a, b) => b.comparable.weight - a.comparable.weight);
  const newest = all
    .slice(-NEWEST)
    .filter(({ isAlike }) => !isAlike)
    .reverse();
  const leanedOn = [...alike.filter(isLeanedOn), ...newest.filter(isLeanedOn)];
  return (leanedOn.length > 0 ? leanedOn : [...alike, ...newest])
    .slice(0, SHOWN)
    .map(({ comparable }) => comparable);
}

/** The words of more than half of the titles, and numbers. */
function commonWords(shapes: TitleShape[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { traits } of shapes) {
    for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count > COMMON * shapes.length);
  return new Set(["0", ...common.map(([word]) => word)]);
}

function whyAlike(next: TitleShape, other: TitleShape, common: Set<string>): string | null {
  const beginning = startShared(next.words, other.words) === 2 ? next.words.slice(0, 2) : [];
  if (beginning.some(isTelling)) return sameBeginning(beginning);
  const shared = sharedIn(
    next.words,
    (word) => other.traits.has(word) && !common.has(word) && isTelling(word),
  );
  if (shared.length === 0) return beginning.length > 0 ? sameBeginning(beginning) : null;
  // Long words say more than short ones in any language.
  const telling = shared.sort((a, b) => b.length - a.length).slice(0, WORDS_SHOWN);
  return `Also has ${telling.map((word) => `“${word}”`).join(", ")}`;
}

/** Numbers are one word: "5 mistakes" and "7 mistakes" begin alike. */
function sameBeginning(words: string[]): string {
  if (!words.includes("0")) return `Begins with the same words: “${words.join(" ")}”`;
  return `Begins alike: ${words.map((word) => (word === "0" ? "a number" : `“${word}”`)).join(", then ")}`;
}

/** Words that name something: not "what", "a" or "how", which titles about anything have. */
function isTelling(word: string): boolean {
  if (isUnspaced(word)) return true;
  const folded = word.normalize("NFD").replace(/\p{M}/gu, "");
  return folded.length > 1 && word !== "how" && !STOPPED.has(folded) && !STOPPED.has(word);
}

/** The words that are shared, each once; pairs of characters that follow one another are put together again. */
function sharedIn(words: string[], isShared: (word: string) => boolean): string[] {
  const found: string[] = [];
  let goesOn = false;
  for (const word of words) {
    const last = found.at(-1) ?? "";
    const [first = "", ...rest] = word;
    if (!isShared(word)) goesOn = false;
    else if (goesOn && isUnspaced(word) && last.endsWith(first)) {
      found[found.length - 1] = last + rest.join("");
    } else {
      found.push(word);
      goesOn = true;
    }
  }
  return [...new Set(found)];
}
