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
/** Of fewer uploads, none has neighbours enough to be learned from. */
const LEAST_UPLOADS = 15;

export const isLearnedFrom = ({ uploads }: ChannelHistory) => uploads.length >= LEAST_UPLOADS;

export function readIdeaChannels(histories: ChannelHistory[]): IdeaChannel[] {
  return histories
    .toSorted((one, other) => other.uploads.length - one.uploads.length)
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
