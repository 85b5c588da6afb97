import { LINK_MAX } from "../../../functions/comment-sentiment/yours-messages";
import type { Channel } from "../../../model/channel";
import type { MeasuredUpload } from "../../../model/upload";
import { prefilled } from "../../../navigation/address";
import { aboutDayText } from "../../../numbers/days";
import { compactCounted } from "../../../numbers/figures";
import { TITLE_MAX } from "../../../words/bounds";
import { MAX_LISTED } from "./messages";

/** The connected channel's videos whose comments can be read. */
export interface OwnVideosShown {
  /** What was searched for, and how many of the channel's videos have it in their title. */
  find: string;
  found: number;
  /** Of the channel, whether listed or not. */
  total: number;
  videos: { id: string; label: string }[];
  /** The id of the video that a link chose; "" if none did. */
  chosen: string;
}

/** Of a channel of whose videos none can be read. */
export const NO_VIDEOS: OwnVideosShown = { find: "", found: 0, total: 0, videos: [], chosen: "" };

/**
 * The videos of a channel as the form offers them, the newest first: those with `find` of the query in their title, and
 * the one that its `video` names. Without a channel, or where no video's id is known, there are none.
 */
export function showOwnVideos(channel: Channel | null, search: URLSearchParams): OwnVideosShown {
  if (!channel) return NO_VIDEOS;
  const { uploads, isSample } = channel;
  const readable = uploads.flatMap((upload) => {
    const { videoId, comments } = upload;
    // The sample catalogue has comments for some of its videos; of real ones a count may be missing.
    return videoId && comments !== 0 && !(isSample && comments === null) ? [{ ...upload, videoId }] : [];
  });
  const find = prefilled(search, "find", TITLE_MAX);
  const words = find.toLowerCase().split(/\s+/);
  const matching = readable.filter(({ title }) => {
    const lower = title.toLowerCase();
    return words.every((word) => lower.includes(word));
  });
  const chosen = readable.find(({ videoId }) => videoId === prefilled(search, "video", LINK_MAX));
  const listed = new Set([...(chosen ? [chosen] : []), ...matching.slice(0, MAX_LISTED)]);
  return {
    find,
    found: matching.length,
    total: readable.length,
    videos: [...listed].map((upload) => ({ id: upload.videoId, label: labelOf(upload) })),
    chosen: chosen?.videoId ?? "",
  };
}

/** "How I sharpen a kitchen knife · Sep 14, 2026 · 212 comments" */
function labelOf({ title, publishedAt, publishedWithinDays, comments }: MeasuredUpload): string {
  const known = comments === null ? [] : [compactCounted(comments, "comment")];
  return [title, aboutDayText(publishedAt, publishedWithinDays), ...known].join(" · ");
}
