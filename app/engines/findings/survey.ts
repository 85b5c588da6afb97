import { countedAt } from "../forecast";
import { findTopics, type Topic, type Video } from "../topics";
import type { Channel, SearchAnswer } from "./evidence";

/** A channel of this many subscribers or more is large (references, "Estimating"). */
export const LARGE_CHANNEL = 100_000;
export const LARGE_CHANNEL_TEXT = "100,000";

/** Everything the findings look at: the answer read once, its videos sorted into topics. */
export interface Survey {
  answer: SearchAnswer;
  /** The instant the views were counted. */
  at: Date;
  videos: Video[];
  topics: Topic[];
  unclustered: Video[];
  channels: ReadonlyMap<string, Channel>;
}

/** Reads an answer once for everything that follows. */
export function survey(answer: SearchAnswer, now: Date): Survey {
  const videos = soundVideos(answer);
  const channels = new Map(answer.channels.map((channel) => [channel.channelId, channel]));
  return { answer, at: countedAt(answer.asOf, now), videos, ...findTopics(videos, answer.query), channels };
}

/**
 * The videos of an answer: each once (the first of an id), counts that are no number of views as 0, sorted by
 * id so that nothing found later depends on the order of the answer.
 */
export function soundVideos(answer: SearchAnswer): Video[] {
  const byId = new Map<string, Video>();
  for (const video of answer.videos) if (!byId.has(video.videoId)) byId.set(video.videoId, sound(video));
  return [...byId.values()].sort((a, b) => (a.videoId < b.videoId ? -1 : 1));
}

/** How many different channels these videos are by. */
export function channelCount(videos: Video[]): number {
  return new Set(videos.map((video) => video.channelId)).size;
}

/** The subscriber count of a video's channel; null when hidden or when the channel was not read. */
export function subscribersOf(video: Video, channels: Survey["channels"]): number | null {
  return channels.get(video.channelId)?.subscriberCount ?? null;
}

function sound(video: Video): Video {
  const count = (value: number | null) =>
    value !== null && value >= 0 && Number.isFinite(value) ? value : null;
  return {
    ...video,
    viewCount: count(video.viewCount) ?? 0,
    likeCount: count(video.likeCount),
    commentCount: count(video.commentCount),
  };
}
