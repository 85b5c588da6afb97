import { HOUR_MS } from "../../app/numbers/days.ts";

// The stand-in's answers to calls that go well.
import { type Channel, type Video, type World, worldOf } from "./youtube-data.ts";
import { faultReply, type Reply } from "./youtube-faults.ts";
import { known, list, page } from "./youtube-pages.ts";
import {
  channelResource,
  channelResult,
  commentThread,
  type Published,
  playlistItem,
  searchResult,
  videoResource,
  videoStats,
} from "./youtube-shapes.ts";

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

  const hoursAgo = (hours: number) => new Date(began - hours * HOUR_MS).toISOString().replace(/\.\d+Z/, "Z");
  const published = (video: Video): Published => ({
    video,
    channelTitle: channels.get(video.channelId)?.name ?? "",
    publishedAt: hoursAgo(24 * video.daysAgo),
  });

  return {
    /** Every video and channel of a topic, for tests that need an id or a count. */
    world,

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
      return list("youtube#channelListResponse", params, found.map(channelResource));
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
