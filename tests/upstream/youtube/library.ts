import { HOUR_MS } from "../../../app/numbers/days.ts";
import { type Channel, type Video, vastChannel, type World, worldOf } from "./data.ts";
import { faultReply, type Reply } from "./faults.ts";
import { type FeedFault, feedReply } from "./feed.ts";
import {
  channelResource,
  channelResult,
  commentThread,
  type Published,
  playlistItem,
  searchResult,
  videoResource,
  videoStats,
} from "./shapes.ts";

const MOST_COMMENTS = 1300;

/** The topics that are there before anyone asks: the analyzer's example chips. */
const CHIPS = [
  "AI productivity tools",
  "React tutorials",
  "Fitness for beginners",
  "Cooking healthy meals",
  "Photography tips",
];

/** All that is there. A topic that nobody asked for before comes into being with its first search. */
export function youtubeLibrary(now: () => Date) {
  const worlds = new Map<string, World>();
  const videos = new Map<string, Video>();
  const channels = new Map<string, Channel>();
  const began = now().getTime();

  function world(topic: string): World {
    const key = topic.toLowerCase().trim().replace(/\s+/g, " ");
    const there = worlds.get(key);
    if (there) return there;
    const made = worldOf(key);
    worlds.set(key, made);
    for (const channel of made.channels) {
      channels.set(channel.id, channel);
      for (const video of channel.videos) videos.set(video.id, video);
    }
    return made;
  }
  for (const chip of CHIPS) world(chip);
  const vast = vastChannel();
  channels.set(vast.id, vast);
  for (const video of vast.videos) videos.set(video.id, video);

  const hoursAgo = (hours: number) => new Date(began - hours * HOUR_MS).toISOString().replace(/\.\d+Z/, "Z");
  const published = (video: Video): Published => ({
    video,
    channelTitle: channels.get(video.channelId)?.name ?? "",
    publishedAt: hoursAgo(24 * video.daysAgo),
  });

  return {
    /** Every video and channel of a topic, for tests that need an id or a count. */
    world,

    /** The channel of 2,000 uploads. */
    vast,

    search(params: URLSearchParams): Reply {
      const query = params.get("q") ?? "";
      if (params.get("type") === "channel") {
        const words = query.toLowerCase().split(/\s+/);
        const named = [...channels.values()].filter(({ name }) =>
          words.every((word) => name.toLowerCase().includes(word)),
        );
        return page("youtube#searchListResponse", params, named.map(channelResult));
      }
      // A topic that begins so has no videos.
      const found = /^nothing\b/i.test(query) ? [] : world(query).found;
      return page("youtube#searchListResponse", params, found.map(published).map(searchResult));
    },

    videos(params: URLSearchParams): Reply {
      return list(
        "youtube#videoListResponse",
        params,
        known(params, videos).map(published).map(videoResource),
      );
    },

    stats(params: URLSearchParams): Reply {
      return list(
        "youtube#batchGetStatsResponse",
        params,
        known(params, videos).map(published).map(videoStats),
      );
    },

    channels(params: URLSearchParams): Reply {
      const handle = params.get("forHandle")?.replace(/^@?/, "@").toLowerCase();
      const found = handle
        ? [...channels.values()].filter((one) => one.handle === handle)
        : known(params, channels);
      const size = Number(params.get("maxResults") ?? 5);
      if (!(size >= 0 && size <= 50)) throw new BadRequest(`Invalid value '${size}'.`);
      return list("youtube#channelListResponse", params, found.slice(0, size).map(channelResource));
    },

    playlistItems(params: URLSearchParams): Reply {
      const playlist = params.get("playlistId");
      const channel = [...channels.values()].find(({ uploads }) => uploads === playlist);
      if (!channel) return faultReply("playlistNotFound") as Reply;
      return page(
        "youtube#playlistItemListResponse",
        params,
        channel.videos.map(published).map(playlistItem),
      );
    },

    feed(id: string | null, { feed, missing }: { feed: FeedFault | null; missing: string[] }) {
      const channel = missing.includes(id ?? "") ? undefined : channels.get(id ?? "");
      return feedReply(channel, (daysAgo) => hoursAgo(24 * daysAgo).replace("Z", "+00:00"), feed);
    },

    commentThreads(params: URLSearchParams): Reply {
      const video = videos.get(params.get("videoId") ?? "");
      if (!video) return faultReply("videoNotFound") as Reply;
      if (video.comments === null) return faultReply("commentsDisabled") as Reply;
      const plain = params.get("textFormat") === "plainText";
      const threads = Array.from({ length: Math.min(video.comments, MOST_COMMENTS) }, (_, at) =>
        commentThread(video, at, { plain, publishedAt: hoursAgo(at) }),
      );
      return page("youtube#commentThreadListResponse", params, threads, 100);
    },
  };
}

// The `fields` parameter, by which an answer leaves out what nobody asked for.

/** The named fields: true for one whole, else those within it. */
type Mask = Map<string, true | Mask>;

/** Only the fields of "a,b(c,d(e))": what is not named is left out, within each item of a list. */
function onlyFields(fields: string, value: unknown): unknown {
  const mask: Mask = new Map();
  const open = [mask];
  for (const [, name = "", sign] of fields.matchAll(/(\w*)([,()]|$)/g)) {
    const inner: Mask = new Map();
    if (name) open.at(-1)?.set(name, sign === "(" ? inner : true);
    if (sign === "(") open.push(inner);
    if (sign === ")") open.pop();
  }
  return masked(mask, value);
}

function masked(mask: Mask, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(mask, item));
  if (typeof value !== "object" || value === null) return value;
  const named = Object.entries(value).filter(([name]) => mask.has(name));
  return Object.fromEntries(
    named.map(([name, field]) => {
      const inner = mask.get(name);
      return [name, inner instanceof Map ? masked(inner, field) : field];
    }),
  );
}

// How the stand-in answers lists: parts, ids, pages.

const ALWAYS = ["kind", "id", "etag"];

/** What a call is refused for, as 400: the client has a mistake. */
class BadRequest extends Error {}

/** Only the parts that were asked for; none asked for is a mistake. */
function partsOf(params: URLSearchParams, items: object[]): object[] {
  const parts = params.get("part")?.split(",");
  if (!parts) throw new BadRequest("No filter selected. Expected: part");
  return items.map((item) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => [...ALWAYS, ...parts].includes(name))),
  );
}

/** The items of the ids that are known; others are left out without a word. */
function known<Item>(params: URLSearchParams, items: Map<string, Item>): Item[] {
  const ids = (params.get("id") ?? "").split(",");
  if (ids.length > 50)
    throw new BadRequest("The request specifies an invalid filter parameter: too many ids.");
  // In an order of its own: the contract promises none.
  return ids.flatMap((id) => items.get(id) ?? []).reverse();
}

/** A page of a list that has several. */
function page(kind: string, params: URLSearchParams, all: object[], most = 50): Reply {
  const size = Number(params.get("maxResults") ?? 5);
  if (!(size >= 1 && size <= most))
    throw new BadRequest(`Invalid value '${size}'. Values must be within the range: [1, ${most}]`);
  const from = Number(params.get("pageToken")?.replace("page-from-", "") ?? 0);
  const next = from + size < all.length ? { nextPageToken: `page-from-${from + size}` } : {};
  // How many a search would find is a guess of YouTube's, and a wild one.
  const totalResults = kind === "youtube#searchListResponse" && all.length > 0 ? 1_000_000 : all.length;
  const items = partsOf(params, all.slice(from, from + size));
  return ok(params, { kind, ...next, pageInfo: { totalResults, resultsPerPage: size }, items });
}

/** A whole list. One without items leaves them out altogether. */
function list(kind: string, params: URLSearchParams, all: object[]): Reply {
  const pageInfo = { totalResults: all.length, resultsPerPage: all.length };
  const items = partsOf(params, all);
  return ok(params, { kind, pageInfo, ...(items.length > 0 ? { items } : {}) });
}

function ok(params: URLSearchParams, value: object): Reply {
  const whole = { etag: "stand-in", ...value };
  const fields = params.get("fields");
  return { status: 200, body: JSON.stringify(fields === null ? whole : onlyFields(fields, whole)) };
}
