import { gatherEvidence, LARGE_CHANNEL, type SearchAnswer } from "../../app/engines/findings";
import { ageInDays, MIN_BASELINE_UPLOADS, type Upload } from "../../app/engines/growth";
import { uploadKind } from "../../app/model/upload";
import type { YoutubeChannel } from "./api/answers";
import { aFewAtATime } from "./api/call";
import type { YoutubeApi } from "./api/client";
import { countedVideos } from "./api/items";
import { nullOnFailure } from "./api/problems";

/** So many channels a topic run reads the uploads of (references, "Estimating"). */
const MOST_CHANNELS = 8;

/** Of one sub-topic: four measured channels can rule out luck (decision 5), and leave room for a second one. */
const MOST_A_TOPIC = 4;

/**
 * The channels whose uploads are worth reading: small ones whose video could be evidence of a gateway. A
 * sub-topic needs several measured channels before luck can be ruled out, so they are taken sub-topic by
 * sub-topic, those with the most small channels first, and eight channels are not scattered over eight of them.
 *
 * How well a video did plays no part. Reading up only on videos with many views would choose the evidence by its
 * outcome, and the test in gateways.ts, which asks how often luck alone would bring it about, would not hold.
 * Within a sub-topic they come in the order of the search.
 */
export function gatewayChannels(answer: SearchAnswer, read: YoutubeChannel[]): YoutubeChannel[] {
  const { topics, at } = gatherEvidence(answer, new Date(answer.asOf));
  const small = new Map(read.filter(isReadable).map((channel) => [channel.channelId, channel]));
  const order = new Map(answer.videos.map(({ videoId }, place) => [videoId, place]));
  const comparable = answer.videos.filter(
    (video) => uploadKind(video.durationSeconds) !== null && ageInDays(video.publishedAt, at) !== null,
  );
  const usable = new Set(comparable.map(({ videoId }) => videoId));

  const byTopic = topics
    .map(({ videos }) => {
      const inOrder = videos
        .filter(({ videoId }) => usable.has(videoId))
        .sort((a, b) => (order.get(a.videoId) ?? 0) - (order.get(b.videoId) ?? 0));
      return smallChannels(inOrder, small);
    })
    .sort((a, b) => b.length - a.length);

  const chosen = new Set<YoutubeChannel>();
  for (const channels of byTopic) {
    // One chosen for another sub-topic counts for this one, too.
    const already = channels.filter((channel) => chosen.has(channel)).length;
    const more = channels.filter((channel) => !chosen.has(channel));
    for (const channel of more.slice(0, Math.max(0, MOST_A_TOPIC - already))) {
      if (chosen.size < MOST_CHANNELS) chosen.add(channel);
    }
  }
  // Room that is left goes to the rest, of sub-topics first.
  for (const channel of [...byTopic.flat(), ...smallChannels(comparable, small)]) {
    if (chosen.size < MOST_CHANNELS) chosen.add(channel);
  }
  return [...chosen];
}

/** Known to be small, with enough uploads to compare with, and a playlist to read them from. */
function isReadable({ subscriberCount, videoCount, uploads }: YoutubeChannel): boolean {
  if (subscriberCount === null || subscriberCount >= LARGE_CHANNEL || uploads === null) return false;
  return videoCount === null || videoCount > MIN_BASELINE_UPLOADS;
}

function smallChannels(
  videos: { channelId: string }[],
  small: Map<string, YoutubeChannel>,
): YoutubeChannel[] {
  return [...new Set(videos.flatMap(({ channelId }) => small.get(channelId) ?? []))];
}

/** As many as a channel's usual views are read off (references, "Estimating"). */
const NEWEST_UPLOADS = 10;

/**
 * The newest 10 uploads of each channel, newest first, by channel id: a playlistItems.list each, and a
 * videos.list for all of them each 50. A channel whose playlist cannot be read is left out, whatever the reason,
 * since the others still say something, and so are all of them when their videos cannot be: the search is paid
 * for, and says most without. Thrown is only what concerns every call (quota, key).
 */
export async function recentUploads(
  channels: YoutubeChannel[],
  api: Pick<YoutubeApi, "uploads" | "videos">,
): Promise<Map<string, Upload[]>> {
  const lists = await aFewAtATime(channels, async ({ channelId, uploads }) => {
    if (uploads === null) return null;
    const list = await nullOnFailure(api.uploads(uploads, { size: NEWEST_UPLOADS }));
    return list && { channelId, ids: list.items };
  });
  const read = lists.filter((list) => list !== null);
  const videos = (await nullOnFailure(api.videos(read.flatMap(({ ids }) => ids)))) ?? [];
  const counted = new Map(countedVideos(videos).map((video) => [video.videoId, video]));
  return new Map(
    read.map(({ channelId, ids }) => {
      const uploads = ids.flatMap((id) => counted.get(id) ?? []).map(toUpload);
      return [channelId, uploads.sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))];
    }),
  );
}

function toUpload({ videoId, publishedAt, viewCount, durationSeconds }: Upload): Upload {
  return { videoId, publishedAt, viewCount, durationSeconds };
}
