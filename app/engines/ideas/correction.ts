import { slidingMedians } from "../../statistics/quantiles";
import { dot, sum } from "../../statistics/sums";
import { MIN_UPLOADS, USUAL_UPLOADS } from "../growth";

/** What a channel's own past adds to a forecast of log10 views. */
export interface Correction {
  /** Half of the channel's uploads came out above their forecasts plus this. */
  shift: number;
  /** How much of the shifted forecast counts; the rest is `usual`. */
  share: number;
  /** The median of the 20 uploads before. */
  usual: number;
}

/** A shift counts this many uploads against it at 0. */
const SHIFT_PRIOR = 30;
/** The shares averaged. Never 0, so that titles still differ. */
const SHARES: number[] = [1, 1.25, 0.75, 0.5, 0.25, 0.1];
/** A channel's misses count half after so many uploads. */
const HALF_LIFE = 50;
/** Another share than 1 begins with this much missed, in log10 views summed over what still counts. */
const HEAD_START = 2;
/** A share counts e times less for each 1 / RATE of log10 views that it missed more. */
const RATE = 1.5;

export function correct(mean: number, correction: Correction | undefined): number {
  if (!correction) return mean;
  const { shift, share, usual } = correction;
  return share * (mean + shift) + (1 - share) * usual;
}

/**
 * The correction after each number of uploads: element n follows from the first n uploads and their forecasts, oldest
 * first. The process forecasts a mean that single hits are kept out of; the shift, the median of its misses shrunk
 * towards 0, makes it a median. The share is the mean of SHARES, each counting the more the less it would have missed
 * lately on this channel (exponential weights: Cesa-Bianchi & Lugosi, Prediction, Learning, and Games, Cambridge 2006,
 * chapter 2): where the median of the last 20 uploads was nearer, the forecast leans on that.
 */
export function correctionsAfter(logViews: number[], means: ArrayLike<number>): Correction[] {
  const forget = 0.5 ** (1 / HALF_LIFE);
  const misses: number[] = [];
  const usuals = slidingMedians(logViews, USUAL_UPLOADS - 1, 0);
  const losses: number[] = SHARES.map((share) => (share === 1 ? 0 : HEAD_START));
  return Array.from({ length: logViews.length + 1 }, (_, at) => {
    const shift = (middle(misses) * misses.length) / (misses.length + SHIFT_PRIOR);
    const usual = usuals[at - 1] ?? 0;
    const correction = { shift, share: meanShare(losses), usual };
    const own = logViews[at];
    const mean = means[at];
    if (at >= MIN_UPLOADS && own !== undefined && mean !== undefined) {
      insertSorted(misses, own - mean);
      for (const [place, share] of SHARES.entries()) {
        const miss = Math.abs(own - correct(mean, { shift, share, usual }));
        losses[place] = (losses[place] ?? 0) * forget + miss;
      }
    }
    return correction;
  });
}

/** The mean of the shares, those that missed less counting more. */
function meanShare(losses: number[]): number {
  const least = Math.min(...losses);
  const weights = losses.map((loss) => Math.exp((least - loss) * RATE));
  return dot(weights, SHARES) / sum(weights);
}

function insertSorted(sorted: number[], value: number): void {
  const place = sorted.findIndex((other) => other > value);
  sorted.splice(place === -1 ? sorted.length : place, 0, value);
}

/** The median of sorted values; 0 if there are none. */
function middle(sorted: number[]): number {
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? 0 : (low + high) / 2;
}
