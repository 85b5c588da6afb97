import { testPlaces } from "../../app/engines/growth/index.ts";
import { mean, sum } from "../../app/statistics/sums.ts";
import type { ChannelHistory } from "./channel-histories.ts";

/** Two neighbouring uploads of a channel, one clearly better viewed, by their places in its history. */
export interface NeighbourPair {
  better: number;
  worse: number;
  /** How many uploads were published before both: all that a score of the two may know. */
  size: number;
}

/** Neighbours are at most this many uploads apart … */
const APART = 5;
/** … at least this many days old, so that their views have come in … */
const MIN_AGE_DAYS = 30;
/** … one with this many times the views of the other … */
const TIMES = 1.5;
/** … and have this many uploads of their channel before them. */
const MIN_BEFORE = 20;
/** A channel with fewer pairs has no share of its own in the mean over channels. */
const MIN_PAIRS = 30;

/**
 * The pairs of neighbouring uploads of a channel that a score of titles is checked on: long, at most five uploads
 * apart, both 30 days old, views 1.5 times apart or more, at least 20 uploads before the earlier one. Uploads of the
 * same instant as the earlier one are not before it.
 */
export function neighbourPairs({ uploads }: ChannelHistory): NeighbourPair[] {
  const sizes = new Map(testPlaces(uploads, MIN_AGE_DAYS, MIN_BEFORE).map(({ at, size }) => [at, size]));
  return [...sizes].flatMap(([earlier, size]) => {
    const views = uploads[earlier]?.upload.views ?? Number.NaN;
    return Array.from({ length: APART }, (_, step) => earlier + step + 1).flatMap((later) => {
      const own = uploads[later]?.upload.views ?? Number.NaN;
      if (!sizes.has(later) || !(Math.max(views, own) >= TIMES * Math.min(views, own))) return [];
      return [
        { size, ...(views > own ? { better: earlier, worse: later } : { better: later, worse: earlier }) },
      ];
    });
  });
}

/** How many of a channel's pairs a score put in the right order; a score that is the same for both counts half. */
export interface ChannelTally {
  channel: string;
  pairs: number;
  right: number;
}

/** Checks a score on a channel's pairs, by its differences of the better less the worse. */
export function tallyDifferences(channel: string, differences: number[]): ChannelTally {
  const right = differences.map((difference) => (difference === 0 ? 0.5 : difference > 0 ? 1 : 0));
  return { channel, pairs: differences.length, right: sum(right) };
}

/** The same by a function of the pair. */
export function tallyPairs(
  channel: string,
  pairs: NeighbourPair[],
  differenceOf: (pair: NeighbourPair) => number,
): ChannelTally {
  return tallyDifferences(channel, pairs.map(differenceOf));
}

/** The share of all pairs in the right order; NaN without pairs. */
export function microAccuracy(tallies: ChannelTally[]): number {
  return sum(tallies.map(({ right }) => right)) / sum(tallies.map(({ pairs }) => pairs));
}

/** The channels that count in the mean over channels: those with at least 30 pairs. */
export function macroChannels(tallies: ChannelTally[]): ChannelTally[] {
  return tallies.filter(({ pairs }) => pairs >= MIN_PAIRS);
}

/** The mean of the channels' own shares, over channels with at least 30 pairs; NaN without any. */
export function macroAccuracy(tallies: ChannelTally[]): number {
  return mean(macroChannels(tallies).map(({ right, pairs }) => right / pairs));
}
