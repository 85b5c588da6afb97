import { median } from "../../statistics/quantiles";
import { testable } from "../../statistics/several-tests";
import { baselineOf, type Upload, viewsAtAYear } from "../forecast";
import type { Topic, Video } from "../topics";
import type { Channel } from "./evidence";
import { chanceOfPlaces, height, leastChanceOfPlaces, type Place, placeAmong } from "./places";
import { LARGE_CHANNEL, type Survey, subscribersOf } from "./survey";

/** A video beats what its channel usually gets from this multiple on. One alone is often luck: see isGateway. */
export const MIN_MULTIPLE = 1.5;

/** At least this many channels must have beaten their usual views (references, "Estimating"). */
export const MIN_GATEWAY_CHANNELS = 2;

/** And at least this share of those measured: where most did not, a few that did are no way in. A choice. */
export const MIN_BEATING_SHARE = 0.5;

/**
 * Nominal chance that any topic of a search would pass the test of luck by luck, shared among those tested. As
 * for a rise (RISING_LEVEL). With no effect at all a gem then appears in 6 to 7 % of searches, and
 * gateways-luck.test.ts holds it under 10 %.
 */
export const GATEWAY_LEVEL = 0.1;

/** A small channel's go at a topic, against what it usually gets. */
export interface Attempt {
  channel: Channel;
  videos: Video[];
  /** Views at equal age over the channel's usual; the median when it has several videos on the topic. */
  multiple: number;
  /** Among the channel's other uploads; with several videos the middle one's, the lower of two. */
  place: Place;
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
  /** By luck alone the videos would stand as high among their channels' uploads this often. */
  chance: number;
  /** What was asked of that chance, and of how many topics; null where too few channels could be measured. */
  asked: { level: number; tested: number } | null;
}

/** Measures every small channel on every topic, and shares the level among the topics that can be tested. */
export function gatewaysOf({ topics, channels, at }: Pick<Survey, "topics" | "channels" | "at">): Gateway[] {
  const gateways = topics.map((topic) => measure(topic, channels, at));
  const tests = gateways
    .filter(({ measured }) => measured.length >= MIN_GATEWAY_CHANNELS)
    .map((gateway) => ({
      gateway,
      leastChance: leastChanceOfPlaces(gateway.measured.map(({ place }) => place)),
    }));
  const { tested, level } = testable(tests, GATEWAY_LEVEL);
  const asked = { level, tested: tested.length };
  const inTest = new Set(tested.map(({ gateway }) => gateway));
  return gateways.map((gateway) => (inTest.has(gateway) ? { ...gateway, asked } : gateway));
}

/**
 * Whether the topic is a gateway: more than luck over all topics tested, at least two small channels that beat
 * their usual views, and at least half of those measured.
 */
export function isGateway(gateway: Gateway): boolean {
  return gateway.asked !== null && gateway.chance <= gateway.asked.level && clearsTheBar(gateway);
}

/** The bar without the test: enough small channels beat their usual views, and enough of those measured. */
export function clearsTheBar({ beating, measured }: Pick<Gateway, "beating" | "measured">): boolean {
  return beating.length >= MIN_GATEWAY_CHANNELS && beating.length >= measured.length * MIN_BEATING_SHARE;
}

function measure(topic: Topic, channels: Survey["channels"], at: Date): Gateway {
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
  const chance = chanceOfPlaces(measured.map(({ place }) => place));
  return { topic, smallChannels: byChannel.size, measured, beating, chance, asked: null };
}

/**
 * A channel counts once, however many videos it has on the topic: by their median multiple and their middle
 * place. The middle of several strays less than one video does, so taking it for one errs against a finding.
 */
function attempt(channel: Channel, videos: Video[], at: Date): Attempt | null {
  const compared = videos.flatMap((video) => {
    const views = viewsAtAYear(video, at);
    const baseline = baselineOf(video, channel.recentUploads, at);
    if (views === null || baseline === null) return [];
    const others = baseline.uploads.flatMap((upload) => viewsAtAYear(upload, at) ?? []);
    return [{ video, baseline, multiple: views / baseline.views, place: placeAmong(views, others) }];
  });
  const multiple = median(compared.map((comparison) => comparison.multiple));
  const places = compared.map(({ place }) => place).sort((a, b) => height(a) - height(b));
  const place = places[(places.length - 1) >> 1];
  if (multiple === null || place === undefined) return null;
  const uploads = new Set(compared.flatMap(({ baseline }) => baseline.uploads));
  return { channel, videos: compared.map(({ video }) => video), multiple, place, uploads: [...uploads] };
}
