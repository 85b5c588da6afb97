import type { Upload } from "../../app/engines/forecast";

import { aFewAtATime } from "./api/a-few";
import type { YoutubeChannel } from "./api/answers";
import type { YoutubeApi } from "./api/client";
import { YoutubeError } from "./api/problems";
import { countedVideos } from "./source";

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
    const list = await unlessFailed(api.uploads(uploads, { size: NEWEST_UPLOADS }));
    return list && { channelId, ids: list.items };
  });
  const read = lists.filter((list) => list !== null);
  const videos = (await unlessFailed(api.videos(read.flatMap(({ ids }) => ids)))) ?? [];
  const counted = new Map(countedVideos(videos).map((video) => [video.videoId, video]));
  return new Map(
    read.map(({ channelId, ids }) => {
      const uploads = ids.flatMap((id) => counted.get(id) ?? []).map(asUpload);
      return [channelId, uploads.sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))];
    }),
  );
}

/** null where one call failed; thrown is what concerns every call: a spent quota, too much haste, the key. */
export async function unlessFailed<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof YoutubeError) || concernsAll(error)) throw error;
    return null;
  }
}

function concernsAll({ problem: { kind } }: YoutubeError): boolean {
  return kind === "quota" || kind === "too-fast" || kind === "bad-key" || kind === "api-off";
}

function asUpload({ videoId, publishedAt, viewCount, durationSeconds }: Upload): Upload {
  return { videoId, publishedAt, viewCount, durationSeconds };
}
