import { MIN_UPLOADS, selectUploads, USUAL_UPLOADS } from "../../engines/growth";
import {
  type Card,
  type CardVideo,
  OUTCOME_DAYS,
  type OutcomeDay,
  type OutcomeReading,
  type ReadingSource,
  rangeAt,
} from "../../model/card";
import type { Channel } from "../../model/channel";
import { comparedKind, type DailyViews, type MeasuredUpload, publishedRange } from "../../model/upload";
import { addDays, DAY_MS } from "../../numbers/days";
import { isMidnight, pacificMidnight, studioDay } from "../../numbers/pacific-day";
import { median, wilson } from "../../statistics/quantiles";
import { findVideos, type SoughtCard } from "./find-video";

/** What outcomes need of a card. */
export type OutcomeCard = SoughtCard & Pick<Card, "light" | "forecast" | "outcome">;

/** What outcomes need of the connected channel. */
export type OutcomeChannel = Pick<Channel, "uploads" | "daily" | "sources" | "isSample">;

/** Where an upload's count came from: what YouTube's API may have told counts as told by it. */
function sourceOf({ countedAt }: MeasuredUpload, { sources, isSample }: OutcomeChannel): ReadingSource {
  if (isSample) return "sample";
  const given = sources.find(({ kind, at }) => kind !== "youtube" && at === countedAt);
  if (!given && sources.some(({ kind }) => kind === "youtube")) return "youtube";
  return (given ?? sources[0])?.kind === "list" ? "typed" : "studio";
}

/**
 * How far from an age a count may be taken and still stand for it, in days. By the growth curve (engines/growth) views
 * differ by at most 8 % within these; nothing is worked out by that curve.
 */
const NEAR: Record<OutcomeDay, [from: number, to: number]> = { 1: [0.8, 1.5], 7: [6.5, 8], 30: [28.5, 33] };

/** A card's video and what was read of it; null if the channel tells nothing new. `upload`: what it became. */
export function readOutcome(
  card: OutcomeCard,
  channel: OutcomeChannel,
  upload = findVideos([card], channel.uploads).get(card.id),
): { video: CardVideo; outcome: OutcomeReading[] } | null {
  if (!upload) return null;
  const source = sourceOf(upload, channel);
  const video: CardVideo = {
    id: upload.videoId,
    title: upload.title,
    publishedAt: new Date(upload.publishedAt).toISOString(),
    ...publishedRange(upload),
    source,
    readAt: upload.countedAt,
  };
  const own = channel.daily.find(({ videoId }) => videoId !== null && videoId === upload.videoId);
  const outcome = [...card.outcome];
  for (const days of OUTCOME_DAYS) {
    if (outcome.some((reading) => reading.days === days)) continue;
    const counted = own && viewsByDay(own, video.publishedAt, days);
    const reading =
      counted !== undefined && counted !== null
        ? {
            views: counted,
            source: channel.isSample ? ("sample" as const) : ("studio" as const),
            at: dayAfter(video.publishedAt, days),
          }
        : isNear(upload, days)
          ? { views: upload.views, source, at: upload.countedAt }
          : null;
    if (reading) outcome.push(judge(card, video, { days, ...reading }, channel.uploads, upload));
  }
  const isKnown = card.video?.readAt === video.readAt && card.video.id === video.id;
  if (isKnown && outcome.length === card.outcome.length) return null;
  return { video, outcome: outcome.sort((a, b) => a.days - b.days) };
}

/**
 * A count of views at an age, held against the forecast and the channel's usual. A forecast made after the video came out
 * does not count: `isInside` is null then, as without one at that age. `beatUsual` is judged at 30 days.
 */
export function judge(
  card: Pick<OutcomeCard, "forecast" | "light">,
  video: Published,
  counted: Pick<OutcomeReading, "days" | "views" | "source" | "at">,
  uploads: readonly MeasuredUpload[],
  upload: MeasuredUpload | null,
): OutcomeReading {
  const { days, views } = counted;
  const range = wasBefore(card.forecast?.at, video) ? rangeAt(card.forecast, days) : null;
  const usual = days === 30 && upload ? usualBefore(uploads, upload) : null;
  return {
    ...counted,
    isInside: range && views !== null ? views >= range.low && views <= range.high : null,
    beatUsual: usual !== null && views !== null ? views > usual : null,
    light: wasBefore(card.light?.at, video) ? (card.light?.colour ?? null) : null,
  };
}

/** When a video came out, and who says so. */
type Published = Pick<CardVideo, "publishedAt" | "publishedWithinDays"> & Partial<Pick<CardVideo, "source">>;

/** Whether an instant is before a video came out. */
export function wasBefore(at: string | undefined, video: Published): boolean {
  return at !== undefined && Date.parse(at) < publishedUntil(video);
}

/** Until when something was said before a video came out, in milliseconds since 1970. */
export function publishedUntil({ publishedAt, publishedWithinDays, source }: Published): number {
  const at = Date.parse(publishedAt);
  if (publishedWithinDays) return at - (publishedWithinDays / 2) * DAY_MS;
  // Of a video that has a day only, the day counts whole; YouTube tells the second, which may be midnight's.
  return source !== "youtube" && isMidnight(publishedAt) ? at + DAY_MS : at;
}

/** The median views at 30 days of the 20 uploads of its kind before one, in logs as for the light; null with fewer than five. */
function usualBefore(uploads: readonly MeasuredUpload[], upload: MeasuredUpload): number | null {
  const kind = comparedKind(upload);
  const at = Date.parse(upload.publishedAt);
  const before = uploads.filter((other) => Date.parse(other.publishedAt) < at);
  const logs = before
    .toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt))
    .flatMap((other) => selectUploads([other], new Date(other.countedAt), kind).usable)
    .slice(-USUAL_UPLOADS)
    .map(({ logViews }) => logViews);
  const middle = logs.length < MIN_UPLOADS ? null : median(logs);
  return middle === null ? null : 10 ** middle;
}

const dayAfter = (publishedAt: string, days: number) =>
  new Date(Date.parse(publishedAt) + days * DAY_MS).toISOString();

/** Whether an upload was counted near an age; where its own age is a range, all of that. */
function isNear(
  { publishedAt, countedAt, publishedWithinDays = 0 }: MeasuredUpload,
  days: OutcomeDay,
): boolean {
  const age = (Date.parse(countedAt) - Date.parse(publishedAt)) / DAY_MS;
  const [from, to] = NEAR[days];
  return age - publishedWithinDays / 2 >= from && age + publishedWithinDays / 2 <= to;
}

/**
 * The views of a video's first days from an export that has them day by day, in Pacific time; of the last day, the part
 * that the hour of publication leaves. null where the export does not have them all.
 */
function viewsByDay({ days: listed }: DailyViews, publishedAt: string, days: number): number | null {
  const at = new Date(publishedAt);
  const first = studioDay(publishedAt);
  const part = isMidnight(publishedAt) ? 0 : (at.getTime() - pacificMidnight(at).getTime()) / DAY_MS;
  const last = addDays(first, part > 0 ? days : days - 1);
  const [oldest, newest] = [listed[0]?.day, listed.at(-1)?.day];
  if (newest === undefined || oldest === undefined || newest < last || oldest > first) return null;
  const views = listed.reduce((sum, { day, views }) => {
    if (day < first || day > last) return sum;
    return sum + (day === addDays(first, days) ? views * part : views);
  }, 0);
  return Math.round(views);
}

/** So many of so many, with the 95 % interval of the share (Wilson). */
export interface Share {
  count: number;
  of: number;
  interval: [low: number, high: number];
}

/** How right Greenlight has been for one plan. */
export interface TrackRecord {
  /** Published cards with anything read. */
  videos: number;
  /** Of videos 30 days old with a forecast from before: inside its range. Younger ages are no evidence of their own. */
  inside: Share;
  /** Of videos 30 days old, by the color of the light before they came out: beat the channel's usual. */
  green: Share;
  amber: Share;
  red: Share;
}

/** How right forecasts and lights were, over every published card: no outcome is left out. */
export function trackRecord(cards: readonly Pick<Card, "outcome">[]): TrackRecord {
  const published = cards.filter(({ outcome }) => outcome.length > 0);
  const readings = published.flatMap(({ outcome }) => outcome.filter(({ days }) => days === 30));
  const byColor = (color: "green" | "amber" | "red") =>
    share(readings.flatMap(({ light, beatUsual }) => (light === color ? (beatUsual ?? []) : [])));
  return {
    videos: published.length,
    inside: share(readings.flatMap(({ isInside }) => isInside ?? [])),
    green: byColor("green"),
    amber: byColor("amber"),
    red: byColor("red"),
  };
}

function share(hits: boolean[]): Share {
  const count = hits.filter(Boolean).length;
  return { count, of: hits.length, interval: wilson(count, hits.length) };
}

/** Counts of YouTube's API may be kept for 30 days (Developer Policies, III.E.4). */
const API_DAYS = 30;

/** When the first of what YouTube's API told of a card's video has to go; null where it told nothing. */
export function outcomeKeepUntil({ video, outcome }: Pick<Card, "video" | "outcome">): Date | null {
  const read = [
    ...(video?.source === "youtube" ? [video.readAt] : []),
    ...outcome.filter(({ source, views }) => source === "youtube" && views !== null).map(({ at }) => at),
  ].map((at) => Date.parse(at));
  return read.length > 0 ? new Date(Math.min(...read) + API_DAYS * DAY_MS) : null;
}

/** The same without what YouTube's API told and is due at an instant: whether views were inside the range stays. */
export function withoutDue(
  { video, outcome }: Pick<Card, "video" | "outcome">,
  at: Date,
): Pick<Card, "video" | "outcome"> {
  const isDue = (source: ReadingSource, readAt: string) =>
    source === "youtube" && Date.parse(readAt) + API_DAYS * DAY_MS <= at.getTime();
  return {
    video: video && !isDue(video.source, video.readAt) ? video : null,
    outcome: outcome.map((reading) =>
      isDue(reading.source, reading.at) ? { ...reading, views: null } : reading,
    ),
  };
}
