import { type UploadKind, uploadKind } from "../../model/upload";
import type { WatchedVideo } from "../../model/watch";
import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { MIN_BASELINE_UPLOADS, viewsAtAYear } from "../growth";

/** An upload that runs at so many times its channel's usual is an outlier. */
export const OUTLIER_TIMES = 2;

/** What a channel usually gets is read off so many uploads of the same kind before it (references, "Estimating"). */
const BASELINE_UPLOADS = 10;

/** Younger uploads say too little to be compared with. */
const LEAST_DAYS = 1;

export interface Multiple {
  views: number;
  /** As a multiple of the usual at its age. */
  times: number;
  /** The same by the ends of the interval of the usual, a 90 % interval of the median from five uploads on. */
  low: number;
  high: number;
  /** Uploads that the usual is read off. */
  n: number;
  days: number;
  /** All lengths are known, so that these are of its own kind. */
  isSameKind: boolean;
}

/**
 * The newest count of a video as a multiple of what its channel usually had at that age: the median of the ten uploads of
 * its kind before it, adjusted for age. A count that YouTube corrected downward makes nothing look larger: the others
 * count with their highest, and the video itself not while it is below its own. null with fewer than three others.
 */
export function multipleOf(video: WatchedVideo, all: readonly WatchedVideo[]): Multiple | null {
  const newest = video.counts.at(-1);
  if (!newest || newest[1] < (video.peak?.[1] ?? 0)) return null;
  const [at, views] = newest;
  const own = grown(video.publishedAt, views, at);
  if (own === null) return null;
  const kind = kindOf(video);
  const before = all
    .filter((other) => other.id !== video.id && other.publishedAt < video.publishedAt)
    .filter((other) => (kindOf(other) ?? "long") === (kind ?? "long"))
    .flatMap((other) => {
      const counted = other.peak ?? other.counts.at(-1);
      if (!counted || counted[0] - Date.parse(other.publishedAt) < LEAST_DAYS * DAY_MS) return [];
      const value = grown(other.publishedAt, counted[1], counted[0]);
      return value === null || value === 0 ? [] : [{ other, value }];
    })
    .slice(0, BASELINE_UPLOADS);
  const values = before.map(({ value }) => value).sort((a, b) => a - b);
  const usual = median(values);
  if (values.length < MIN_BASELINE_UPLOADS || !usual) return null;
  const [least = usual, most = usual] = medianInterval(values);
  return {
    views,
    times: own / usual,
    low: own / most,
    high: own / least,
    n: values.length,
    days: (at - Date.parse(video.publishedAt)) / DAY_MS,
    isSameKind: [video, ...before.map(({ other }) => other)].every((one) => kindOf(one) !== null),
  };
}

/** Short or long by its length or its address; null where neither tells. */
export function kindOf({ seconds, isShort }: Pick<WatchedVideo, "seconds" | "isShort">): UploadKind | null {
  return isShort ? "short" : uploadKind(seconds);
}

function grown(publishedAt: string, viewCount: number, at: number): number | null {
  return viewsAtAYear({ publishedAt, viewCount }, new Date(at));
}

/**
 * The order statistics that enclose the median with at least 90 % by the sign test; least and greatest of fewer than five
 * values, which enclose it with 75 % (three) and 88 % (four).
 */
function medianInterval(sorted: readonly number[]): [number | undefined, number | undefined] {
  const n = sorted.length;
  let chance = 0.5 ** n;
  let outside = chance;
  let rank = 0;
  // The chance that fewer than rank + 1 values lie below the median, on either side.
  for (let below = 1; below < n / 2; below++) {
    chance = (chance * (n - below + 1)) / below;
    if (2 * (outside + chance) > 0.1) break;
    outside += chance;
    rank = below;
  }
  return [sorted[rank], sorted[n - 1 - rank]];
}
