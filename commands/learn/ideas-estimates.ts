import { MIN_UPLOADS, testPlaces, USUAL_UPLOADS } from "../../app/engines/growth/index.ts";
import { expectedEffect, type WordWeights } from "../../app/engines/ideas/channels-model.ts";
import { type Judged, judgeKept, judgeTitle } from "../../app/engines/ideas/judge-title.ts";
import { findSupport, type Support } from "../../app/engines/ideas/likeness.ts";
import { fitPast } from "../../app/engines/ideas/past.ts";
import { titleFeatures } from "../../app/engines/ideas/title-features.ts";
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

/** Judges each of the asked uploads from the first `size` alone, as it would have been then; one model serves a window. */
function judgeUploads(
  { uploads, features }: IdeaChannel,
  asked: Asked[],
  words: WordWeights,
): Map<string, Prediction> {
  const read = new Map(uploads.map(({ upload }, at) => [upload.title, features[at]]));
  const readOnce = (title: string) => read.get(title) ?? titleFeatures(title);
  const found = new Map<string, Prediction>();
  for (const [start, own] of Map.groupBy(asked, ({ size }) => windowStart(size))) {
    const last = Math.max(...own.map(({ size }) => size));
    const past = fitPast(uploads.slice(0, last), words, start, readOnce);
    for (const { at, size } of own) {
      const title = features[at];
      const key = keyOf({ at, size });
      if (!title || found.has(key)) continue;
      const known = size - start;
      const judged =
        at === size && at < last ? judgeKept(past, known, known) : judgeTitle(past, title, known);
      const { mean, below, above, usual, missesAbove } = judged;
      const support = findSupport(title, past.earlier, size, words);
      const { basis, similarMultiple } = support;
      found.set(key, { mean, below, above, usual, missesAbove, basis, similarMultiple });
    }
  }
  return found;
}

/** Judges a channel under a model over channels. */
export function judgeChannel(channel: IdeaChannel, words: WordWeights): JudgedChannel {
  const { uploads, features, pairs } = channel;
  const places = testPlaces(uploads, MIN_AGE_DAYS, MIN_UPLOADS);
  const inPairs = pairs.flatMap(({ better, worse, size }) => [
    { at: better, size },
    { at: worse, size },
  ]);
  const judged = judgeUploads(channel, [...places, ...inPairs], words);
  const meanOf = (asked: Asked) => judged.get(keyOf(asked))?.mean ?? Number.NaN;
  const expected = features.map((own) => expectedEffect(own, words));
  return {
    channel: channel.channel,
    pairs,
    byHistory: pairs.map(
      ({ better, worse, size }) => meanOf({ at: better, size }) - meanOf({ at: worse, size }),
    ),
    byWords: pairs.map(({ better, worse }) => (expected[better] ?? 0) - (expected[worse] ?? 0)),
    uploads: places.flatMap((place) => {
      const prediction = judged.get(keyOf(place));
      return prediction
        ? [{ ...place, ...prediction, actual: uploads[place.at]?.logViews ?? Number.NaN }]
        : [];
    }),
  };
}

/** Judges each channel under a model over the channels of the other folds. */
export function crossValidate(channels: IdeaChannel[]): JudgedChannel[];
export function crossValidate<Judged>(
  channels: IdeaChannel[],
  judge: (channel: IdeaChannel, words: WordWeights) => Judged,
): Judged[];
export function crossValidate(
  channels: IdeaChannel[],
  judge: (channel: IdeaChannel, words: WordWeights) => unknown = judgeChannel,
): unknown[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const own = channels.filter((channel) => channel.fold === fold);
    if (own.length === 0) return [];
    const words = learnWords(channels.filter((channel) => channel.fold !== fold && isLearnedFrom(channel)));
    return own.map((channel) => judge(channel, words));
  });
}
