import type { WatchedUploads, WatchedVideo } from "../../model/watch";
import { DAY_MS, HOUR_MS } from "../../numbers/days";

/** As many as one page of the API tells. */
export const MOST_VIDEOS = 50;
/** API data may be kept 30 days (YouTube API Services Developer Policies, III.E.4); readings come once a day at least. */
export const API_DATA_KEPT_MS = 29 * DAY_MS;
/** Ages, in hours, between which one count of a video is kept. */
const COUNTED_AT = [1, 3, 6, 12, 24, 48, 96, 168, 336, 504, 720, 1440, 2880, 8760];

/** One count an age, and the newest. Of an age the first stays. */
export function counted({ counts, publishedAt }: WatchedVideo, count: [number, number]): [number, number][] {
  const ageOf = (at: number) => {
    const hours = (at - Date.parse(publishedAt)) / HOUR_MS;
    return COUNTED_AT.filter((bound) => hours >= bound).length;
  };
  const earlier = counts.filter(([at]) => at < count[0]);
  const marks = earlier.filter(([at], place) => {
    const last = earlier[place - 1];
    return !last || ageOf(at) !== ageOf(last[0]);
  });
  return [...marks, count];
}

/** What may be kept, newest first. Uploads from before those that leave are no news when they turn up again. */
export function bounded(
  kept: WatchedUploads,
  videos: WatchedVideo[],
  at: number,
  isLate: boolean,
): WatchedUploads {
  const readAt = isLate ? kept.readAt : at;
  const isFresh = ([countedAt]: [number, number]) =>
    countedAt <= readAt && readAt - countedAt < API_DATA_KEPT_MS;
  const sorted = videos
    .toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
    .map((video) => ({
      ...video,
      thumbnail: video.thumbnail && readAt - video.thumbnail.at < API_DATA_KEPT_MS ? video.thumbnail : null,
      counts: video.counts.filter(isFresh),
      peak: video.peak && isFresh(video.peak) ? video.peak : (video.counts.filter(isFresh).at(-1) ?? null),
    }));
  const left = sorted.filter(
    ({ seenAt }, place) => place < MOST_VIDEOS && readAt - seenAt < API_DATA_KEPT_MS,
  );
  const ids = new Set(left.map(({ id }) => id));
  const gone = sorted.filter(({ id }) => !ids.has(id)).map(({ publishedAt }) => Date.parse(publishedAt));
  // A premiere to come is no bound: what is published before it is news.
  const newsAfter = Math.min(readAt, Math.max(kept.newsAfter, ...gone));
  return { ...kept, videos: left, readAt, newsAfter };
}
