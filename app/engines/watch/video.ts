import type { ChannelEventKind, NewEvent } from "../../model/event";
import type { SeenVideo, WatchedVideo, WatchPage } from "../../model/watch";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../numbers/days";
import { counted } from "./kept";
import { lookedAgain } from "./picture";

/** A push about a change this much older than the video's last reading comes late: nothing in it is news. */
const LATE_PUSH_MS = 15 * MINUTE_MS;
/** A video is withdrawn when it is missing from two pages this far apart: YouTube's answers leave some out at times. */
const MISSING_MS = 10 * MINUTE_MS;
/** Another source may show a title from before for so long, since its copy is old. */
const STALE_MS = { api: HOUR_MS, feed: DAY_MS, push: DAY_MS };

/** An event of a watched channel. */
export interface Happened {
  /** What can happen but once to those who watch the channel. */
  key: string;
  event: NewEvent<ChannelEventKind>;
}

export interface Noting {
  channel: string;
  note(key: string, event: Happened["event"]): void;
}

/** Whether a push tells of what was changed well before the video was last seen. */
export const isOutdated = ({ seenAt }: WatchedVideo, changedAt: number | undefined) =>
  changedAt !== undefined && changedAt + LATE_PUSH_MS < seenAt;

export function newVideo(
  { views, updatedAt: _, thumbnail, ...video }: SeenVideo,
  { at, source }: WatchPage,
): WatchedVideo {
  return {
    ...video,
    thumbnail: thumbnail && lookedAgain(null, thumbnail, at).picture,
    counts: views === null ? [] : [[at, views]],
    peak: views === null ? null : [at, views],
    before: null,
    seenAt: at,
    inFeed: source === "feed",
    missingAt: null,
    noted: [],
  };
}

export function seenAgain(
  kept: WatchedVideo,
  video: SeenVideo,
  { at, source }: WatchPage,
  { channel, note }: Noting,
): WatchedVideo {
  const next: WatchedVideo = {
    ...kept,
    seconds: video.seconds ?? kept.seconds,
    isShort: kept.isShort || video.isShort,
    seenAt: at,
    inFeed: kept.inFeed || source === "feed",
    missingAt: null,
  };
  const views = video.views ?? kept.counts.at(-1)?.[1] ?? null;
  const ofVideo = { channel, video: kept.id, title: video.title };
  const when = new Date(at);
  if (titleKey(video.title) !== titleKey(kept.title) && !isStale(kept, video, { at, source })) {
    next.title = video.title;
    next.before = { title: kept.title, at: video.updatedAt ?? at, source };
    const facts = { ...ofVideo, from: kept.title, views };
    note(`watched-title ${kept.id} ${at}`, { kind: "watched-title", at: when, facts });
  }
  if (video.thumbnail !== null) {
    const { picture, isChanged } = lookedAgain(kept.thumbnail, video.thumbnail, at);
    next.thumbnail = picture;
    if (isChanged) {
      const facts = { ...ofVideo, title: next.title, views };
      note(`watched-thumbnail ${kept.id} ${at}`, { kind: "watched-thumbnail", at: when, facts });
    }
  }
  if (video.views !== null) {
    next.counts = counted(kept, [at, video.views]);
    if (video.views >= (kept.peak?.[1] ?? 0)) next.peak = [at, video.views];
  }
  return next;
}

/**
 * The title that it had before, from another source than told the new one: an old copy. Or one of a push from before the
 * last change: pushes overtake each other, and come again.
 */
function isStale(
  { before }: WatchedVideo,
  { title, updatedAt }: SeenVideo,
  { at, source }: Pick<WatchPage, "at" | "source">,
): boolean {
  if (!before) return false;
  if (updatedAt !== undefined) return updatedAt < before.at;
  if (before.source === source) return false;
  return titleKey(before.title) === titleKey(title) && Math.abs(at - before.at) < STALE_MS[source];
}

const titleKey = (title: string) =>
  title
    .normalize("NFKC")
    .replace(/[\s\p{Cf}]+/gu, " ")
    .trim();

export function missedAgain(video: WatchedVideo, { at }: WatchPage, { channel, note }: Noting): WatchedVideo {
  if (video.missingAt === null || video.missingAt > at) return { ...video, missingAt: at };
  return at - video.missingAt < MISSING_MS ? video : withdrawn(video, { at }, { channel, note });
}

export function withdrawn(
  video: WatchedVideo,
  { at }: Pick<WatchPage, "at">,
  { channel, note }: Noting,
): WatchedVideo {
  if (video.noted.includes("withdrawn")) return video;
  const { id, title, publishedAt } = video;
  const facts = { channel, video: id, title, publishedAt };
  note(`watched-withdrawn ${id}`, { kind: "watched-withdrawn", at: new Date(at), facts });
  return { ...video, noted: [...video.noted, "withdrawn"] };
}
