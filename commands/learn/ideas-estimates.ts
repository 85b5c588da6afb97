import { MIN_UPLOADS, testPlaces, USUAL_UPLOADS } from "../../app/engines/growth/index.ts";
import { expectedEffect, type WordWeights } from "../../app/engines/ideas/channels-model.ts";
import { compareTo, type Judged, judgeCompared, judgeKept } from "../../app/engines/ideas/judge-title.ts";
import { findSupport, type Support } from "../../app/engines/ideas/likeness.ts";
import { fitTitles, readTitles } from "../../app/engines/ideas/past.ts";
import { titleFeatures } from "../../app/engines/ideas/title-features.ts";
import { titleIndex } from "../../app/engines/ideas/title-index.ts";
import { indexTerms } from "../../app/engines/ideas/title-terms.ts";
import { windowStart } from "../../app/engines/ideas/window.ts";
import type { NeighbourPair } from "../measures/neighbours.ts";
import { FOLDS, type IdeaChannel, isLearnedFrom } from "./ideas-channels.ts";
import { learnWords } from "./ideas-words.ts";

/** An upload, and how many uploads before it may be known. */
interface Asked {
  at: number;
  size: number;
}

/** The prediction for a title, in log10 views at 30 days, and what it is based on. */
type Prediction = Pick<Judged, "mean" | "below" | "above" | "usual" | "missesAbove"> & Support;

/** An upload, the prediction from the uploads before it, and its actual log10 views. */
export interface JudgedUpload extends Asked, Prediction {
  actual: number;
}

/** The engine's predictions for a channel's pairs and uploads, each from what was published before. */
export interface JudgedChannel {
  channel: string;
  pairs: NeighbourPair[];
  /** For each pair, the better less the worse, in log10 views: by the channel's history, and without any. */
  byHistory: number[];
  byWords: number[];
  /** Uploads of 30 days and older with at least five before them, oldest first. */
  uploads: JudgedUpload[];
}

const MIN_AGE_DAYS = 30;

/** The uploads with 20 before them: enough for a usual. */
export function besideUsual({ uploads }: JudgedChannel): JudgedUpload[] {
  return uploads.filter(({ size }) => size >= USUAL_UPLOADS);
}

const keyOf = ({ at, size }: Asked) => `${at} ${size}`;

/**
 * Judges each of the asked uploads from the first `size` alone, as it would have been then, under each of several models over
 * channels; one reading of titles serves a window.
 */
function judgeUploads(
  { uploads, features }: IdeaChannel,
  asked: Asked[],
  models: WordWeights[],
): Map<string, Prediction[]> {
  const read = new Map(uploads.map(({ upload }, at) => [upload.title, features[at]]));
  const readOnce = (title: string) => read.get(title) ?? titleFeatures(title);
  // What is looked up knows only titles before the one that is asked.
  const earlier = { uploads, titles: titleIndex(indexTerms(uploads.map(({ upload }) => upload.title))) };
  const found = new Map<string, Prediction[]>();
  for (const [start, own] of Map.groupBy(asked, ({ size }) => windowStart(size))) {
    const last = Math.max(...own.map(({ size }) => size));
    const titles = readTitles(uploads.slice(0, last), start, readOnce);
    const pasts = models.map((words) => fitTitles(titles, words));
    const [first] = pasts;
    for (const { at, size } of own) {
      const title = features[at];
      const key = keyOf({ at, size });
      if (!first || !title || found.has(key)) continue;
      const known = size - start;
      const compared = at === size && at < last ? null : compareTo(first, title, known);
      found.set(
        key,
        pasts.map((past): Prediction => {
          const judged = compared ? judgeCompared(past, compared) : judgeKept(past, known, known);
          const { mean, below, above, usual, missesAbove } = judged;
          const { basis, similarMultiple } = findSupport(title, earlier, size, past.words);
          return { mean, below, above, usual, missesAbove, basis, similarMultiple };
        }),
      );
    }
  }
  return found;
}

/** Judges a channel under each of several models over channels. */
export function judgeChannel(channel: IdeaChannel, models: WordWeights[]): JudgedChannel[] {
  const { uploads, features, pairs } = channel;
  const places = testPlaces(uploads, MIN_AGE_DAYS, MIN_UPLOADS);
  const inPairs = pairs.flatMap(({ better, worse, size }) => [
    { at: better, size },
    { at: worse, size },
  ]);
  const judged = judgeUploads(channel, [...places, ...inPairs], models);
  return models.map((words, model) => {
    const predictionOf = (asked: Asked) => judged.get(keyOf(asked))?.[model];
    const meanOf = (asked: Asked) => predictionOf(asked)?.mean ?? Number.NaN;
    const expected = features.map((own) => expectedEffect(own, words));
    return {
      channel: channel.channel,
      pairs,
      byHistory: pairs.map(
        ({ better, worse, size }) => meanOf({ at: better, size }) - meanOf({ at: worse, size }),
      ),
      byWords: pairs.map(({ better, worse }) => (expected[better] ?? 0) - (expected[worse] ?? 0)),
      uploads: places.flatMap((place) => {
        const prediction = predictionOf(place);
        return prediction
          ? [{ ...place, ...prediction, actual: uploads[place.at]?.logViews ?? Number.NaN }]
          : [];
      }),
    };
  });
}

const learned = new WeakMap<IdeaChannel[], Map<number, WordWeights>>();

/** What words do on the channels of all folds but one: learned once of the same list of channels. */
export function wordsWithout(fold: number, channels: IdeaChannel[]): WordWeights {
  const known = learned.get(channels) ?? new Map<number, WordWeights>();
  learned.set(channels, known);
  const words =
    known.get(fold) ??
    learnWords(channels.filter((channel) => channel.fold !== fold && isLearnedFrom(channel)));
  known.set(fold, words);
  return words;
}

/** Judges each channel under a model over the channels of the other folds. */
export function crossValidate<Judged>(
  channels: IdeaChannel[],
  judge: (channel: IdeaChannel, words: WordWeights) => Judged,
): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) =>
    channels
      .filter((channel) => channel.fold === fold)
      .map((channel) => judge(channel, wordsWithout(fold, channels))),
  );
}
