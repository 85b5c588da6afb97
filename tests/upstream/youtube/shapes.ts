// The resources of the YouTube Data API as the contract writes them, made of the stand-in's invented data.
import type { Channel, Video } from "./data.ts";

/** A video together with what its answer needs to know beside it. */
export interface Published {
  video: Video;
  channelTitle: string;
  publishedAt: string;
}

/** Titles are written with entities here, and only here. */
export function searchResult({ video, ...rest }: Published) {
  const snippet = {
    ...snippetOf({ video, ...rest }),
    title: escaped(video.title),
    liveBroadcastContent: "none",
  };
  return { kind: "youtube#searchResult", id: { kind: "youtube#video", videoId: video.id }, snippet };
}

export function channelResult({ id, name }: Channel) {
  const snippet = { channelId: id, title: escaped(name) };
  return { kind: "youtube#searchResult", id: { kind: "youtube#channel", channelId: id }, snippet };
}

export function videoResource(published: Published) {
  const { video } = published;
  return {
    kind: "youtube#video",
    id: video.id,
    snippet: snippetOf(published),
    contentDetails: { duration: iso(video.seconds), definition: "hd" },
    statistics: { ...countsOf(video), favoriteCount: "0" },
  };
}

export function videoStats({ video, publishedAt }: Published) {
  return {
    kind: "youtube#videoStats",
    id: video.id,
    snippet: { publishTime: publishedAt },
    contentDetails: { duration: iso(video.seconds), durationMillis: String(video.seconds * 1000) },
    statistics: countsOf(video),
  };
}

export function channelResource({ id, name, handle, uploads, usualViews, subscribers, videos }: Channel) {
  return {
    kind: "youtube#channel",
    id,
    snippet: { title: name, description: `Invented. ${name}.`, customUrl: handle },
    contentDetails: { relatedPlaylists: { likes: "", uploads } },
    statistics: {
      viewCount: String(usualViews * 300),
      // YouTube rounds it to three digits; a hidden one comes as 0.
      subscriberCount: String(Number((subscribers ?? 0).toPrecision(3))),
      hiddenSubscriberCount: subscribers === null,
      videoCount: String(videos.length),
    },
  };
}

export function playlistItem({ video, publishedAt, channelTitle }: Published) {
  const { id, title, channelId } = video;
  return {
    kind: "youtube#playlistItem",
    snippet: {
      publishedAt,
      channelId,
      title,
      channelTitle,
      resourceId: { kind: "youtube#video", videoId: id },
    },
    contentDetails: { videoId: id, videoPublishedAt: publishedAt },
  };
}

/** So many replies a thread shows at most, whatever it counts. */
const MOST_REPLIES = 5;

/**
 * The text comes as HTML unless it is asked for as plain text. Of eight threads the sixth is answered by the video's
 * owner and the eighth is the owner's own.
 */
export function commentThread(
  video: Video,
  at: number,
  { plain, publishedAt }: { plain: boolean; publishedAt: string },
) {
  const text = `Comment ${at + 1}: this is <3 & helped me`;
  const textDisplay = plain ? text : `${escaped(text)}<br>`;
  const by = (isOwner: boolean) => ({
    authorDisplayName: isOwner ? "@owner" : "@someone",
    authorChannelId: { value: isOwner ? video.channelId : `UC-viewer-${at}` },
  });
  const snippet = { textDisplay, likeCount: at % 7, ...by(at % 8 === 7), publishedAt };
  const topLevelComment = { kind: "youtube#comment", id: `${video.id}-comment-${at}`, snippet };
  const totalReplyCount = at % 16 === 2 ? 40 : at % 4;
  const comments = Array.from({ length: Math.min(totalReplyCount, MOST_REPLIES) }, (_, reply) => ({
    kind: "youtube#comment",
    id: `${topLevelComment.id}.reply-${reply}`,
    snippet: { textDisplay: "A reply", ...by(at % 8 === 5 && reply === 0), publishedAt },
  }));
  return {
    kind: "youtube#commentThread",
    id: `${video.id}-thread-${at}`,
    snippet: { channelId: video.channelId, videoId: video.id, topLevelComment, totalReplyCount },
    ...(comments.length > 0 ? { replies: { comments } } : {}),
  };
}

function snippetOf({ video, channelTitle, publishedAt }: Published) {
  const { id, title, description, channelId } = video;
  const url = (size: string) => ({ url: `https://i.ytimg.com/vi/${id}/${size}.jpg` });
  const thumbnails = { default: url("default"), medium: url("mqdefault"), high: url("hqdefault") };
  return { publishedAt, channelId, title, description, thumbnails, channelTitle };
}

function countsOf({ views, likes, comments }: Video) {
  return {
    viewCount: String(views),
    ...(likes === null ? {} : { likeCount: String(likes) }),
    ...(comments === null ? {} : { commentCount: String(comments) }),
  };
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&#39;");
}

function iso(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ];
  return `PT${hours ? `${hours}H` : ""}${minutes ? `${minutes}M` : ""}${rest ? `${rest}S` : ""}`;
}
