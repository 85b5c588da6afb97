// The stand-in's answers to calls that go well, in the shapes of the contract.
import { type Channel, type Video, type World, worldOf } from "./youtube-data.ts";
import { type Fault, faultReply, type Reply } from "./youtube-faults.ts";

const DAY = 86_400_000;
const PAGES_OF = { search: 50, playlistItems: 50, commentThreads: 100 };

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
    const known = worlds.get(key) ?? worldOf(key);
    if (!worlds.has(key)) {
      worlds.set(key, known);
      for (const channel of known.channels) {
        channels.set(channel.id, channel);
        for (const video of channel.videos) videos.set(video.id, video);
      }
    }
    return known;
  }
  for (const chip of CHIPS) world(chip);

  const publishedAt = ({ daysAgo }: Video) =>
    new Date(began - daysAgo * DAY).toISOString().replace(/\.\d+Z/, "Z");

  function snippetOf(video: Video) {
    const { title, description, channelId } = video;
    const url = (size: string) => ({ url: `https://i.ytimg.com/vi/${video.id}/${size}.jpg` });
    const thumbnails = { default: url("default"), medium: url("mqdefault"), high: url("hqdefault") };
    const channelTitle = channels.get(channelId)?.name;
    return { publishedAt: publishedAt(video), channelId, title, description, thumbnails, channelTitle };
  }

  return {
    videos,
    channels,

    /** Counts and channels of everything found on the chips, for tests that need an id. */
    world,

    search(params: URLSearchParams): Reply {
      const query = params.get("q") ?? "";
      if (params.get("type") === "channel")
        return page(params, "search", channelsNamed(query).map(channelFound));
      // A topic that begins so has no videos.
      const found = /^nothing\b/i.test(query) ? [] : world(query).found;
      return page(
        params,
        "search",
        found.map((video) => ({
          kind: "youtube#searchResult",
          id: { kind: "youtube#video", videoId: video.id },
          // Titles are written with entities here, and only here.
          snippet: {
            ...snippetOf(video),
            title: video.title.replaceAll("&", "&amp;"),
            liveBroadcastContent: "none",
          },
        })),
      );
    },

    videosList(params: URLSearchParams): Reply {
      return list(
        "youtube#videoListResponse",
        known(params, videos).map((video) => ({
          kind: "youtube#video",
          id: video.id,
          snippet: snippetOf(video),
          contentDetails: { duration: iso(video.seconds), definition: "hd" },
          statistics: countsOf(video),
        })),
      );
    },

    stats(params: URLSearchParams): Reply {
      return list(
        "youtube#batchGetStatsResponse",
        known(params, videos).map((video) => ({
          kind: "youtube#videoStats",
          id: video.id,
          snippet: { publishTime: publishedAt(video) },
          statistics: countsOf(video),
          contentDetails: { duration: iso(video.seconds), durationMillis: String(video.seconds * 1000) },
        })),
      );
    },

    channelsList(params: URLSearchParams): Reply {
      const handle = params.get("forHandle")?.replace(/^@?/, "@").toLowerCase();
      const found = handle
        ? [...channels.values()].filter((one) => one.handle === handle)
        : known(params, channels);
      return list(
        "youtube#channelListResponse",
        found.map((channel) => ({
          kind: "youtube#channel",
          id: channel.id,
          snippet: {
            title: channel.name,
            description: `Invented. ${channel.name}.`,
            customUrl: channel.handle,
          },
          contentDetails: { relatedPlaylists: { likes: "", uploads: channel.uploads } },
          statistics: {
            viewCount: String(channel.usualViews * 300),
            // YouTube rounds it to three digits; a hidden one comes as 0.
            subscriberCount: String(Number((channel.subscribers ?? 0).toPrecision(3))),
            hiddenSubscriberCount: channel.subscribers === null,
            videoCount: String(channel.videos.length),
          },
        })),
      );
    },

    playlistItems(params: URLSearchParams): Reply {
      const playlist = params.get("playlistId");
      const channel = [...channels.values()].find(({ uploads }) => uploads === playlist);
      if (!channel) return faultReply("playlistNotFound") as Reply;
      return page(
        params,
        "playlistItems",
        channel.videos.map((video) => ({
          kind: "youtube#playlistItem",
          contentDetails: { videoId: video.id, videoPublishedAt: publishedAt(video) },
        })),
      );
    },

    commentThreads(params: URLSearchParams): Reply {
      const video = videos.get(params.get("videoId") ?? "");
      const fault: Fault | null = !video
        ? "videoNotFound"
        : video.comments === null
          ? "commentsDisabled"
          : null;
      if (fault) return faultReply(fault) as Reply;
      const { id, comments } = video as Video;
      const threads = Array.from({ length: Math.min(comments ?? 0, 700) }, (_, at) => ({
        kind: "youtube#commentThread",
        id: `${id}-thread-${at}`,
        snippet: { videoId: id, topLevelComment: commentOf(id, at), totalReplyCount: at % 4 },
      }));
      return page(params, "commentThreads", threads);
    },
  };

  function channelsNamed(query: string): Channel[] {
    const words = query.toLowerCase().split(/\s+/);
    return [...channels.values()].filter(({ name }) =>
      words.every((word) => name.toLowerCase().includes(word)),
    );
  }

  function commentOf(id: string, at: number) {
    const text = `Comment ${at + 1}: this is <3 & helped me`;
    const publishedAt = new Date(began - at * 3_600_000).toISOString();
    const snippet = {
      textDisplay: text,
      textOriginal: text,
      likeCount: at % 7,
      authorDisplayName: "@someone",
      publishedAt,
    };
    return { kind: "youtube#comment", id: `${id}-comment-${at}`, snippet };
  }
}

function channelFound({ id, name }: Channel) {
  const snippet = { channelId: id, title: name.replaceAll("&", "&amp;") };
  return { kind: "youtube#searchResult", id: { kind: "youtube#channel", channelId: id }, snippet };
}

function countsOf({ views, likes, comments }: Video) {
  return {
    viewCount: String(views),
    ...(likes === null ? {} : { likeCount: String(likes) }),
    favoriteCount: "0",
    ...(comments === null ? {} : { commentCount: String(comments) }),
  };
}

/** The items of the ids that are known; others are left out without a word. More than 50 are refused. */
function known<Item>(params: URLSearchParams, items: Map<string, Item>): Item[] {
  const ids = (params.get("id") ?? "").split(",");
  if (ids.length > 50) throw new RangeError("The request specifies too many ids.");
  // In an order of its own: the contract promises none.
  return ids.flatMap((id) => items.get(id) ?? []).reverse();
}

function page(params: URLSearchParams, method: keyof typeof PAGES_OF, all: unknown[]): Reply {
  const most = PAGES_OF[method];
  const size = Math.min(Number(params.get("maxResults") ?? 5), most);
  const from = Number(params.get("pageToken")?.replace("page-from-", "") ?? 0);
  const kind = { search: "search", playlistItems: "playlistItem", commentThreads: "commentThread" }[method];
  const next = from + size < all.length ? { nextPageToken: `page-from-${from + size}` } : {};
  // How many there are is a guess of YouTube's, and a wild one.
  const pageInfo = {
    totalResults: method === "search" && all.length > 0 ? 1_000_000 : all.length,
    resultsPerPage: size,
  };
  return ok({ kind: `youtube#${kind}ListResponse`, ...next, pageInfo, items: all.slice(from, from + size) });
}

/** An answer without items has no list of them, either. */
function list(kind: string, items: unknown[]): Reply {
  const pageInfo = { totalResults: items.length, resultsPerPage: items.length };
  return ok({ kind, pageInfo, ...(items.length > 0 ? { items } : {}) });
}

function ok(value: object): Reply {
  return { status: 200, body: JSON.stringify({ etag: "stand-in", ...value }) };
}

function iso(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ];
  return `PT${hours ? `${hours}H` : ""}${minutes ? `${minutes}M` : ""}${rest ? `${rest}S` : ""}`;
}
