import {
  CROWDED_SHARE,
  cleanVideos,
  MIN_GATEWAY_CHANNELS,
  MIN_MULTIPLE,
  type SearchAnswer,
  type VideoSource,
} from "../engines/findings";
import { countedAt } from "../engines/growth";
import { MIN_TOPIC_VIDEOS, type Video } from "../engines/topics";
import { SHORT_SECONDS } from "../model/upload";
import { dayText, HOUR_MS, instantText, relativeAge } from "../numbers/days";
import { compact, wholePercent } from "../numbers/figures";
import { type Insights, readInsights } from "./insights/insights";
import { LARGE_CHANNEL_TEXT, timesText } from "./insights/wording";
import { drawMap, type TopicMap } from "./map/map";
import { describeMap, describeUndrawn } from "./map/text";
import { HIDDEN } from "./messages";

/** A figure of the page, and in one plain sentence how it is worked out. */
export interface Definition {
  term: string;
  meaning: string;
}

const OPPORTUNITIES =
  "Topics with evidence of room for another channel: the Rising Topic, the Hidden Gem, any topic on which at least " +
  `${MIN_GATEWAY_CHANNELS} channels under ${LARGE_CHANNEL_TEXT} subscribers, and half of those measured, got ` +
  `${timesText(MIN_MULTIPLE)} their usual views or more and luck alone is unlikely to explain it, and the Peak Topic if large channels make less than ` +
  `${wholePercent(CROWDED_SHARE)} of its videos whose channel size is known.`;

/** "How these figures are worked out", in the order of the page. */
export const DEFINITIONS: readonly Definition[] = [
  {
    term: "Videos Analyzed",
    meaning: "The videos found for your idea, at most 50, each counted once.",
  },
  { term: "Opportunities", meaning: OPPORTUNITIES },
  {
    term: "Total Views",
    meaning: "The views of all videos analyzed since they were published, added up.",
  },
  {
    term: "Avg Engagement",
    meaning:
      "Likes and comments of all videos analyzed over their views, in percent; videos that hide their likes or have comments off are left out.",
  },
  { term: "Total Opportunities", meaning: "The same count as Opportunities above." },
  {
    term: "Content Volume",
    meaning: "How many videos were analyzed; it is not how many there are on YouTube.",
  },
  {
    term: "Avg Market Size",
    meaning: `The views of all videos in topics, divided by the number of topics; a topic is at least ${MIN_TOPIC_VIDEOS} videos whose titles and descriptions are alike.`,
  },
  {
    term: "Best Engagement",
    meaning: "The topic with the most likes and comments for its views, worked out as Avg Engagement is.",
  },
  {
    term: "Engagement labels",
    meaning: "Exceptional from 5%, Strong from 2%, Moderate from 1%, Low below that.",
  },
  {
    term: "Small and large channels",
    meaning: `A small channel has under ${LARGE_CHANNEL_TEXT} subscribers, a large one that many or more; hidden counts are neither.`,
  },
  {
    term: "Views, adjusted for age",
    meaning:
      "The views of a video brought to the age of a year by a growth curve, so that new and old uploads compare.",
  },
  {
    term: "Odds of luck",
    meaning:
      "How rarely chance alone would show as much among as many topics, if the topic made no difference.",
  },
  {
    term: "Usual views",
    meaning: `The typical views of a channel's newest 10 other uploads of the same kind, adjusted for age; up to ${SHORT_SECONDS} seconds counts as a Short.`,
  },
];

/** A video as a row of the page, with its figures as text; "hidden" for a count that the owner hides. */
export interface VideoRow {
  videoId: string;
  title: string;
  channel: string;
  /** "Nov 3, 2026" in UTC, and "18d ago". */
  date: string;
  age: string;
  views: string;
  likes: string;
  comments: string;
  thumbnail: string;
  /** The drawn picture for where that does not load; null for a sample video, whose own is drawn. */
  drawn: string | null;
  /** The addresses of the video and its channel on YouTube, and the channel's id; null for sample videos, which have none. */
  links: { video: string; channel: string; channelId: string } | null;
}

/** Everything the analyzer's page shows for one query. */
export interface Report {
  query: string;
  source: VideoSource;
  /** "Nov 21, 2026, UTC"; of live figures "Nov 21, 2026, 9:00 AM UTC". */
  asOf: string;
  insights: Insights;
  /** One map laid out for three widths of its column, the topics it does not show, and the map in words. */
  map: { wide: TopicMap; middle: TopicMap; narrow: TopicMap; undrawn: string; text: string[] };
  /** The most viewed, at most five (spec section 9). */
  top: VideoRow[];
  analyzed: VideoRow[];
  /** How each figure of the page is worked out. */
  definitions: readonly Definition[];
}

const TOP_VIDEOS = 5;

/** The sizes that the map is laid out for, in CSS pixels; the view shows each near its own size only. */
const MAP_SIZES = {
  wide: { width: 880, height: 460 },
  middle: { width: 600, height: 440 },
  narrow: { width: 300, height: 420 },
};

/** The whole page for what a search found. Pure: the same answer and `now` give the same report. */
export function showReport(answer: SearchAnswer, now: Date): Report {
  const insights = readInsights(answer, now);
  const rows = cleanVideos(answer)
    .sort((a, b) => b.viewCount - a.viewCount || (a.videoId < b.videoId ? -1 : 1))
    .map((video) => showVideo(video, answer.source, now));
  return {
    query: answer.query,
    source: answer.source,
    asOf: showAsOf(answer, now),
    insights,
    map: {
      wide: drawMap(insights, MAP_SIZES.wide),
      middle: drawMap(insights, MAP_SIZES.middle),
      narrow: drawMap(insights, MAP_SIZES.narrow),
      undrawn: describeUndrawn(insights),
      text: describeMap(insights, answer),
    },
    top: rows.slice(0, TOP_VIDEOS),
    analyzed: rows,
    definitions: DEFINITIONS,
  };
}

/**
 * When the counts were read: of live counts, which change while one reads, the minute, and their age from an
 * hour on; of samples the day.
 */
function showAsOf({ asOf, source }: SearchAnswer, now: Date): string {
  const at = countedAt(asOf, now);
  if (source.kind !== "youtube") return `${dayText(at)}, UTC`;
  const age = relativeAge(at, now);
  return `${instantText(at)} UTC${age === "just now" ? "" : ` (${age})`}`;
}

function showVideo(video: Video, source: VideoSource, now: Date): VideoRow {
  return {
    videoId: video.videoId,
    title: video.title,
    channel: video.channel,
    date: showDate(video.publishedAt),
    age: relativeAge(video.publishedAt, now),
    views: compact(video.viewCount),
    likes: showCount(video.likeCount),
    comments: showCount(video.commentCount),
    thumbnail: video.thumbnail,
    drawn: source.kind === "youtube" ? `/api/thumbnails/${encodeURIComponent(video.videoId)}.svg` : null,
    links: source.kind === "youtube" ? youtubeLinks(video) : null,
  };
}

function showDate(publishedAt: string): string {
  return Number.isNaN(Date.parse(publishedAt)) ? "date unknown" : dayText(publishedAt);
}

function showCount(value: number | null): string {
  return value === null ? HIDDEN : compact(value);
}

function youtubeLinks({ videoId, channelId }: Video) {
  return {
    video: `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}`,
    channel: `https://www.youtube.com/channel/${encodeURIComponent(channelId)}`,
    channelId,
  };
}

/** Reports by the answer they were made from; they go when the answer goes. */
const reports = new WeakMap<SearchAnswer, { hour: number; report: Report }>();

/**
 * The report on an answer, made once an hour: reloads, shared links and many visitors to one address get the
 * same one, and nothing it says changes within the hour.
 */
export function hourlyReport(answer: SearchAnswer, now: Date): Report {
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const known = reports.get(answer);
  if (known?.hour === hour) return known.report;
  const report = showReport(answer, now);
  reports.set(answer, { hour, report });
  return report;
}
