import { expectedEffect, type WordWeights } from "../../app/engines/ideas/channels-model.ts";
import type { Observation } from "../../app/engines/ideas/history-model.ts";
import { type TitleFeatures, titleFeatures } from "../../app/engines/ideas/title-features.ts";
import { median } from "../../app/statistics/quantiles.ts";
import type { ChannelHistory } from "../measures/channel-histories.ts";
import { type NeighbourPair, neighbourPairs } from "../measures/neighbours.ts";

/** A channel as ideas are learned from it and judged on it. */
export interface IdeaChannel extends ChannelHistory {
  features: TitleFeatures[];
  /** How each upload did against the median of the ten either side and its own, in log10. */
  residuals: Float64Array;
  pairs: NeighbourPair[];
  /** Channels are dealt into folds by size. */
  fold: number;
}

export const FOLDS = 5;
const EITHER_SIDE = 10;
/** Of fewer uploads, none has neighbours enough. */
const LEAST_UPLOADS = 15;

export function readIdeaChannels(histories: ChannelHistory[]): IdeaChannel[] {
  return histories
    .filter(({ uploads }) => uploads.length >= LEAST_UPLOADS)
    .sort((one, other) => other.uploads.length - one.uploads.length)
    .map((history, at) => {
      const logViews = history.uploads.map((upload) => upload.logViews);
      return {
        ...history,
        features: history.uploads.map(({ upload }) => titleFeatures(upload.title)),
        residuals: Float64Array.from(logViews, (own, place) => {
          const around = logViews.slice(Math.max(place - EITHER_SIDE, 0), place + EITHER_SIDE + 1);
          return own - (median(around) ?? own);
        }),
        pairs: neighbourPairs(history),
        fold: at % FOLDS,
      };
    });
}

/** A channel's uploads as the engine's model sees them, under a model over channels. */
export function observationsOf({ uploads, features }: IdeaChannel, words: WordWeights): Observation[] {
  return uploads.flatMap(({ logViews }, at) => {
    const own = features[at];
    return own ? [{ features: own, logViews, expected: expectedEffect(own, words) }] : [];
  });
}
