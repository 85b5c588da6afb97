import { comparedKind, type UploadKind } from "../../model/upload";
import type { UsableUpload } from "../growth";
import { expectedEffect, unpackWords, type WordWeights } from "./channels-model";
import { type Correction, correct, correctionsAfter } from "./correction";
import { type Earlier, multiplesOf } from "./likeness";
import { compareUploads, fitProcess, type Process, type ProcessTitles } from "./process";
import {
  REACH,
  type ShrinkageToSimilar,
  shrinkageToSimilar,
  similarTitles,
  tokenIndex,
} from "./similar-titles";
import { type Spread, spreadsAfter, typicalErrors } from "./spread";
import { type TitleFeatures, titleFeatures, titleWords } from "./title-features";
import { type TitleIndex, titleIndex } from "./title-index";
import type { Owned } from "./title-similarity";
import { indexTerms } from "./title-terms";
import { WORDS } from "./weights";
import { windowStart } from "./window";

/** A channel's past, read once for any number of titles. */
export interface ChannelPast {
  /** What its uploads are. */
  kind: UploadKind;
  /** How many uploads are used at most: the newest 250 to 299, or all if there are fewer. */
  uploads: number;
  /** These, oldest first. */
  kept: KeptUpload[];
  /** These with all older ones, in which likeness is looked for; `start` is the place of the first kept one. */
  earlier: Earlier<UsableUpload>;
  start: number;
  process: Process;
  /** What each kept upload was estimated at from those before it, in log10. */
  means: Float64Array;
  /** Titles from `indexed` on, by their words. */
  similar: Owned;
  indexed: number;
  /** The words of a kept upload's title, each once, and its beginnings. */
  wordsOf(at: number): Pick<TitleFeatures, "words" | "start">;
  /** How far an estimate of the process is shrunk towards what similar titles got. */
  shrinkageOf: ShrinkageToSimilar;
  /** What words do on any channel. */
  words: WordWeights;
  /** What titles with the same words got after the first `size` kept uploads. */
  similarAfter(size: number): (words: string[]) => SimilarLift;
  /** After each number of the kept uploads: what the channel's own misses add to an estimate, and how wide a range is. */
  corrections: Correction[];
  spreads: Spread[];
  /** The same around the channel's usual, for titles of which nothing is known. */
  usualSpreads: Spread[];
  /** How far recent estimates typically were off, before they are mixed with the usual, in standard deviations. */
  typicalMisses: Float64Array;
}

export interface KeptUpload extends UsableUpload {
  features: TitleFeatures;
  /** What was to be expected of its title. */
  lift: Lift;
  /** Its views as a multiple of what uploads around it got, adjusted for age. */
  multiple: number;
}

/** How titles with the same words did on a channel beside its level, in log10, and whether there were any. */
export interface SimilarLift {
  lift: number;
  isFound: boolean;
}

/** What a title is expected to do beside the channel's level, in log10. */
export interface Lift {
  /** By how titles with the same words did on the channel. */
  similar: number;
  /** By what its words do on other channels. */
  words: number;
  /** Whether the channel or the learned words have any word of it. */
  isKnown: boolean;
}

/** How much of what words do on other channels is taken over, and of what similar titles did on this one. */
const WORDS_SHARE = 1.2;
const SIMILAR_SHARE = 0.5;

let known: WordWeights | undefined;

/** The learned words, unpacked when first needed. */
export function knownWords(): WordWeights {
  known ??= unpackWords(WORDS);
  return known;
}

export function usableKind([first]: UsableUpload[]): UploadKind {
  return first ? comparedKind(first.upload) : "long";
}

/** A channel's titles as they compare with one another: what of its past does not go by what words do on any channel. */
interface ReadTitles
  extends Pick<ChannelPast, "start" | "indexed" | "similar" | "similarAfter" | "shrinkageOf"> {
  usable: UsableUpload[];
  own: Omit<KeptUpload, "lift">[];
  lifts: SimilarLift[];
  process: ProcessTitles;
  titles(): TitleIndex;
}

/**
 * The past of usable uploads, oldest first.
 *
 * @param words what words do on any channel
 * @param start the first upload that the process itself uses
 */
export function fitPast(
  usable: UsableUpload[],
  words = knownWords(),
  start = windowStart(usable.length),
  read = titleFeatures,
): ChannelPast {
  return fitTitles(readTitles(usable, start, read), words);
}

/** The first half of `fitPast`: the same for any words. */
export function readTitles(
  usable: UsableUpload[],
  start = windowStart(usable.length),
  read = titleFeatures,
): ReadTitles {
  const own = usable.slice(start).map((upload) => ({ ...upload, features: read(upload.upload.title) }));
  const indexed = Math.max(start - REACH, 0);
  const similar = tokenIndex([
    ...usable.slice(indexed, start).map(({ upload }) => titleWords(upload.title)),
    ...own.map(({ features }) => features.words),
  ]);
  const similarAfter = similarLifts(usable, { start, indexed, similar });
  const multiples = multiplesOf(own);
  let titles: TitleIndex | undefined;
  return {
    ...{ usable, start, indexed, similar, similarAfter },
    own: own.map((upload, at) => ({ ...upload, multiple: multiples[at] ?? Number.NaN })),
    lifts: own.map(({ features }, at) => similarAfter(at)(features.words)),
    process: compareUploads(own.map(({ features }) => features)),
    shrinkageOf: shrinkageToSimilar(own.map(({ logViews }) => logViews)),
    titles() {
      titles ??= titleIndex(indexTerms(usable.map(({ upload }) => upload.title)));
      return titles;
    },
  };
}

/** The second half of `fitPast`. */
export function fitTitles(read: ReadTitles, words: WordWeights): ChannelPast {
  const { usable, own, lifts, shrinkageOf } = read;
  const kept = own.map((upload, at) => {
    const similar = lifts[at] ?? { lift: 0, isFound: false };
    return { ...upload, lift: liftBy(words, upload.features, similar) };
  });
  const process = fitProcess(
    read.process,
    kept.map(({ logViews, lift }) => ({ logViews, expected: lift.similar + lift.words })),
  );
  const means = process.means.map((mean, at) => {
    return mean + shrinkageOf(read.process.similarities[at]?.shared ?? new Float64Array(), at, mean);
  });
  return pastOf(usable, words, {
    ...{ kept, start: read.start, indexed: read.indexed, similar: read.similar, process, means },
    ...{ similarAfter: read.similarAfter, shrinkageOf },
    wordsOf: (at) => own[at]?.features ?? { words: [], start: [] },
    titles: read.titles,
  });
}

/** What titles with the same words got, after each number of the kept uploads. */
export function similarLifts(
  usable: UsableUpload[],
  { start, indexed, similar }: Pick<ChannelPast, "start" | "indexed" | "similar">,
): ChannelPast["similarAfter"] {
  const find = similarTitles(
    similar,
    usable.slice(indexed).map(({ logViews }) => logViews),
  );
  const older = find(start - indexed);
  return (size) => {
    const recent = find(start - indexed + size);
    return (words) => {
      const found = recent(words);
      // Uploads that the process does not use count for as much again.
      return { lift: SIMILAR_SHARE * (found + older(words)), isFound: found !== 0 };
    };
  };
}

/** What to expect of a title beside the channel's level. */
export function liftBy(words: WordWeights, features: TitleFeatures, similar: SimilarLift): Lift {
  return {
    similar: similar.lift,
    words: WORDS_SHARE * expectedEffect(features, words),
    isKnown: similar.isFound || features.words.some((word) => words.has(word)),
  };
}

type FoundPast = Pick<
  ChannelPast,
  "kept" | "start" | "indexed" | "similar" | "process" | "means" | "similarAfter" | "shrinkageOf" | "wordsOf"
> & { titles(): TitleIndex };

/** A past by what was found of it, worked out now or kept. */
export function pastOf(
  usable: UsableUpload[],
  words: WordWeights,
  { titles, ...found }: FoundPast,
): ChannelPast {
  const { kept, means, process } = found;
  const logViews = usable.slice(found.start).map((upload) => upload.logViews);
  const corrections = correctionsAfter(logViews, means);
  const residuals = (share: (correction: Correction) => number) =>
    logViews.map((own, at) => {
      const correction = corrections[at];
      const mean = means[at] ?? Number.NaN;
      const predicted = correction ? correct(mean, { ...correction, share: share(correction) }) : mean;
      return (own - predicted) / (process.deviations[at] ?? Number.NaN);
    });
  return {
    ...found,
    kind: usableKind(usable),
    uploads: kept.length,
    earlier: {
      uploads: usable,
      get titles() {
        return titles();
      },
    },
    words,
    corrections,
    spreads: spreadsAfter(residuals(({ share }) => share)),
    usualSpreads: spreadsAfter(residuals(() => 0)),
    typicalMisses: typicalErrors(residuals(() => 1)),
  };
}
