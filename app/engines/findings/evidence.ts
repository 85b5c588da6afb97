import { countedAt } from "../growth";
import { findTopics, type Topic, type Video } from "../topics";
import type { Channel, SearchAnswer } from "./search-answer";

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
