import { median, slidingMedians } from "../../statistics/quantiles";
import type { WordWeights } from "./channels-model";
import type { TitleFeatures } from "./title-features";
import { isTelling, type Shared, type TitleIndex } from "./title-index";
import { titleTerms } from "./title-terms";

/** What a chance is based on beside the channel's level. */
export interface Support {
  /** Uploads that share words with the title, or only words that other channels use, or neither. */
  basis: "uploads" | "words" | "nothing";
  /**
   * What the (up to three) uploads that share the most with it got, as a multiple of uploads around them, in the middle;
   * null where hardly anything is shared. Not all of them are like it: a creator is shown those that are.
   */
  similarMultiple: number | null;
}

/** An upload that a title is like. */
interface Similar {
  /** Its place among the earlier ones. */
  at: number;
  multiple: number;
}

/** All of a channel's uploads, however old, with the index of their titles. */
export interface Earlier<Upload extends { logViews: number } = { logViews: number }> {
  /** Oldest first; log10 of their views, adjusted for age. */
  uploads: Upload[];
  titles: TitleIndex;
}

const SIMILAR = 3;
/** One subject alone ties an upload to an idea if it is so much of what the idea says, or so much and its title begins with it. */
const LEAST_BY_ONE = 0.6;
const LEAST_BY_FIRST = 0.36;
/** One that many titles have, or many channels, if it is so much. */
const LEAST_BY_COMMON = 0.5;
/** An idea of one word is about all uploads with it. */
const ALL_OF_IDEA = 0.95;
/** What is much less like an idea than the likest upload is not shown beside it. */
const BESIDE_LIKEST = 0.75;
/** Uploads that share so much of what an idea says tell how it will do, though nobody would call them alike. */
const LEAST_NEAR = 0.24;
const isNear = ({ alike, subjects }: Shared) => subjects > 0 && alike >= LEAST_NEAR;
/** The uploads either side that an upload's own result is compared with. */
const EITHER_SIDE = 10;

/**
 * What a title's chance is based on, the uploads that a creator would call like it, and those that tell how it will do: at
 * most three each, the likest first, of the first `size` uploads.
 *
 * @param words that the model over channels knows
 */
export function findSupport(
  title: Pick<TitleFeatures, "text">,
  earlier: Earlier,
  size: number,
  words: WordWeights,
): Support & { similar: Similar[]; nearest: Similar[] } {
  const uploads = earlier.uploads.slice(0, size);
  const shared = earlier.titles.find(title.text, size);
  const resultOf = ({ at }: Shared) => ({ at, multiple: multipleAt(uploads, at) });
  const similar = findAlike(shared);
  const nearest = [shared.filter(isTelling), shared.filter(isNear), similar].find(({ length }) => length > 0);
  if (nearest) {
    const results = nearest.slice(0, SIMILAR).map(resultOf);
    const similarMultiple = median(results.map(({ multiple }) => multiple));
    return { basis: "uploads", similarMultiple, similar: similar.map(resultOf), nearest: results };
  }
  const isKnown = [...titleTerms(title.text).keys()].some((term) => words.has(term));
  return { basis: isKnown ? "words" : "nothing", similarMultiple: null, similar: [], nearest: [] };
}

/**
 * The uploads that a creator would call like an idea: same subject, format or series. By two subjects, or by one and the
 * rest of what the idea says. Without any, the likest alone that shares most of it. How often readers agree is measured:
 * docs/evaluation/light.md.
 */
export function findAlike(shared: Shared[]): Shared[] {
  const sure = shared.filter(isSurelyLike);
  const [likest] = sure;
  if (!likest) return shared.filter(isPerhapsLike).slice(0, 1);
  const near = sure.filter(({ alike }) => alike >= BESIDE_LIKEST * likest.alike);
  const phrased = near.filter(({ seen }) => seen.isPhrase);
  // Of an idea with one telling word alone: "đẹp mặn".
  const whole = near.filter(({ terms, seen }) => terms === 1 && seen.isWhole);
  const best = [phrased, whole].find(({ length }) => length > 0) ?? near;
  return best.slice(0, SIMILAR);
}

/**
 * The uploads like an idea that got at least so much of what the uploads around them got, the likest first: at most three.
 */
export function findHits(idea: string, { uploads, titles }: Earlier, least: number): Similar[] {
  const hits = titles
    .find(idea, uploads.length)
    .map((shared) => ({ shared, at: shared.at, multiple: multipleAt(uploads, shared.at) }))
    .filter(({ multiple }) => multiple >= least);
  const chosen = findAlike(hits.map(({ shared }) => shared));
  return hits.flatMap(({ shared, at, multiple }) => (chosen.includes(shared) ? [{ at, multiple }] : []));
}

function isSurelyLike({
  alike,
  seen: { rare, common, fillers, missing, isFormat, isWhole },
}: Shared): boolean {
  if (isFormat || isWhole || rare >= 2 || (rare >= 1 && alike >= ALL_OF_IDEA)) return true;
  if (rare >= 1) return (common >= 1 && missing < 2) || fillers >= 2 || (fillers >= 1 && missing === 0);
  return (common >= 2 && missing < 2) || (common >= 1 && (fillers >= 2 || (fillers >= 1 && missing === 0)));
}

function isPerhapsLike({
  alike,
  seen: { rare, common, fillers, missing, isFirst, isPhrase },
}: Shared): boolean {
  if (isPhrase && rare + common >= 1) return true;
  // With any second word, whatever the title lacks.
  if (rare >= 1) return common + fillers >= 1 || alike >= (isFirst ? LEAST_BY_FIRST : LEAST_BY_ONE);
  if (common >= 1) return alike >= LEAST_BY_COMMON;
  return fillers >= 2 && missing === 0;
}

/** An upload's views as a multiple of what the uploads around it got. */
export function multipleAt(uploads: { logViews: number }[], at: number): number {
  const around = uploads.slice(Math.max(at - EITHER_SIDE, 0), at + EITHER_SIDE + 1);
  const own = uploads[at]?.logViews ?? 0;
  return 10 ** (own - (median(around.map(({ logViews }) => logViews)) ?? 0));
}

/** The same of each upload. */
export function multiplesOf(uploads: { logViews: number }[]): number[] {
  const logViews = uploads.map((upload) => upload.logViews);
  const around = slidingMedians(logViews, EITHER_SIDE, EITHER_SIDE);
  return logViews.map((own, at) => 10 ** (own - (around[at] ?? 0)));
}

/** The likest so many count for what an idea is expected to get, the newer the more: half after so many uploads. */
const MOST_COUNTED = 60;
const HALF_LIFE = 80;
/** They count by how like they are, to the third power, up to ten times either way, against so much weight at 0. */
const POWER = 3;
const PRIOR = 0.6;

/**
 * How much more log10 views than the uploads around them those like an idea got, shrunk towards 0: 0 without any. For
 * ideas of a few words, which share too little of a whole title for the process to hear of it.
 */
export function likenessLift({ text }: Pick<TitleFeatures, "text">, earlier: Earlier, size: number): number {
  const uploads = earlier.uploads.slice(0, size);
  const weigh = ({ at, alike }: Shared) => alike ** POWER * 0.5 ** ((size - at) / HALF_LIFE);
  let sum = 0;
  let total = PRIOR;
  for (const like of earlier.titles.find(text, size).slice(0, MOST_COUNTED)) {
    const weight = weigh(like);
    sum += weight * Math.min(Math.max(Math.log10(multipleAt(uploads, like.at)), -1), 1);
    total += weight;
  }
  return sum / total;
}
