import { median, quantile } from "../../statistics/quantiles";
import { countedAt, type Upload, viewsAtAYear } from "../growth";
import { findTopics, type Topic, type Video } from "../topics";

export interface Channel {
  channelId: string;
  name: string;
  /** null if the channel hides it. */
  subscriberCount: number | null;
  /** Newest first, at most 10; [] if they were not read. */
  recentUploads: Upload[];
}

export interface VideoSource {
  kind: "sample" | "youtube";
  /** As shown to people: "Sample catalogue", "YouTube". */
  name: string;
}

/**
 * Everything one search found: plain facts about the videos and the channels behind them. Every adapter (sample
 * catalogue, YouTube Data API) answers in this shape, so the engine does not know which of them it was.
 */
export interface SearchAnswer {
  query: string;
  source: VideoSource;
  /** ISO 8601 instant at which the figures were read. */
  asOf: string;
  /** In the source's own order. */
  videos: Video[];
  channels: Channel[];
}

/** A channel of this many subscribers or more is large (references, "Estimating"). */
export const LARGE_CHANNEL = 100_000;

/** What the findings look at: the videos of an answer, sorted into topics, and their channels. */
export interface Evidence {
  answer: SearchAnswer;
  /** The instant at which the views were counted. */
  at: Date;
  videos: Video[];
  topics: Topic[];
  unclustered: Video[];
  /** By channel id. */
  channels: ReadonlyMap<string, Channel>;
}

/** Prepares an answer for the findings. Same answer in any order and same `now`, same evidence. */
export function gatherEvidence(answer: SearchAnswer, now: Date): Evidence {
  const videos = cleanVideos(answer);
  const channels = new Map(answer.channels.map((channel) => [channel.channelId, channel]));
  return { answer, at: countedAt(answer.asOf, now), videos, ...findTopics(videos, answer.query), channels };
}

/**
 * The videos of an answer, each once (the first of an id), sorted by id so that nothing later depends on the
 * order of the answer. An invalid view count becomes 0, an invalid number of likes or comments null.
 */
export function cleanVideos(answer: SearchAnswer): Video[] {
  const byId = new Map<string, Video>();
  for (const video of answer.videos) if (!byId.has(video.videoId)) byId.set(video.videoId, cleanVideo(video));
  return [...byId.values()].sort((a, b) => (a.videoId < b.videoId ? -1 : 1));
}

function cleanVideo(video: Video): Video {
  const validCount = (value: number | null) =>
    value !== null && value >= 0 && Number.isFinite(value) ? value : null;
  return {
    ...video,
    viewCount: validCount(video.viewCount) ?? 0,
    likeCount: validCount(video.likeCount),
    commentCount: validCount(video.commentCount),
  };
}

/** How many different channels made these videos. */
export function countChannels(videos: Video[]): number {
  return new Set(videos.map((video) => video.channelId)).size;
}

/** The subscriber count of a video's channel; null if hidden or if the channel was not read. */
export function subscriberCount(video: Video, channels: Evidence["channels"]): number | null {
  return channels.get(video.channelId)?.subscriberCount ?? null;
}

/** What videos get, adjusted for age: the median and the middle half, from how many videos. */
export interface Demand {
  /** Median views at the age of a year, by the growth curve; 0 if no video has an age. */
  median: number;
  low: number;
  high: number;
  sampleSize: number;
}

/**
 * Demand on videos as of an instant: the views of each at the age of a year. Not views a day since publication,
 * which fall with age and so rank topics by how recent their uploads are. Median and quartiles, since one hit
 * wrecks a mean (references, "Estimating"). Videos without an age are left out.
 */
export function measureDemand(videos: Video[], at: Date): Demand {
  const views = videos.flatMap((video) => viewsAtAYear(video, at) ?? []);
  return {
    median: median(views) ?? 0,
    low: quantile(views, 0.25) ?? 0,
    high: quantile(views, 0.75) ?? 0,
    sampleSize: views.length,
  };
}

/** How much of a topic large channels hold. */
export interface Competition {
  /** Of the videos whose channel size is known, the share by large channels, 0..1; null if no size is known. */
  share: number | null;
  large: number;
  known: number;
}

/** Counts the videos by channels of 100,000 subscribers or more among those whose channel size is known. */
export function measureCompetition(videos: Video[], channels: Evidence["channels"]): Competition {
  const sizes = videos.flatMap((video) => subscriberCount(video, channels) ?? []);
  const large = sizes.filter((size) => size >= LARGE_CHANNEL).length;
  return { share: sizes.length === 0 ? null : large / sizes.length, large, known: sizes.length };
}

/**
 * Likes and comments over views, in percent. Summed over the videos that have views and show both counts, so
 * that a video of ten views weighs as little as it should. null if no video does.
 */
export function engagementScore(videos: Video[]): number | null {
  let [views, acts] = [0, 0];
  for (const { viewCount, likeCount, commentCount } of videos) {
    if (likeCount === null || commentCount === null || !(viewCount > 0)) continue;
    views += viewCount;
    acts += likeCount + commentCount;
  }
  return views === 0 ? null : (acts / views) * 100;
}
