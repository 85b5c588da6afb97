import { growthShare, type Upload } from "../../../app/engines/forecast";
import { seeded } from "../../../app/numbers/seeded";
import { normal } from "./dice";
import { instantOf } from "./instant";
import type { SampleChannel, SampleTopic, SampleVideo } from "./topic";

const RECENT = 10;
// Standard deviation of log views within a channel at equal age, as measured (docs/evaluation.md): a typical error
// of ×1.995 is a mean deviation of ln 1.995, which in a normal distribution is √(2/π) of the standard deviation.
const spread = Math.log(1.995) * Math.sqrt(Math.PI / 2);

/** One of a sample channel's uploads: an age instead of a date. */
export type SampleUpload = Pick<SampleVideo, "videoId" | "daysAgo" | "hour" | "views" | "durationSeconds">;

/**
 * A channel's newest uploads, newest first, 10 of them: generated ones around what the channel usually
 * gets, and the catalogue's own videos of that channel where they are as recent. The same channel has
 * the same uploads at the same ages whatever `now` is; a channel that posts Shorts has a few among them.
 */
export function recentUploads(topic: SampleTopic, channel: SampleChannel, now: Date): Upload[] {
  const own = topic.videos.filter((video) => video.channelId === channel.id);
  return [...own, ...generatedUploads(channel, RECENT)]
    .sort(newestFirst)
    .slice(0, RECENT)
    .map(({ videoId, daysAgo, hour, views, durationSeconds }) => ({
      videoId,
      publishedAt: instantOf(daysAgo, hour, now),
      viewCount: views,
      durationSeconds,
    }));
}

/** The newest so many of the uploads that the catalogue does not name: the same whatever `count` is. */
export function generatedUploads(channel: SampleChannel, count: number): SampleUpload[] {
  const dice = seeded(channel.id);
  const usualSeconds = 420 + dice() * 840;
  let daysAgo = 1 + Math.floor(dice() * channel.everyDays);
  return Array.from({ length: count }, (_, index) => {
    const short = channel.shorts && dice() < 0.35;
    const upload = {
      videoId: `${channel.id}-upload-${String(index + 1).padStart(2, "0")}`,
      daysAgo,
      hour: 8 + Math.floor(dice() * 13),
      views: Math.round(channel.usualViews * growthShare(daysAgo) * Math.exp(spread * normal(dice))),
      durationSeconds: Math.round(short ? 25 + dice() * 34 : usualSeconds * Math.exp(0.2 * normal(dice))),
    };
    daysAgo += Math.max(1, Math.round(channel.everyDays * (0.5 + dice())));
    return upload;
  });
}

export function newestFirst(a: SampleUpload, b: SampleUpload): number {
  return a.daysAgo - b.daysAgo || b.hour - a.hour;
}
