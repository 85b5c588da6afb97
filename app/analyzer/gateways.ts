import { viewsAtAYear } from "./age";
import { baselineOf } from "./baseline";
import type { Channel, Upload, Video } from "./evidence";
import { median } from "./statistics";
import { LARGE_CHANNEL, type Survey, subscribersOf } from "./survey";
import type { Topic } from "./topics";

/** A video beats what its channel usually gets from this multiple on: below it is ordinary luck. */
export const MIN_MULTIPLE = 1.5;

/** At least this many channels must have beaten their usual views (references, "Estimating"). */
export const MIN_GATEWAY_CHANNELS = 2;

/** A small channel's go at a topic, against what it usually gets. */
export interface Attempt {
  channel: Channel;
  videos: Video[];
  /** Views at equal age over the channel's usual; the median when it has several videos on the topic. */
  multiple: number;
  /** The uploads its usual views were read off. */
  uploads: Upload[];
}

/** How small channels fare on a topic. */
export interface Gateway {
  topic: Topic;
  /** Channels with a known count under 100,000; one that hides its count is not small but unknown. */
  smallChannels: number;
  /** Those among them with enough uploads to compare with. */
  measured: Attempt[];
  /** Those among them that beat their usual views, strongest first. */
  beating: Attempt[];
}

/** Measures every small channel with a video on the topic. */
export function gatewayOf(topic: Topic, { channels, at }: Survey): Gateway {
  const byChannel = new Map<string, Video[]>();
  for (const video of topic.videos) {
    const subscribers = subscribersOf(video, channels);
    if (subscribers === null || subscribers >= LARGE_CHANNEL) continue;
    byChannel.set(video.channelId, [...(byChannel.get(video.channelId) ?? []), video]);
  }
  const measured = [...byChannel]
    .flatMap(([id, videos]) => attempt(channels.get(id) as Channel, videos, at) ?? [])
    .sort((a, b) => b.multiple - a.multiple || (a.channel.channelId < b.channel.channelId ? -1 : 1));
  const beating = measured.filter(({ multiple }) => multiple >= MIN_MULTIPLE);
  return { topic, smallChannels: byChannel.size, measured, beating };
}

/** Whether the topic is a gateway: enough small channels beat their usual views on it. */
export function isGateway({ beating }: Gateway): boolean {
  return beating.length >= MIN_GATEWAY_CHANNELS;
}

function attempt(channel: Channel, videos: Video[], at: Date): Attempt | null {
  const compared = videos.flatMap((video) => {
    const views = viewsAtAYear(video, at);
    const baseline = baselineOf(video, channel.recentUploads, at);
    return views === null || baseline === null ? [] : [{ video, baseline, multiple: views / baseline.views }];
  });
  const multiple = median(compared.map((comparison) => comparison.multiple));
  if (multiple === null) return null;
  const uploads = new Set(compared.flatMap(({ baseline }) => baseline.uploads));
  return { channel, videos: compared.map(({ video }) => video), multiple, uploads: [...uploads] };
}
