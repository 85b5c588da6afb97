import { median } from "../../statistics/quantiles";
import {
  chanceOfRanks,
  leastChanceOfRanks,
  type Ranking,
  rankAmong,
  relativeRank,
  testable,
} from "../../statistics/rank-tests";
import { baselineOf, type Upload, viewsAtAYear } from "../growth";
import type { Topic, Video } from "../topics";
import { type Channel, type Evidence, LARGE_CHANNEL } from "./evidence";

/** A video beats its channel's usual views from this multiple on. One alone is often luck: see isGateway. */
export const MIN_MULTIPLE = 1.5;

/** At least this many channels must have beaten their usual views (references, "Estimating"). */
export const MIN_GATEWAY_CHANNELS = 2;

/** And at least this share of those measured: if most did not, the few that did are no proof. A choice. */
const MIN_BEATING_SHARE = 0.5;

/**
 * Nominal chance that any topic of a search passes the test by luck, shared among the topics tested; the same as
 * for a rise (RISING_LEVEL). With no effect at all a gem appears in 6 to 7 % of searches, and
 * gateways-luck.test.ts holds it under 10 %.
 */
const GATEWAY_LEVEL = 0.1;

/** A small channel's videos on a topic, against what it usually gets. */
export interface Attempt {
  channel: Channel;
  videos: Video[];
  /** Views, adjusted for age, over the channel's usual; the median of several videos on the topic. */
  multiple: number;
  /** The video's rank among the channel's other uploads; the middle one of several videos, the lower of two. */
  ranking: Ranking;
  /** The uploads that give its usual views. */
  uploads: Upload[];
}

/** How small channels do on a topic. */
export interface GatewayTest {
  topic: Topic;
  /** The number of channels known to have under 100,000 subscribers; a hidden count is not small. */
  smallChannels: number;
  /** Those with enough uploads to compare with, strongest first. */
  measured: Attempt[];
  /** Those measured that beat their usual views, strongest first. */
  beating: Attempt[];
  /** How often luck alone would rank the videos this high among their channels' uploads. */
  chance: number;
  /** The level that `chance` must reach, shared by so many topics; null if too few channels could be measured. */
  test: { level: number; tested: number } | null;
}

/** Tests every topic, in the order of the evidence: how its small channels do, and whether luck explains it. */
export function testGateways({
  topics,
  channels,
  at,
}: Pick<Evidence, "topics" | "channels" | "at">): GatewayTest[] {
  const gateways = topics.map((topic) => measureTopic(topic, channels, at));
  const candidates = gateways
    .filter(({ measured }) => measured.length >= MIN_GATEWAY_CHANNELS)
    .map((gateway) => ({
      gateway,
      leastChance: leastChanceOfRanks(gateway.measured.map(({ ranking }) => ranking)),
    }));
  const { tested, level } = testable(candidates, GATEWAY_LEVEL);
  const test = { level, tested: tested.length };
  const inTest = new Set(tested.map(({ gateway }) => gateway));
  return gateways.map((gateway) => (inTest.has(gateway) ? { ...gateway, test } : gateway));
}

/**
 * Whether the topic is a gateway: at least two small channels beat their usual views, at least half of those
 * measured did, and luck is unlikely over all topics tested.
 */
export function isGateway(gateway: GatewayTest): boolean {
  return gateway.test !== null && gateway.chance <= gateway.test.level && enoughBeat(gateway);
}

/** Whether enough small channels beat their usual views, luck aside. */
export function enoughBeat({ beating, measured }: Pick<GatewayTest, "beating" | "measured">): boolean {
  return beating.length >= MIN_GATEWAY_CHANNELS && beating.length >= measured.length * MIN_BEATING_SHARE;
}

const isSmall = ({ subscriberCount }: Channel) => subscriberCount !== null && subscriberCount < LARGE_CHANNEL;

function measureTopic(topic: Topic, channels: Evidence["channels"], at: Date): GatewayTest {
  const { measured, found } = measureAttempts(topic.videos, channels, at, isSmall);
  const beating = measured.filter(({ multiple }) => multiple >= MIN_MULTIPLE);
  const chance = chanceOfRanks(measured.map(({ ranking }) => ranking));
  return { topic, smallChannels: found, measured, beating, chance, test: null };
}

/**
 * What the channels that `fits` takes got with these videos, against what each usually gets: the strongest first, and
 * how many there are whether or not they have enough uploads to compare with.
 */
export function measureAttempts(
  videos: Video[],
  channels: Evidence["channels"],
  at: Date,
  fits: (channel: Channel) => boolean,
): { measured: Attempt[]; found: number } {
  const byChannel = new Map<Channel, Video[]>();
  for (const video of videos) {
    const channel = channels.get(video.channelId);
    if (channel && fits(channel)) byChannel.set(channel, [...(byChannel.get(channel) ?? []), video]);
  }
  const measured = [...byChannel]
    .flatMap(([channel, own]) => measureChannel(channel, own, at) ?? [])
    .sort((a, b) => b.multiple - a.multiple || (a.channel.channelId < b.channel.channelId ? -1 : 1));
  return { measured, found: byChannel.size };
}

/**
 * A channel counts once, however many videos it has on the topic: by their median multiple and their middle
 * rank. The middle of several varies less than one video does, so testing it as one errs against a finding.
 * null without enough uploads to compare with.
 */
function measureChannel(channel: Channel, videos: Video[], at: Date): Attempt | null {
  const compared = videos.flatMap((video) => {
    const views = viewsAtAYear(video, at);
    const baseline = baselineOf(video, channel.recentUploads, at);
    if (views === null || baseline === null) return [];
    const others = baseline.uploads.flatMap((upload) => viewsAtAYear(upload, at) ?? []);
    return [{ video, baseline, multiple: views / baseline.views, ranking: rankAmong(views, others) }];
  });
  const multiple = median(compared.map((comparison) => comparison.multiple));
  const rankings = compared.map(({ ranking }) => ranking).sort((a, b) => relativeRank(a) - relativeRank(b));
  const ranking = rankings[(rankings.length - 1) >> 1];
  if (multiple === null || ranking === undefined) return null;
  const uploads = new Set(compared.flatMap(({ baseline }) => baseline.uploads));
  return { channel, videos: compared.map(({ video }) => video), multiple, ranking, uploads: [...uploads] };
}
