import type { ExpectedIdea } from "../../model/expected-idea";
import { publishedRange, type UploadKind } from "../../model/upload";
import { median } from "../../statistics/quantiles";
import { dot, solveForward } from "../../statistics/sums";
import { hasSameWords } from "../../words/same-words";
import { expectedEffect } from "./channels-model";
import { titleVariance } from "./covariance";
import { type Expected, expectTitle, expectUsual, readRecord } from "./expected";
import { type Judged, type JudgedTitle, judgeTitle } from "./judge-title";
import { findSupport, type Support } from "./likeness";
import { type ChannelPast, type KeptUpload, knownWords } from "./past";
import { ideaFeatures, titleFeatures } from "./title-features";
import { CALIBRATION } from "./weights";

/** An earlier upload that an idea is like, and how it did. */
export interface SimilarUpload {
  title: string;
  /** ISO instant. */
  publishedAt: string;
  /** As of a past upload. */
  publishedWithinDays?: number;
  views: number;
  /** Its views as a multiple of what uploads around it got, adjusted for age. */
  multiple: number;
}

/** How an idea would do on a channel. */
export interface IdeaOnChannel extends Support {
  /**
   * Views by its title as a multiple of the channel's usual (1: as usual), which is the median of the newest 20, at equal
   * age. It orders ideas; pages show `expected`.
   */
  multiple: number;
  /** The figures that every page shows. */
  expected: ExpectedIdea;
  /** The chance that it gets more views than the channel's usual, 0 to 1. */
  chance: number;
  /** The share of a title's variance that the channel's own uploads explain, 0 to 1. */
  explained: number;
  /** The uploads it is most like, at most three, the likest first; none where nothing is alike. */
  similar: SimilarUpload[];
  /** Without any, those that share some of its words, by which it is judged. */
  nearest: SimilarUpload[];
}

/** What the model over channels expects of a title where no channel is known. */
export interface IdeaAnywhere {
  /** Views as a multiple of a channel's usual, by words alone. */
  multiple: number;
  /** How many of its words that model knows. */
  words: { known: number; all: number };
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * From the first chance on, an idea leans above the channel's usual; up to the second, under it. The light's
 * green and red begin there, too, so that words and colors agree. Fixed on the development channels, each judged without
 * itself: docs/evaluation/light.md. Of Shorts titles alone were measured, not ideas.
 */
export const LEANS = {
  title: { up: 0.605, down: 0.415 },
  idea: { up: 0.59, down: 0.415 },
  shortTitle: { up: 0.605, down: 0.46 },
} as const;

/** To which side of the usual an idea of this chance to beat it leans; null where it may go either way. */
export function leaning(chance: number, isTitle: boolean, kind: UploadKind = "long"): ExpectedIdea["leans"] {
  const { up, down } = isTitle ? LEANS[kind === "short" ? "shortTitle" : "title"] : LEANS.idea;
  if (chance >= up) return "up";
  return chance <= down ? "down" : null;
}

/** Within this factor of the usual, a multiple is about the usual: estimates are typically off by far more. */
export const ABOUT = 1.15;

/** Whether a multiple is worded as the usual. */
export function isAboutUsual(multiple: number): boolean {
  return multiple < ABOUT && multiple > 1 / ABOUT;
}

/**
 * Whether the most similar uploads point the other way than what is expected, where that leans to a side: then it could go
 * either way, and no page speaks as if it were sure.
 */
export function pointsAgainst({ leans, similar }: Pick<ExpectedIdea, "leans" | "similar">): boolean {
  if (similar === null) return false;
  return (leans === "up" && similar.multiple < 1) || (leans === "down" && similar.multiple > 1);
}

/** How an idea or title would do on the channel, published next. `record` is that of the same past: read once for many. */
export function ideaOnChannel(title: string, past: ChannelPast, record = readRecord(past)): IdeaOnChannel {
  const judged = judgeTitle(past, ideaFeatures(title));
  return judgedIdea(
    judged,
    past,
    past.kind === "short" ? expectUsual(judged, record) : expectTitle(judged, record),
  );
}

/** The figures of `IdeaOnChannel` that a list of ideas goes by, without what only one idea's page shows. */
export interface ListedOnChannel
  extends Pick<ExpectedIdea, "chance" | "leans">,
    Pick<Support, "similarMultiple"> {
  /** The uploads it is most like, as places among the past's, with what they got. */
  similar: { at: number; multiple: number }[];
}

/** The same for one idea of many. */
export function chanceOfIdea(title: string, past: ChannelPast): ListedOnChannel {
  const judged = judgeTitle(past, ideaFeatures(title));
  const { features } = judged;
  const {
    basis: _,
    nearest: __,
    ...support
  } = findSupport(features, past.earlier, past.earlier.uploads.length, past.words);
  const chance = chanceToBeat(judged);
  return { chance, leans: leaning(chance, features.isTitle, past.kind), ...support };
}

/** The same of a title that is judged already, by all of the past's uploads, with what is expected of it. */
export function judgedIdea(judged: JudgedTitle, past: ChannelPast, forecast: Expected): IdeaOnChannel {
  const { features, mean, usual } = judged;
  const { uploads } = past.earlier;
  const { basis, similarMultiple, similar, nearest } = findSupport(
    ...([features, past.earlier, uploads.length, past.words] as const),
  );
  const resultsOf = (found: typeof similar) =>
    found.flatMap(({ at, multiple }) => {
      const one = uploads[at];
      return one ? [uploadResult({ upload: one.upload, multiple })] : [];
    });
  const chance = chanceToBeat(judged);
  const shown = median(similar.map(({ multiple }) => multiple));
  return {
    multiple: 10 ** (mean - usual),
    expected: {
      ...asMultiples(forecast, usual),
      by: past.kind === "short" ? "shorts" : forecast.by,
      chance,
      leans: leaning(chance, features.isTitle, past.kind),
      similar: shown === null ? null : { uploads: similar.length, multiple: shown },
    },
    chance,
    explained: explainedShare(judged, past),
    basis,
    similarMultiple,
    similar: resultsOf(similar),
    nearest: similar.length > 0 ? [] : resultsOf(nearest),
  };
}

/** Whether the channel has an upload of a title's very words, whatever their order: the likest, if there is one. */
export function isPublished(title: string, { earlier }: ChannelPast): boolean {
  const [likest] = earlier.titles.find(title);
  const own = likest && earlier.uploads[likest.at]?.upload.title;
  return own !== undefined && hasSameWords(title, own);
}

/** How an upload of the past did beside those around it. */
export function uploadResult({ upload, multiple }: Pick<KeptUpload, "upload" | "multiple">): SimilarUpload {
  const { title, publishedAt, views } = upload;
  const at = new Date(publishedAt).toISOString();
  return { title, publishedAt: at, ...publishedRange(upload), views, multiple };
}

/** log10 views as multiples of the usual. */
function asMultiples({ mean, below, above }: Pick<Expected, "mean" | "below" | "above">, usual: number) {
  const off = mean - usual;
  return { multiple: 10 ** off, low: 10 ** (off - below), high: 10 ** (off + above) };
}

/** The share of a title's prior variance that the channel's uploads explain, 0 to 1. */
function explainedShare({ features, estimate }: JudgedTitle, { process }: ChannelPast): number {
  const { title } = estimate.covariance;
  const gains = solveForward(process.factor, title, title.length);
  return Math.min(dot(gains, gains) / titleVariance(features.form), 1);
}

/**
 * The chance, 0 to 1, that a video beats the channel's usual: more than a half exactly where it is forecast above it, and
 * of two titles at one time the higher for the higher forecast. Calibrated on channels that the engine did not learn from.
 */
export function chanceToBeat({ missesAbove }: Pick<Judged, "missesAbove">): number {
  return logistic(CALIBRATION.beat * missesAbove);
}

/** log odds of 9 to 1: one video in ten is to end above its range. */
const ODDS_OF_RANGE = Math.log(9);

/**
 * The chance, 0 to 1, that a video gets so many times the channel's usual. Nothing is learned for it: its forecast is taken
 * for a log-logistic distribution with half of the videos above its middle and one in ten above its upper end. Never more
 * than the chance to beat the usual.
 *
 * @param times 1 or more
 */
export function chanceOfTimes(
  judged: Pick<Judged, "mean" | "above" | "usual" | "missesAbove">,
  times: number,
): number {
  const missing = Math.log10(times) - (judged.mean - judged.usual);
  return Math.min(logistic((-ODDS_OF_RANGE * missing) / judged.above), chanceToBeat(judged));
}

/**
 * The chance, 0 to 1, that of two titles the first gets more views than the second on the channel, if one of them gets
 * at least half as many again as the other.
 */
export function chanceOnChannel(
  one: Pick<IdeaOnChannel, "multiple">,
  other: Pick<IdeaOnChannel, "multiple">,
): number {
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
export function chanceAnywhere(
  one: Pick<IdeaAnywhere, "multiple">,
  other: Pick<IdeaAnywhere, "multiple">,
): number {
  return logistic(CALIBRATION.anywhere * Math.log10(one.multiple / other.multiple));
}
