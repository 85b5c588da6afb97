import { z } from "zod";
import {
  channel,
  comment,
  type Found,
  found,
  type ListedUpload,
  listedUpload,
  upload,
  type VideoStats,
  video,
  videoStats,
  type WrittenComment,
  type YoutubeChannel,
  type YoutubeVideo,
} from "./items";
import { YoutubeError } from "./problems";

export type { Found, ListedUpload, VideoStats, YoutubeChannel, YoutubeVideo } from "./items";

/** The most ids a call takes, and the most items a page has (commentThreads.list: 100). */
export const BATCH = 50;
export const COMMENTS_PAGE = 100;

/** One page of a list, and the token that asks for the next one. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

// Each reads no more items than were asked for, however many there are.

/** search.list. */
export function readSearch(body: unknown, most = BATCH): Page<Found> {
  return present(readPage(body, "youtube#searchListResponse", found, most));
}

/** videos.list. Ids that are missing or private are simply not among the items. */
export function readVideos(body: unknown, most = BATCH): YoutubeVideo[] {
  return readPage(body, "youtube#videoListResponse", video, most).items;
}

/** videos:batchGetStats. */
export function readStats(body: unknown, most = BATCH): VideoStats[] {
  return readPage(body, "youtube#batchGetStatsResponse", videoStats, most).items;
}

/** channels.list. A handle that nobody has answers no items at all. */
export function readChannels(body: unknown, most = BATCH): YoutubeChannel[] {
  return readPage(body, "youtube#channelListResponse", channel, most).items;
}

/** playlistItems.list of a channel's uploads: the ids of the videos, in order. */
export function readUploads(body: unknown, most = BATCH): Page<string> {
  return present(readPage(body, "youtube#playlistItemListResponse", upload, most));
}

/** The same with what a list tells of each. */
export function readListedUploads(body: unknown, most = BATCH): Page<ListedUpload> {
  return present(readPage(body, "youtube#playlistItemListResponse", listedUpload, most));
}

/** commentThreads.list. */
export function readComments(body: unknown, most = COMMENTS_PAGE): Page<WrittenComment> {
  return readPage(body, "youtube#commentThreadListResponse", comment, most);
}

/** Longer than any: it goes into an address. */
const TOKEN_MAX = 2000;

const page = z.object({
  kind: z.string(),
  items: z.array(z.unknown()).default([]),
  nextPageToken: z.string().max(TOKEN_MAX).optional(),
});

/** Without the items that cannot be read: one odd video is no reason to lose a page. None that can is one. */
function readPage<Item>(body: unknown, kind: string, item: z.ZodType<Item>, most: number): Page<Item> {
  const read = page.safeParse(body);
  const given = (body as { kind?: unknown } | null)?.kind;
  if (typeof given === "string" && given !== kind)
    throw unreadable(`got ${given.slice(0, 100)} instead of ${kind}`);
  if (!read.success) throw unreadable(`cannot read ${kind}${whatIsOdd(read.error)}`);
  const all = read.data.items.slice(0, most).map((one) => item.safeParse(one));
  const items = all.flatMap((one) => (one.success ? [one.data] : []));
  const odd = all.find((one) => !one.success);
  if (items.length === 0 && odd) throw unreadable(`cannot read an item of ${kind}${whatIsOdd(odd.error)}`);
  return { items, next: read.data.nextPageToken || null };
}

function whatIsOdd({ issues: [issue] }: z.ZodError): string {
  const where = issue?.path.length ? ` at ${issue.path.join(".")}` : "";
  return `${where}: ${issue?.message}`;
}

function unreadable(detail: string): YoutubeError {
  return new YoutubeError({ kind: "failed", status: 200, detail });
}

/** Without the items that stand for something the reader has no use for. */
function present<Item>({ items, next }: Page<Item | null>): Page<Item> {
  return { items: items.filter((item) => item !== null), next };
}
