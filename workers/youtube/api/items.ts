import { z } from "zod";
import type { Video } from "../../../app/engines/topics";
import type { ChannelFacts } from "../../../app/sources/channels";
import type { Comment } from "../../../app/sources/comments";
import { decodeEntities } from "../../../app/words/entities";

/** A count as the API writes it, a string of digits; comments have theirs as numbers. */
const count = z.union([z.string().regex(/^\d+$/, "no count").transform(Number), z.int().nonnegative()]);
const counts = z
  .object({ viewCount: count.optional(), likeCount: count.optional(), commentCount: count.optional() })
  .default({});
const thumbnails = z.record(z.string(), z.object({ url: z.string() }).optional()).optional();

/** What search.list found: ids and names, no counts. */
export interface Found {
  kind: "video" | "channel" | "playlist";
  id: string;
  title: string;
  channelId: string;
}

export const found = z
  .object({
    id: z.object({
      videoId: z.string().optional(),
      channelId: z.string().optional(),
      playlistId: z.string().optional(),
    }),
    snippet: z.object({ title: z.string().default(""), channelId: z.string().default("") }),
  })
  .transform(({ id, snippet }): Found | null => {
    const named = { title: decodeEntities(snippet.title), channelId: snippet.channelId };
    if (id.videoId) return { kind: "video", id: id.videoId, ...named };
    if (id.playlistId) return { kind: "playlist", id: id.playlistId, ...named };
    return id.channelId ? { kind: "channel", id: id.channelId, ...named } : null;
  });

/** A video as videos.list has it. Counts are null where the answer has none. */
export interface YoutubeVideo {
  videoId: string;
  title: string;
  description: string;
  channelId: string;
  channel: string;
  publishedAt: string;
  viewCount: number | null;
  likeCount: number | null;
  commentCount: number | null;
  thumbnail: string;
  durationSeconds: number | null;
}

export const video = z
  .object({
    id: z.string().min(1),
    snippet: z.object({
      title: z.string(),
      description: z.string().default(""),
      channelId: z.string().min(1),
      channelTitle: z.string().default(""),
      publishedAt: z.string(),
      thumbnails,
    }),
    statistics: counts,
    contentDetails: z.object({ duration: z.string().optional() }).default({}),
  })
  .transform(
    ({ id, snippet, statistics, contentDetails }): YoutubeVideo => ({
      videoId: id,
      title: snippet.title,
      description: snippet.description,
      channelId: snippet.channelId,
      channel: snippet.channelTitle,
      publishedAt: snippet.publishedAt,
      viewCount: statistics.viewCount ?? null,
      likeCount: statistics.likeCount ?? null,
      commentCount: statistics.commentCount ?? null,
      thumbnail: pickThumbnail(snippet.thumbnails) ?? `https://i.ytimg.com/vi/${id}/mqdefault.jpg`,
      durationSeconds: durationSeconds(contentDetails.duration ?? ""),
    }),
  );

/** Videos as the product knows them: one whose views YouTube does not tell has nothing to compare, and is left out. */
export function countedVideos(videos: YoutubeVideo[]): Video[] {
  return videos.flatMap((video) =>
    video.viewCount === null ? [] : { ...video, viewCount: video.viewCount },
  );
}

/** What videos:batchGetStats tells of a video: no title, no channel. */
export type VideoStats = Pick<
  YoutubeVideo,
  "videoId" | "publishedAt" | "viewCount" | "likeCount" | "commentCount" | "durationSeconds"
>;

export const videoStats = z
  .object({
    id: z.string().min(1),
    snippet: z.object({ publishTime: z.string() }),
    statistics: counts,
    contentDetails: z
      .object({ duration: z.string().optional(), durationMillis: count.optional() })
      .default({}),
  })
  .transform(({ id, snippet, statistics, contentDetails: { duration, durationMillis } }): VideoStats => {
    const seconds = durationMillis === undefined ? null : Math.floor(durationMillis / 1000);
    return {
      videoId: id,
      publishedAt: snippet.publishTime,
      viewCount: statistics.viewCount ?? null,
      likeCount: statistics.likeCount ?? null,
      commentCount: statistics.commentCount ?? null,
      durationSeconds: seconds ?? durationSeconds(duration ?? ""),
    };
  });

/** A channel as channels.list has it. */
export interface YoutubeChannel extends ChannelFacts {
  /** The playlist of its uploads, newest first. */
  uploads: string | null;
}

export const channel = z
  .object({
    id: z.string().min(1),
    snippet: z.object({
      title: z.string(),
      description: z.string().default(""),
      customUrl: z.string().optional(),
      thumbnails,
    }),
    statistics: z
      .object({
        subscriberCount: count.optional(),
        hiddenSubscriberCount: z.boolean().default(false),
        videoCount: count.optional(),
        viewCount: count.optional(),
      })
      .default({ hiddenSubscriberCount: false }),
    contentDetails: z
      .object({ relatedPlaylists: z.object({ uploads: z.string().optional() }).default({}) })
      .default({ relatedPlaylists: {} }),
  })
  .transform(
    ({ id, snippet, statistics, contentDetails }): YoutubeChannel => ({
      channelId: id,
      name: snippet.title,
      handle: snippet.customUrl?.startsWith("@") ? snippet.customUrl : null,
      description: snippet.description,
      thumbnail: pickThumbnail(snippet.thumbnails),
      // A hidden count comes as 0, or not at all.
      subscriberCount: statistics.hiddenSubscriberCount ? null : (statistics.subscriberCount ?? null),
      videoCount: statistics.videoCount ?? null,
      viewCount: statistics.viewCount ?? null,
      uploads: contentDetails.relatedPlaylists.uploads || null,
    }),
  );

export const upload = z
  .object({
    snippet: z.object({ resourceId: z.object({ videoId: z.string().optional() }).optional() }).optional(),
    contentDetails: z.object({ videoId: z.string().optional() }).optional(),
  })
  .transform(
    ({ snippet, contentDetails }) => contentDetails?.videoId ?? snippet?.resourceId?.videoId ?? null,
  );

/** The one of 320 × 180: others are 4:3 with bars, or larger than a card needs. */
function pickThumbnail(sizes: z.infer<typeof thumbnails>): string | null {
  return (sizes?.medium ?? sizes?.high ?? sizes?.default)?.url ?? null;
}

/** Of who wrote something only the channel is read, to be held against the video's owner, and it is not kept. */
const author = z.object({ value: z.string().optional() }).optional();

export const comment = z
  .object({
    snippet: z.object({
      /** The channel of the video that the thread is about. */
      channelId: z.string().optional(),
      totalReplyCount: count.default(0),
      topLevelComment: z.object({
        id: z.string().min(1),
        snippet: z.object({
          authorChannelId: author,
          textOriginal: z.string().optional(),
          textDisplay: z.string().default(""),
          likeCount: count.default(0),
          publishedAt: z.string(),
        }),
      }),
    }),
    /** A few of the replies: all of them only where they are as many as are counted. Odd ones tell of nobody. */
    replies: z
      .object({
        comments: z.array(
          z.object({ snippet: z.object({ authorChannelId: author }) }).catch({ snippet: {} }),
        ),
      })
      .catch({ comments: [] })
      .default({ comments: [] }),
  })
  .transform(({ snippet: { channelId: owner, topLevelComment, totalReplyCount }, replies }): Comment => {
    const { authorChannelId, textOriginal, textDisplay, likeCount, publishedAt } = topLevelComment.snippet;
    const isOwner = (writer: z.infer<typeof author>) => owner !== undefined && writer?.value === owner;
    const shown = replies.comments.map(({ snippet }) => snippet.authorChannelId);
    const areAllShown = shown.length >= totalReplyCount && shown.every((writer) => writer?.value);
    const isOwnerKnown = owner !== undefined && areAllShown;
    return {
      commentId: topLevelComment.id,
      text: textOriginal ?? textDisplay,
      likeCount,
      replyCount: totalReplyCount,
      publishedAt,
      byOwner: isOwner(authorChannelId),
      ownerReplied: shown.some(isOwner) || (totalReplyCount === 0 || isOwnerKnown ? false : null),
    };
  });

const PARTS = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/;
const SECONDS = [604_800, 86_400, 3_600, 60, 1];

/** Seconds of an ISO 8601 duration as videos have them ("PT1H2M3S", "P1DT4M"; "P0D" before a premiere); else null. */
export function durationSeconds(text: string): number | null {
  const parts = PARTS.exec(text)?.slice(1);
  if (!parts?.some((part) => part !== undefined)) return null;
  return parts.reduce((sum, part, at) => sum + Number(part ?? 0) * (SECONDS[at] ?? 0), 0);
}
