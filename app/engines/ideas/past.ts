import { comparedKind, type UploadKind } from "../../model/upload";
import type { UsableUpload } from "../growth";
import { expectedEffect, unpackWords, type WordWeights } from "./channels-model";
import { type Correction, correct, correctionsAfter } from "./correction";
import { type Earlier, multipleAt } from "./likeness";
import { fitProcess, type Process } from "./process";
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
import { indexTerms, type TitleTerms } from "./title-terms";
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
  /** What to expect of a title after the first `size` kept uploads, beside the channel's level. */
  liftAfter(size: number): (features: TitleFeatures) => Lift;
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
  const own = usable.slice(start).map((upload) => ({ ...upload, features: read(upload.upload.title) }));
  const indexed = Math.max(start - REACH, 0);
  const similar = tokenIndex([
    ...usable.slice(indexed, start).map(({ upload }) => titleWords(upload.title)),
    ...own.map(({ features }) => features.words),
  ]);
  const liftAfter = lifts(usable, words, { start, indexed, similar });
  const kept = own.map((upload, at) => ({
    ...upload,
    lift: liftAfter(at)(upload.features),
    multiple: multipleAt(own, at),
  }));
  const process = fitProcess(
    kept.map(({ features, logViews, lift }) => ({ features, logViews, expected: lift.similar + lift.words })),
  );
  const shrinkageOf = shrinkageToSimilar(own.map(({ logViews }) => logViews));
  const means = process.means.map((mean, at) => {
    return mean + shrinkageOf(process.similarities[at]?.shared ?? new Float64Array(), at, mean);
  });
  return pastOf(usable, words, {
    ...{ kept, start, indexed, similar, process, means, liftAfter, shrinkageOf },
    wordsOf: (at) => own[at]?.features ?? { words: [], start: [] },
    terms: () => indexTerms(usable.map(({ upload }) => upload.title)),
  });
}

/** What to expect of titles beside the channel's level, after each number of the kept uploads. */
export function lifts(
  usable: UsableUpload[],
  words: WordWeights,
  { start, indexed, similar }: Pick<ChannelPast, "start" | "indexed" | "similar">,
): ChannelPast["liftAfter"] {
  const find = similarTitles(
    similar,
    usable.slice(indexed).map(({ logViews }) => logViews),
  );
  const older = find(start - indexed);
  return (size) => {
    const recent = find(start - indexed + size);
    return (features) => {
      const found = recent(features.words);
      return {
        // Uploads that the process does not use count for as much again.
        similar: SIMILAR_SHARE * (found + older(features.words)),
        words: WORDS_SHARE * expectedEffect(features, words),
        isKnown: found !== 0 || features.words.some((word) => words.has(word)),
      };
    };
  };
}

type FoundPast = Pick<
  ChannelPast,
  "kept" | "start" | "indexed" | "similar" | "process" | "means" | "liftAfter" | "shrinkageOf" | "wordsOf"
> & { terms(): TitleTerms };

/** A past by what was found of it, worked out now or kept. */
export function pastOf(
  usable: UsableUpload[],
  words: WordWeights,
  { terms, ...found }: FoundPast,
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
  let titles: TitleIndex | undefined;
  return {
    ...found,
    kind: usableKind(usable),
    uploads: kept.length,
    earlier: {
      uploads: usable,
      get titles() {
        titles ??= titleIndex(terms());
        return titles;
      },
    },
    words,
    corrections,
    spreads: spreadsAfter(residuals(({ share }) => share)),
    usualSpreads: spreadsAfter(residuals(() => 0)),
    typicalMisses: typicalErrors(residuals(() => 1)),
  };
}
