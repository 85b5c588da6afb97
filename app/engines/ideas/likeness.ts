import { median } from "../../statistics/quantiles";
import { foldPlural } from "../../words/folding";
import { FORMAT_WORDS, STOP_WORDS } from "../../words/stop-words";
import type { WordWeights } from "./channels-model";
import type { TitleFeatures } from "./title-features";
import type { TitleSimilarity } from "./title-similarity";

/** What a chance is based on beside the channel's level. */
export interface Support {
  /** Uploads that are like the title, or only words that other channels use, or neither. */
  basis: "uploads" | "words" | "nothing";
  /** What the uploads it is most like got, as a multiple of uploads around them, in the middle; null without any. */
  similarMultiple: number | null;
}

/** An upload that a title is like. */
interface Similar {
  /** Its place among the earlier ones. */
  at: number;
  multiple: number;
}

/** An upload before the title that is judged. */
interface Earlier {
  features: TitleFeatures;
  /** log10 of its views, adjusted for age. */
  logViews: number;
}

/** Less in common than this, of what two equal titles have, is no likeness. */
const LEAST_ALIKE = 0.12;
const SIMILAR = 3;
/** A title of so few words that tell what it is about is alike where all of them are. */
const SHORT_WORDS = 3;
/** The uploads either side that an upload's own result is compared with. */
const EITHER_SIDE = 10;

/**
 * What a title's chance is based on, and the uploads it is most like: at most three, the likest first. They share a word
 * that tells what they are about: "One hour of testing" is not like "One-pan dinner". A few words are also like a title
 * that has all of them: "soup" is like "Three ways into soups and broths".
 *
 * @param similarity of the title to at least all of `earlier`, oldest first
 * @param table the words that the model over channels knows
 */
export function findSupport(
  title: TitleFeatures,
  similarity: TitleSimilarity,
  earlier: Earlier[],
  table: WordWeights,
): Support & { similar: Similar[] } {
  const similar = likest(title, similarity, earlier).map((at) => ({ at, multiple: multipleAt(earlier, at) }));
  const similarMultiple = median(similar.map(({ multiple }) => multiple));
  if (similar.length > 0) return { basis: "uploads", similarMultiple, similar };
  const isKnown = title.words.some((word) => contentWord(word) !== null && table.has(word));
  return { basis: isKnown ? "words" : "nothing", similarMultiple, similar };
}

/** An upload's views as a multiple of what the uploads around it got. */
export function multipleAt(uploads: { logViews: number }[], at: number): number {
  const around = uploads.slice(Math.max(at - EITHER_SIDE, 0), at + EITHER_SIDE + 1);
  const own = uploads[at]?.logViews ?? 0;
  return 10 ** (own - (median(around.map(({ logViews }) => logViews)) ?? 0));
}

function likest(title: TitleFeatures, { shared }: TitleSimilarity, earlier: Earlier[]): number[] {
  const own = contentWords(title);
  const isShort = own.length <= SHORT_WORDS;
  return earlier
    .map((_, at) => ({ at, alike: shared[at] ?? 0 }))
    .filter(({ at, alike }) => {
      const isAlike = alike >= LEAST_ALIKE;
      if (!isAlike && (!isShort || alike === 0)) return false;
      const words = contentWords(earlier[at]?.features);
      const common = own.filter((word) => words.includes(word)).length;
      return common > 0 && (isAlike || common === own.length);
    })
    .sort((one, other) => other.alike - one.alike || other.at - one.at)
    .slice(0, SIMILAR)
    .map(({ at }) => at);
}

function contentWords(features: TitleFeatures | undefined): string[] {
  return (features?.words ?? []).flatMap((word) => contentWord(word) ?? []);
}

/** A word with its plural folded; null for a number ("0"), a function word, and a word of any video ("minutes"). */
function contentWord(word: string): string | null {
  const plain = foldPlural(word.replace(/['’]/gu, ""));
  return word === "0" || STOP_WORDS.has(plain) || FORMAT_WORDS.has(plain) ? null : plain;
}
