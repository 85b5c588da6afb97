import {
  BATCH,
  COMMENTS_PAGE,
  type Found,
  type ListedUpload,
  type Page,
  readChannels,
  readComments,
  readListedUploads,
  readSearch,
  readStats,
  readUploads,
  readVideos,
  type VideoStats,
  type YoutubeChannel,
  type YoutubeVideo,
} from "./answers";
import { aFewAtATime, type Call, type Connection, callYoutube } from "./call";
import type { WrittenComment } from "./items";

/**
 * Most of a thread is who wrote what, in names and pictures: of that only channels are asked for, to find the owner's
 * replies among them.
 */
const COMMENT_FIELDS =
  "kind,nextPageToken,items(" +
  "snippet(channelId,totalReplyCount,topLevelComment(id,snippet(authorChannelId,textDisplay,likeCount,publishedAt)))," +
  "replies(comments(snippet(authorChannelId))))";

const PARTS = "snippet,statistics,contentDetails";

/** The methods of the YouTube Data API v3 that the product uses. Each throws a YoutubeError when it fails. */
export interface YoutubeApi {
  now(): Date;
  /** search.list: 1 of the 100 searches a day. One page of 50; every further page would be another search. */
  search(query: string, type?: "video" | "channel"): Promise<Page<Found>>;
  /** videos.list, 1 unit each 50 ids. In the order of the ids; those that YouTube leaves out are left out. */
  videos(ids: readonly string[]): Promise<YoutubeVideo[]>;
  /** videos:batchGetStats, the same out of a bucket of its own: for videos that are watched day by day. */
  stats(ids: readonly string[]): Promise<VideoStats[]>;
  /** channels.list, 1 unit a handle, or each 50 ids. Empty for a handle that nobody has. */
  channels(which: { handle: string } | { ids: readonly string[] }): Promise<YoutubeChannel[]>;
  /** playlistItems.list, 1 unit: the ids of a page of a playlist, the first unless named; of uploads, the newest. */
  uploads(playlist: string, page?: { size?: number; token?: string | null }): Promise<Page<string>>;
  /** The same for a channel's newest 50 with titles and days; no token, since nothing older is asked for. */
  newestUploads(playlist: string): Promise<Page<ListedUpload>>;
  /** commentThreads.list, 1 unit: a page of comments, newest first, and whether the video's owner replied. */
  comments(videoId: string, page?: { size?: number; token?: string | null }): Promise<Page<WrittenComment>>;
}

/** The real API, or a stand-in at another address. */
export function youtubeApi({ now, ...connection }: Connection & { now(): Date }): YoutubeApi {
  const call = (path: string, params: Call["params"], bucket: Call["bucket"] = "general") =>
    callYoutube(connection, { path, bucket, params });

  async function byIds<Item>(
    path: string,
    ids: readonly string[],
    read: (body: unknown, most: number) => Item[],
  ) {
    const bucket = path === "videos:batchGetStats" ? "stats" : "general";
    // channels.list pages what it is asked for by id, five a page unless told; the others know no such parameter.
    const size: Call["params"] = path === "channels" ? { maxResults: String(BATCH) } : {};
    const found = await aFewAtATime(batched(ids), async (batch) =>
      read(await call(path, { part: PARTS, id: batch.join(","), ...size }, bucket), batch.length),
    );
    return found.flat();
  }

  return {
    now,
    async search(query, type = "video") {
      const params = { part: "snippet", type, q: query, maxResults: String(BATCH) };
      return readSearch(await call("search", params, "search"));
    },
    videos: async (ids) => inOrder(await byIds("videos", ids, readVideos), ids, ({ videoId }) => videoId),
    stats: async (ids) =>
      inOrder(await byIds("videos:batchGetStats", ids, readStats), ids, ({ videoId }) => videoId),
    async channels(which) {
      if ("handle" in which) {
        return readChannels(await call("channels", { part: PARTS, forHandle: which.handle }), 1);
      }
      const found = await byIds("channels", which.ids, readChannels);
      return inOrder(found, which.ids, ({ channelId }) => channelId);
    },
    async uploads(playlist, { size = BATCH, token } = {}) {
      const most = Math.min(size, BATCH);
      const params = { part: "contentDetails", playlistId: playlist, maxResults: String(most) };
      return readUploads(await call("playlistItems", paged(params, token)), most);
    },
    async newestUploads(playlist) {
      const params = { part: "snippet,contentDetails", playlistId: playlist, maxResults: String(BATCH) };
      return readListedUploads(await call("playlistItems", params));
    },
    async comments(videoId, { size = COMMENTS_PAGE, token } = {}) {
      const most = Math.min(Math.max(size, 1), COMMENTS_PAGE);
      const params = {
        part: "snippet,replies",
        fields: COMMENT_FIELDS,
        videoId,
        order: "time",
        textFormat: "plainText",
        maxResults: String(most),
      };
      return readComments(await call("commentThreads", paged(params, token)), most);
    },
  };
}

function paged(params: Call["params"], token: string | null | undefined): Call["params"] {
  return token ? { ...params, pageToken: token } : params;
}

/** Each id once, 50 a call; no ids, no call. */
function batched(ids: readonly string[]): string[][] {
  const once = [...new Set(ids)];
  return Array.from({ length: Math.ceil(once.length / BATCH) }, (_, at) =>
    once.slice(at * BATCH, (at + 1) * BATCH),
  );
}

/** Items in the order of the ids that asked for them: YouTube promises none. */
function inOrder<Item>(items: Item[], ids: readonly string[], idOf: (item: Item) => string): Item[] {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
