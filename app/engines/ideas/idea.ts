import type { PastUpload } from "../../tables/upload";
import { selectUploads } from "../growth";
import { expectedEffect, unpackWords } from "./channels-model";
import { WEIGHTS } from "./constants";
import { estimateTitle, fitHistory, type HistoryModel, type Observation, titleEffect } from "./history-model";
import { findSupport, multipleAt, type Support } from "./likeness";
import { olderUploads } from "./older-uploads";
import { type TitleFeatures, titleFeatures, titleWords } from "./title-features";
import { deviationsAbove, type Usual, usualOf } from "./usual";
import { CALIBRATION, WORDS } from "./weights";
import { windowAfter } from "./window";

/** An earlier upload that an idea is like, and how it did. */
export interface SimilarUpload {
  title: string;
  /** ISO instant. */
  publishedAt: string;
  views: number;
  /** Its views as a multiple of what uploads around it got, adjusted for age. */
  multiple: number;
}

/** How an idea would do on a channel. */
export interface IdeaOnChannel extends Support {
  /** Views as a multiple of the channel's usual (1: as usual), which is the median of the newest 20, at equal age. */
  multiple: number;
  /** Eight in ten such videos end between these multiples. */
  range: { low: number; high: number };
  /** The chance that it gets more views than the channel's usual, 0 to 1. */
  chance: number;
  /** How much of what a title may change the channel's own uploads tell: 0 (nothing) to 1. */
  told: number;
  /** The uploads it is most like, at most three, the likest first; none where nothing is alike. */
  similar: SimilarUpload[];
}

/** What the model over channels expects of a title where no channel is known. */
export interface IdeaAnywhere {
  /** Views as a multiple of a channel's usual, so far as words alone tell. */
  multiple: number;
  /** How many of its words that model knows. */
  words: { known: number; all: number };
}

/** A channel's past, read once for any number of ideas. */
export interface ChannelPast {
  /** How many uploads are used at most: the newest. */
  uploads: number;
  usual: Usual;
  /** What the model over channels and uploads too old for the model expect of a title, in log10. */
  expected(features: TitleFeatures): number;
  model: HistoryModel;
  kept: { upload: PastUpload; features: TitleFeatures; logViews: number; multiple: number }[];
}

/** Fewer usable uploads than this show no usual. */
export const MIN_UPLOADS = 5;
/** 10 % and 90 % of the normal distribution. */
const EIGHT_IN_TEN = 1.2816;

let words: ReturnType<typeof unpackWords> | undefined;

/** The learned words, unpacked when first needed. */
export function knownWords() {
  words ??= unpackWords(WORDS);
  return words;
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * Reads a channel's uploads. Shorts, undated uploads and those under three days or without a view are not used.
 *
 * @returns null with fewer than five usable uploads
 */
export function readPast(uploads: PastUpload[], asOf: Date): ChannelPast | null {
  const { usable } = selectUploads(uploads, asOf);
  if (usable.length < MIN_UPLOADS) return null;
  const { start, known } = windowAfter(usable.length);
  const older = olderUploads(
    usable.slice(0, start).map(({ upload, logViews }) => ({ words: titleWords(upload.title), logViews })),
  );
  const expected = (features: TitleFeatures) =>
    WEIGHTS.prior * expectedEffect(features, knownWords()) + WEIGHTS.older * older(features.words);
  const own = usable
    .slice(start)
    .map(({ upload, logViews }) => ({ upload, logViews, features: titleFeatures(upload.title) }));
  const observations = own.map(
    ({ features, logViews }): Observation => ({ features, logViews, expected: expected(features) }),
  );
  return {
    uploads: own.length,
    usual: usualOf(own.map(({ logViews }) => logViews)),
    expected,
    model: fitHistory(observations, known, WEIGHTS),
    kept: own.map((upload, at) => ({ ...upload, multiple: multipleAt(own, at) })),
  };
}

/** How an idea or title would do on the channel, published next. */
export function ideaOnChannel(title: string, past: ChannelPast): IdeaOnChannel {
  const { model, usual, kept } = past;
  const features = titleFeatures(title);
  const expected = past.expected(features);
  const similarity = model.compare(features);
  const { mean, deviation } = estimateTitle(model, kept.length, features.form, similarity, expected);
  const { told } = titleEffect(model, kept.length, features.form, similarity, expected);
  const off = mean - usual.median;
  const { basis, similarMultiple, similar } = findSupport(features, similarity, kept, knownWords());
  return {
    multiple: 10 ** off,
    range: {
      low: 10 ** (off - EIGHT_IN_TEN * deviation * CALIBRATION.spread),
      high: 10 ** (off + EIGHT_IN_TEN * deviation * CALIBRATION.spread),
    },
    chance: chanceToBeat({ off, lift: usual.lift, deviation }),
    told,
    basis,
    similarMultiple,
    similar: similar.flatMap(({ at, multiple }) => {
      const own = kept[at];
      if (!own) return [];
      const { title, publishedAt, views } = own.upload;
      return [{ title, publishedAt: new Date(publishedAt).toISOString(), views, multiple }];
    }),
  };
}

/**
 * The chance, 0 to 1, that a video beats the channel's usual: of an estimate `off` above it, with its deviation and the
 * usual's `lift`, in log10. Calibrated on channels that the engine did not learn from.
 */
export function chanceToBeat(estimate: { off: number; lift: number; deviation: number }): number {
  return logistic(CALIBRATION.beat.intercept + CALIBRATION.beat.slope * deviationsAbove(estimate));
}

/**
 * The chance, 0 to 1, that of two titles the first gets more views than the second on the channel, if one of them gets
 * at least half as many again as the other.
 */
export function chanceOnChannel(one: IdeaOnChannel, other: IdeaOnChannel): number {
  return logistic(CALIBRATION.pair * Math.log10(one.multiple / other.multiple));
}

/** What the model over channels expects of a title on a channel it knows nothing of. */
export function ideaAnywhere(title: string): IdeaAnywhere {
  const features = titleFeatures(title);
  const table = knownWords();
  return {
    multiple: 10 ** expectedEffect(features, table),
    words: { known: features.words.filter((word) => table.has(word)).length, all: features.words.length },
  };
}

/** As `chanceOnChannel`, where no channel is known. */
export function chanceAnywhere(one: IdeaAnywhere, other: IdeaAnywhere): number {
  return logistic(CALIBRATION.anywhere * Math.log10(one.multiple / other.multiple));
}
