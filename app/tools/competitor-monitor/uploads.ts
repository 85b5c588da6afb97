import { newId, numberBetween, pick, wholeBetween } from "../../numbers/chance";
import type { Moment } from "../tool";
import type { CompetitorVideo, MonitoredChannel } from "./monitor";
import { nicheOf } from "./niche";
import { reasonsFor } from "./reasons";
import { UPLOADS } from "./sample";
import { usualOf } from "./usual";

const HOUR_MS = 3_600_000;

/**
 * A new upload of a sample channel, of what its name says it is about, with a title that is not among `shown`.
 * It stands out: it has 1.9 to 7.5 times the channel's usual views, and its trend score goes with that.
 */
export function newUpload(
  channel: MonitoredChannel,
  shown: readonly string[],
  { now, random }: Moment,
): CompetitorVideo {
  const niche = nicheOf(channel.name);
  const pooled = UPLOADS[niche];
  const unseen = pooled.filter(({ title }) => !shown.includes(title));
  const { number, device, ...upload } = pick(random, unseen.length > 0 ? unseen : pooled);
  const times = 2 ** numberBetween(random, 0.9, 2.9, 2);
  const viewCount = Math.round(usualOf(channel.name).views * times);
  const likeCount = Math.round(viewCount * numberBetween(random, 0.028, 0.061, 3));
  return {
    ...upload,
    ...reasonsFor(device, random),
    id: newId(random),
    channel: channel.name,
    publishedAt: new Date(now.getTime() - wholeBetween(random, 5, 110) * HOUR_MS).toISOString(),
    thumbnail: `/api/thumbnails/monitor-${niche}-${number}.svg`,
    viewCount,
    likeCount,
    commentCount: Math.round(likeCount * numberBetween(random, 0.06, 0.17, 2)),
    trendScore: Math.min(99, Math.round(66 + 9 * Math.log2(times)) + wholeBetween(random, 0, 6)),
  };
}
