import { z } from "zod";
import type { Video } from "../../../app/engines/topics";
import { isTakenDay, MOST_VIEWS } from "../../../app/numbers/bounds";
import type { ChannelFacts } from "../../../app/services/channels";
import type { Comment } from "../../../app/services/comments";
import { clip, storable } from "../../../app/words/bounds";
import { decodeEntities } from "../../../app/words/folding";

/** The most characters of what YouTube has: titles 100, descriptions 5,000, comments 10,000. */
const TITLE_MAX = 200;
const DESCRIPTION_MAX = 5000;
const COMMENT_MAX = 10_000;
const ID_MAX = 200;
/** Of a thread: YouTube shows five. */
const REPLIES_MAX = 100;
const URL_MAX = 2000;

/** A text as it may be kept: its front where it is longer than any at YouTube. */
const text = (most: number) => z.string().transform((given) => clip(storable(given), most));
const id = z.string().max(ID_MAX).transform(storable);
/** An id without which nothing can be done. */
const named = id.pipe(z.string().min(1));
const instant = z.string().max(ID_MAX).refine(isTakenDay, "no time");
const duration = z.string().max(ID_MAX);
/** A count as the API writes it, a string of digits; comments have theirs as numbers. */
const count = z.union([
  z
    .string()
    .regex(/^\d{1,15}$/, "no count")
    .transform(Number),
  z.int().nonnegative(),
]);
const views = count.pipe(z.number().max(MOST_VIEWS));
const counts = z
  .object({ viewCount: views.optional(), likeCount: count.optional(), commentCount: count.optional() })
  .default({});
const thumbnail = z.object({ url: z.string().max(URL_MAX).transform(storable) }).optional();
const thumbnails = z.object({ medium: thumbnail, high: thumbnail, default: thumbnail }).optional();

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
      videoId: id.optional(),
      channelId: id.optional(),
      playlistId: id.optional(),
    }),
    snippet: z.object({ title: text(TITLE_MAX).default(""), channelId: id.default("") }),
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
    id: named,
    snippet: z.object({
      title: text(TITLE_MAX),
      description: text(DESCRIPTION_MAX).default(""),
      channelId: named,
      channelTitle: text(TITLE_MAX).default(""),
      publishedAt: instant,
      thumbnails,
    }),
    statistics: counts,
    contentDetails: z.object({ duration: duration.optional() }).default({}),
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
    id: named,
    snippet: z.object({ publishTime: instant }),
    statistics: counts,
    contentDetails: z.object({ duration: duration.optional(), durationMillis: count.optional() }).default({}),
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
    id: named,
    snippet: z.object({
      title: text(TITLE_MAX),
      description: text(DESCRIPTION_MAX).default(""),
      customUrl: id.optional(),
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
      .object({ relatedPlaylists: z.object({ uploads: id.optional() }).default({}) })
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
    snippet: z.object({ resourceId: z.object({ videoId: id.optional() }).optional() }).optional(),
    contentDetails: z.object({ videoId: id.optional() }).optional(),
  })
  .transform(
    ({ snippet, contentDetails }) => contentDetails?.videoId ?? snippet?.resourceId?.videoId ?? null,
  );

/** An upload in a list of a channel's newest, which tells no length and no views. */
export interface ListedUpload {
  videoId: string;
  title: string;
  publishedAt: string;
  channelTitle: string;
}

/** null for what is private or gone: it has no day on which it was published. */
export const listedUpload = z
  .object({
    snippet: z.object({ title: text(TITLE_MAX).default(""), channelTitle: text(TITLE_MAX).default("") }),
    contentDetails: z.object({ videoId: named, videoPublishedAt: instant.optional() }),
  })
  .transform(({ snippet, contentDetails: { videoId, videoPublishedAt } }): ListedUpload | null =>
    videoPublishedAt === undefined ? null : { videoId, publishedAt: videoPublishedAt, ...snippet },
  );

/** The one of 320 × 180: others are 4:3 with bars, or larger than a card needs. */
function pickThumbnail(sizes: z.infer<typeof thumbnails>): string | null {
  return (sizes?.medium ?? sizes?.high ?? sizes?.default)?.url ?? null;
}

/** Of who wrote something only the channel is read, to be held against the video's owner, and it is not kept. */
const author = z.object({ value: id.optional() }).optional();

/** A comment with its author's channel, which `readComments` turns into a number. */
export type WrittenComment = Comment & { authorId?: string };

export const comment = z
  .object({
    snippet: z.object({
      /** The channel of the video that the thread is about. */
      channelId: id.optional(),
      totalReplyCount: count.default(0),
      topLevelComment: z.object({
        id: named,
        snippet: z.object({
          authorChannelId: author,
          textOriginal: text(COMMENT_MAX).optional(),
          textDisplay: text(COMMENT_MAX).default(""),
          likeCount: count.default(0),
          publishedAt: instant,
        }),
      }),
    }),
    /** A few of the replies: all of them only where they are as many as are counted. Odd ones tell of nobody. */
    replies: z
      .object({
        comments: z
          .array(z.unknown())
          .transform((all) => all.slice(0, REPLIES_MAX))
          .pipe(z.array(z.object({ snippet: z.object({ authorChannelId: author }) }).catch({ snippet: {} }))),
      })
      .catch({ comments: [] })
      .default({ comments: [] }),
  })
  .transform(
    ({ snippet: { channelId: owner, topLevelComment, totalReplyCount }, replies }): WrittenComment => {
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
        ...(authorChannelId?.value && { authorId: authorChannelId.value }),
        ownerReplied: shown.some(isOwner) || (totalReplyCount === 0 || isOwnerKnown ? false : null),
      };
    },
  );

const PARTS = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/;
const SECONDS = [604_800, 86_400, 3_600, 60, 1];

/** Seconds of an ISO 8601 duration as videos have them ("PT1H2M3S", "P1DT4M"; "P0D" before a premiere); else null. */
export function durationSeconds(text: string): number | null {
  const parts = PARTS.exec(text)?.slice(1);
  if (!parts?.some((part) => part !== undefined)) return null;
  return parts.reduce((sum, part, at) => sum + Number(part ?? 0) * (SECONDS[at] ?? 0), 0);
}
