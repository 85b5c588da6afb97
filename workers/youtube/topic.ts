import type { SearchAnswer } from "../../app/engines/findings";
import type { YoutubeApi } from "./api/client";
import { gatewayChannels } from "./gateway-channels";
import { recentUploads } from "./recent-uploads";
import { countedVideos, YOUTUBE } from "./source";

/**
 * What YouTube has on a topic, with the evidence for gateways: 1 search, and of the general bucket 1 videos,
 * 1 channels, at most 8 playlistItems and 2 videos. No videos when nothing is found. Throws a YoutubeError.
 * What `optional` asks for may fail: there are no gateways then, and everything else.
 */
export async function readTopic(
  query: string,
  api: Pick<YoutubeApi, "search" | "videos" | "channels" | "uploads">,
  now: Date,
  optional: Pick<YoutubeApi, "videos" | "uploads"> = api,
): Promise<SearchAnswer> {
  const { items } = await api.search(query);
  const ids = items.filter(({ kind }) => kind === "video").map(({ id }) => id);
  const videos = countedVideos(await api.videos(ids));
  const channels = await api.channels({ ids: videos.map(({ channelId }) => channelId) });
  const answer: SearchAnswer = {
    query,
    source: YOUTUBE,
    asOf: now.toISOString(),
    videos,
    channels: channels.map(({ channelId, name, subscriberCount }) => ({
      channelId,
      name,
      subscriberCount,
      recentUploads: [],
    })),
  };
  const uploads = await recentUploads(gatewayChannels(answer, channels), optional);
  return {
    ...answer,
    channels: answer.channels.map((channel) => ({
      ...channel,
      recentUploads: uploads.get(channel.channelId) ?? [],
    })),
  };
}
