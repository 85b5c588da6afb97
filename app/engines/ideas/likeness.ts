import { median } from "../../statistics/quantiles";
import type { WordWeights } from "./channels-model";
import type { TitleFeatures } from "./title-features";
import { isLike, type Shared, type TitleIndex, titleTerms } from "./title-index";

/** What a chance is based on beside the channel's level. */
export interface Support {
  /** Uploads that share words with the title, or only words that other channels use, or neither. */
  basis: "uploads" | "words" | "nothing";
  /**
   * What the uploads it is most like got, as a multiple of uploads around them, in the middle; without any, what those got
   * that share the most with it; null where hardly anything is shared.
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
/** Uploads that share so much of what an idea says tell how it will do, though nobody would call them alike. */
const LEAST_NEAR = 0.24;
const isNear = ({ alike, subjects }: Shared) => subjects > 0 && alike >= LEAST_NEAR;
/** The uploads either side that an upload's own result is compared with. */
const EITHER_SIDE = 10;

/**
 * What a title's chance is based on, and the uploads it is most like: at most three, the likest first, of the first `size`
 * uploads.
 *
 * @param words that the model over channels knows
 */
export function findSupport(
  title: Pick<TitleFeatures, "text">,
  earlier: Earlier,
  size: number,
  words: WordWeights,
): Support & { similar: Similar[] } {
  const uploads = earlier.uploads.slice(0, size);
  const shared = earlier.titles.find(title.text, size);
  const resultOf = ({ at }: Shared) => ({ at, multiple: multipleAt(uploads, at) });
  const similar = shared.filter(isLike).slice(0, SIMILAR).map(resultOf);
  const nearest = similar.length > 0 ? similar : shared.filter(isNear).slice(0, SIMILAR).map(resultOf);
  const similarMultiple = median(nearest.map(({ multiple }) => multiple));
  if (nearest.length > 0) return { basis: "uploads", similarMultiple, similar };
  const isKnown = [...titleTerms(title.text).keys()].some((term) => words.has(term));
  return { basis: isKnown ? "words" : "nothing", similarMultiple, similar };
}

/** An upload's views as a multiple of what the uploads around it got. */
export function multipleAt(uploads: { logViews: number }[], at: number): number {
  const around = uploads.slice(Math.max(at - EITHER_SIDE, 0), at + EITHER_SIDE + 1);
  const own = uploads[at]?.logViews ?? 0;
  return 10 ** (own - (median(around.map(({ logViews }) => logViews)) ?? 0));
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
