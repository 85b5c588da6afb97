import type { Insights, SearchAnswer, VideoSource } from "../engines/findings";
import { analyze, cleanVideos } from "../engines/findings";
import { countedAt } from "../engines/forecast";
import type { Video } from "../engines/topics";
import { compact } from "../numbers/compact";
import { relativeAge } from "../numbers/relative-age";
import { DEFINITIONS, type Definition } from "./definitions";
import { HIDDEN } from "./hidden";
import { type TopicMap, topicMap } from "./map/map";
import { besideMap, describeMap } from "./map/map-text";

/** A video as a row of the page: every figure written out, "hidden" where the owner hides it. */
export interface VideoRow {
  videoId: string;
  title: string;
  channel: string;
  /** "Nov 3, 2026", en-US in UTC, and "18d ago". */
  date: string;
  age: string;
  views: string;
  likes: string;
  comments: string;
  thumbnail: string;
  /** Where the video and its channel are on YouTube; null for sample videos, which are nowhere. */
  links: { video: string; channel: string } | null;
}

/** Everything the analyzer's page shows for one query. */
export interface Report {
  query: string;
  source: VideoSource;
  /** "Nov 21, 2026, UTC"; of live figures "Nov 21, 2026, 9:00 AM UTC". */
  asOf: string;
  insights: Insights;
  /** One map laid out for three widths of its column, and what it says in words. */
  map: { wide: TopicMap; middle: TopicMap; narrow: TopicMap; beside: string; text: string[] };
  /** The most viewed, at most five (spec section 9). */
  top: VideoRow[];
  analyzed: VideoRow[];
  /** How each figure of the page is worked out. */
  definitions: readonly Definition[];
}

const TOP_VIDEOS = 5;

/** The sizes the map is laid out at, in CSS pixels; the view shows each only near its own. */
const MAP_SIZES = {
  wide: { width: 880, height: 460 },
  middle: { width: 600, height: 440 },
  narrow: { width: 300, height: 420 },
};

const INSTANT = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});
const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Works out the whole page from what a search found. Pure: the same answer and `now`, the same report. */
export function writeReport(answer: SearchAnswer, now: Date): Report {
  const insights = analyze(answer, now);
  const rows = cleanVideos(answer)
    .sort((a, b) => b.viewCount - a.viewCount || (a.videoId < b.videoId ? -1 : 1))
    .map((video) => videoRow(video, answer.source, now));
  return {
    query: answer.query,
    source: answer.source,
    asOf: asOfText(answer, now),
    insights,
    map: {
      wide: topicMap(insights, MAP_SIZES.wide),
      middle: topicMap(insights, MAP_SIZES.middle),
      narrow: topicMap(insights, MAP_SIZES.narrow),
      beside: besideMap(insights),
      text: describeMap(insights, answer),
    },
    top: rows.slice(0, TOP_VIDEOS),
    analyzed: rows,
    definitions: DEFINITIONS,
  };
}

/**
 * Live counts go on while one reads: they are told to the minute, with their age once it is an hour; the
 * sample's to the day.
 */
function asOfText({ asOf, source }: SearchAnswer, now: Date): string {
  const at = countedAt(asOf, now);
  if (source.kind !== "youtube") return `${DATE.format(at)}, UTC`;
  const age = relativeAge(new Date(at), now);
  return `${INSTANT.format(at)} UTC${age === "just now" ? "" : ` (${age})`}`;
}

function videoRow(video: Video, source: VideoSource, now: Date): VideoRow {
  return {
    videoId: video.videoId,
    title: video.title,
    channel: video.channel,
    date: dateOf(video.publishedAt),
    age: relativeAge(video.publishedAt, now),
    views: compact(video.viewCount),
    likes: count(video.likeCount),
    comments: count(video.commentCount),
    thumbnail: video.thumbnail,
    links: source.kind === "youtube" ? youtubeLinks(video) : null,
  };
}

function dateOf(publishedAt: string): string {
  const date = new Date(publishedAt);
  return Number.isNaN(date.getTime()) ? "date unknown" : DATE.format(date);
}

function count(value: number | null): string {
  return value === null ? HIDDEN : compact(value);
}

function youtubeLinks({ videoId, channelId }: Video) {
  return {
    video: `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`,
    channel: `https://www.youtube.com/channel/${encodeURIComponent(channelId)}`,
  };
}
