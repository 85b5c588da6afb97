import type { WatchedUploads, WatchedVideo, WatchPage } from "../../model/watch";
import { HOUR_MS, MINUTE_MS } from "../../numbers/days";
import { bounded } from "./kept";
import { multipleOf, OUTLIER_TIMES } from "./outlier";
import { changedRhythm, usualGap } from "./rhythm";
import { type Happened, isOutdated, missedAgain, type Noting, newVideo, seenAgain, withdrawn } from "./video";

/** A page this much older than the newest taken is one that was on its way; older still, a clock was set back. */
const LATE_MS = 15 * MINUTE_MS;
/** What came out within this time before a channel is first read, and is not in that page, is news. */
const FIRST_MS = HOUR_MS;

export interface Observed {
  uploads: WatchedUploads;
  happened: Happened[];
}

/**
 * Takes a page of any source into what is kept of a channel, and tells what happened. The first page makes outliers
 * marked as past and no news. The same page again changes nothing; one that was on its way while a newer one was taken
 * adds uploads at most. Measured by `npm run simulate:watch` (docs/evaluation/watch.md).
 *
 * @param channel its id, for the events
 * @param kept null before the first page
 */
export function observe(channel: string, kept: WatchedUploads | null, given: WatchPage): Observed {
  const page = readable(given);
  if (!kept) return first(channel, page);
  const isLate = page.at <= kept.readAt && kept.readAt - page.at < LATE_MS;
  const known = new Map(kept.videos.map((video) => [video.id, video]));
  const happened: Happened[] = [];
  const note = (key: string, event: Happened["event"]) => void happened.push({ key, event });
  const at = new Date(page.at);
  const seen = new Set<string>();

  for (const video of page.videos) {
    if (seen.has(video.id)) continue;
    seen.add(video.id);
    const before = known.get(video.id);
    if (!before) {
      if (Date.parse(video.publishedAt) > kept.newsAfter) {
        const { id, title, publishedAt } = video;
        note(`watched-upload ${id}`, {
          kind: "watched-upload",
          at,
          facts: { channel, video: id, title, publishedAt },
        });
      }
      known.set(video.id, newVideo(video, page));
    } else if (!isLate && !isOutdated(before, video.updatedAt)) {
      known.set(video.id, seenAgain(before, video, page, { channel, note }));
    }
  }
  if (!isLate) {
    for (const video of missingFrom(page, [...known.values()], seen)) {
      known.set(video.id, missedAgain(video, page, { channel, note }));
    }
    for (const { id, at: deletedAt } of page.deleted ?? []) {
      const video = known.get(id);
      if (!video || seen.has(id) || isOutdated(video, deletedAt)) continue;
      known.set(id, withdrawn({ ...video, missingAt: page.at }, page, { channel, note }));
    }
  }
  const uploads = bounded(kept, [...known.values()], page.at, isLate);
  return { uploads: noteFigures(channel, uploads, at, note), happened };
}

/** A page without videos of no date, and with all dates in one form, so that they compare as text. */
function readable(page: WatchPage): WatchPage {
  const videos = page.videos.flatMap((video) => {
    const at = Date.parse(video.publishedAt);
    return Number.isNaN(at) ? [] : [{ ...video, publishedAt: new Date(at).toISOString() }];
  });
  return { ...page, videos, isWhole: page.isWhole && videos.length === page.videos.length };
}

function first(channel: string, page: WatchPage): Observed {
  const videos = [...new Map(page.videos.map((video) => [video.id, newVideo(video, page)])).values()];
  const newest = Math.max(...videos.map(({ publishedAt }) => Date.parse(publishedAt)));
  // Lists leave out their newest at times: what was out before watching began is no news either.
  const newsAfter = Math.max(newest, page.at - FIRST_MS);
  const start = { videos: [], readAt: page.at, newsAfter, rhythm: null };
  const uploads = bounded(start, videos, page.at, false);
  const past = pastOutliers(channel, uploads, new Date(page.at));
  const noted = new Set(past.map(({ key }) => key));
  return {
    uploads: {
      ...uploads,
      rhythm: usualGap(uploads),
      videos: uploads.videos.map((video) => ({
        ...video,
        noted: noted.has(`watched-outlier ${video.id}`) ? ["outlier"] : [],
      })),
    },
    happened: past,
  };
}

/** The outliers of what is kept, newest first, marked as past: what somebody sees who watches the channel from now on. */
export function pastOutliers(channel: string, { videos }: WatchedUploads, at: Date): Happened[] {
  return videos.flatMap((video) => {
    const one = outlier(channel, video, videos, { at, isPast: true });
    return one ? [one] : [];
  });
}

function outlier(
  channel: string,
  video: WatchedVideo,
  all: readonly WatchedVideo[],
  { at, isPast }: { at: Date; isPast: boolean },
): Happened | null {
  const multiple = multipleOf(video, all);
  if (!multiple || multiple.times < OUTLIER_TIMES) return null;
  const { id, title, publishedAt } = video;
  const facts = { channel, video: id, title, publishedAt, ...multiple, isPast };
  return { key: `watched-outlier ${id}`, event: { kind: "watched-outlier", at, facts } };
}

/**
 * Videos that should be in a page and are not: those the API was asked for by id, and of a feed what it has shown before
 * and what came out after its oldest. A page that is empty or not whole says nothing of them, nor does a push.
 */
function missingFrom(page: WatchPage, videos: WatchedVideo[], seen: ReadonlySet<string>): WatchedVideo[] {
  if (!page.isWhole || page.source === "push") return [];
  if (page.source === "api") {
    const missing = new Set(page.missing);
    return videos.filter(({ id }) => missing.has(id) && !seen.has(id));
  }
  if (page.videos.length === 0) return [];
  const oldest = page.videos.map(({ publishedAt }) => publishedAt).sort()[0] ?? "";
  return videos.filter((video) => video.inFeed && !seen.has(video.id) && video.publishedAt > oldest);
}

/** Outliers and the rhythm, which show in all uploads together. */
function noteFigures(
  channel: string,
  uploads: WatchedUploads,
  at: Date,
  note: Noting["note"],
): WatchedUploads {
  const videos = uploads.videos.map((video): WatchedVideo => {
    if (video.noted.includes("outlier") || video.counts.at(-1)?.[0] !== at.getTime()) return video;
    // Counted for the first time, and there when watching began.
    const isPast = video.counts.length === 1 && Date.parse(video.publishedAt) <= uploads.newsAfter;
    const one = outlier(channel, video, uploads.videos, { at, isPast });
    if (!one) return video;
    note(one.key, one.event);
    return { ...video, noted: [...video.noted, "outlier"] };
  });
  const changed = changedRhythm(uploads);
  if (changed) {
    const newest = uploads.videos[0]?.id;
    note(`watched-rhythm ${newest}`, { kind: "watched-rhythm", at, facts: { channel, ...changed } });
  }
  return { ...uploads, videos, rhythm: changed?.to ?? uploads.rhythm ?? usualGap(uploads) };
}
