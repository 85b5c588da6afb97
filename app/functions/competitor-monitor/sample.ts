import { z } from "zod";
import { deal, newId, numberBetween, pick, pickSome, seeded, wholeBetween } from "../../numbers/chance";
import { HOUR_MS } from "../../numbers/days";
import { formatCount } from "../../numbers/figures";
import { typedLine } from "../../words/typed";
import { type ApplyContext, type DeskRules, defineAction } from "../desk/desk";
import { sampleFunctions } from "../desk/functions";
import {
  type CompetitorVideo,
  guessNiche,
  type MonitoredChannel,
  type MonitorState,
  monitorState,
  timesUsual,
  usualViews,
} from "./channel";
import { MONITOR_FAILED, MONITOR_MESSAGES } from "./messages";
import { type PooledUpload, STARTING_CHANNELS, uploadPool, uploadReasons } from "./pool";

type Dealt = Pick<MonitorState, "videos" | "drawn">;

/**
 * Draws one new upload per channel from the pack of its niche: none repeats before all of its niche were shown, and
 * none is drawn that is on show. Returns the videos and the ids drawn so far.
 */
export function newUploads(
  channels: readonly MonitoredChannel[],
  { videos, drawn }: Dealt,
  { now, random }: ApplyContext,
): Dealt {
  const dealt: Dealt = { videos: [], drawn };
  for (const channel of channels) {
    const niche = guessNiche(channel.name);
    const pack = uploadPool()[niche].map((one) => ({ ...one, id: `monitor-${niche}-${one.number}` }));
    // By thumbnail: an upload's own id is that of one channel.
    const isOnShow = (id: string) =>
      [...videos, ...dealt.videos].some(({ thumbnail }) => thumbnail === thumbnailPath(id));
    const onShow = pack.map(({ id }) => id).filter(isOnShow);
    const isOfNiche = (id: string) => id.startsWith(`monitor-${niche}-`);
    const next = deal(random, pack, 1, {
      dealt: [...new Set([...dealt.drawn.filter(isOfNiche), ...onShow])],
      onShow,
    });
    const publishedAt = new Date(now.getTime() - wholeBetween(random, 5, 110) * HOUR_MS).toISOString();
    dealt.videos.push(...next.cards.map((card) => ({ ...channelUpload(channel.name, card), publishedAt })));
    dealt.drawn = [...dealt.drawn.filter((id) => !isOfNiche(id)), ...next.dealt];
  }
  return dealt;
}

/**
 * A pooled upload as a channel published it, without its date. It stands out: 1.9 to 7.5 times the channel's usual
 * views, with a trend score to match. Seeded by upload and channel, so it reads the same when it is drawn again.
 */
export function channelUpload(
  channel: string,
  { number: _number, device, id, ...upload }: PooledUpload & { id: string },
): Omit<CompetitorVideo, "publishedAt"> {
  const random = seeded(`${id} / ${channel}`);
  const times = 2 ** numberBetween(random, 0.9, 2.9, 2);
  const viewCount = Math.round(usualViews(channel).views * times);
  const likeCount = Math.round(viewCount * numberBetween(random, 0.028, 0.061, 3));
  return {
    ...upload,
    whyItWorks: pick(random, uploadReasons()[device].why),
    keyTakeaways: pickSome(random, uploadReasons()[device].takeaways, 3),
    id: newId(random),
    channel,
    thumbnail: thumbnailPath(id),
    viewCount,
    likeCount,
    commentCount: Math.round(likeCount * numberBetween(random, 0.06, 0.17, 2)),
    trendScore: Math.min(99, Math.round(66 + 9 * Math.log2(times)) + wholeBetween(random, 0, 6)),
  };
}

function thumbnailPath(id: string): string {
  return `/api/thumbnails/${id}.svg`;
}

/** Spec section 4: a refresh brings 2 new videos. */
const BATCH = 2;
const MAX_CHANNELS = 12;
const MAX_NAME = 100;

const action = defineAction<MonitorState>();

/** A channel may have been removed in another tab. */
function gone({ channels }: MonitorState, id: string): string | undefined {
  return channels.some((channel) => channel.id === id) ? undefined : MONITOR_MESSAGES.gone;
}

/** Spec section 4, Competitor monitor. Refused without an active channel. */
export const refresh = action({
  form: z.object({}),
  refusal({ channels }) {
    if (channels.length === 0) return MONITOR_MESSAGES["no-channels"];
    if (!channels.some(({ isActive }) => isActive)) return MONITOR_MESSAGES["all-paused"];
  },
  apply(state, _input, context) {
    const active = state.channels.filter(({ isActive }) => isActive);
    // One upload from each of two channels, or two from the only active one.
    const some = pickSome(context.random, active, BATCH);
    const { videos, drawn } = newUploads([...some, ...some].slice(0, BATCH), state, context);
    const total = state.totalVideosTracked + BATCH;
    const views = videos.reduce((sum, { viewCount }) => sum + viewCount, 0);
    return {
      ...state,
      videos,
      drawn,
      totalVideosTracked: total,
      avgViewsPerVideo: Math.round((state.avgViewsPerVideo * state.totalVideosTracked + views) / total),
      topPerformingChannel: furthestFromUsual(videos)?.channel ?? state.topPerformingChannel,
      lastUpdated: context.now.toISOString(),
    };
  },
});

/** Appends an active channel with an unknown subscriber count (spec section 4). */
export const add = action({
  form: z.object({
    name: typedLine(MAX_NAME, { blank: MONITOR_MESSAGES.blank, tooLong: MONITOR_MESSAGES.long }),
  }),
  refusal({ channels }, { name }) {
    const known = channels.find((channel) => sameName(channel.name, name));
    if (known) return `You are already watching ${known.name}.`;
    if (channels.length >= MAX_CHANNELS) return MONITOR_MESSAGES.full;
  },
  apply(state, { name }, { random }) {
    const channel = { id: newId(random), name, subscriberCount: "Unknown", isActive: true };
    return { ...state, channels: [...state.channels, channel] };
  },
  opens: () => "channels",
  failed: MONITOR_MESSAGES["not-added"],
});

/** Sets a channel active or paused. The form names the state, so that two tabs pressing at once agree. */
export const toggle = action({
  form: z.object({ id: z.string(), to: z.enum(["active", "paused"]) }),
  refusal: (state, { id }) => gone(state, id),
  apply: (state, { id, to }) => ({
    ...state,
    channels: state.channels.map((channel) =>
      channel.id === id ? { ...channel, isActive: to === "active" } : channel,
    ),
  }),
  opens: () => "channels",
});

/** Removes a channel. Its videos stay until the next refresh. */
export const remove = action({
  form: z.object({ id: z.string() }),
  refusal: (state, { id }) => gone(state, id),
  apply: (state, { id }) => ({ ...state, channels: state.channels.filter((channel) => channel.id !== id) }),
  opens: () => "channels",
});

const clear = action({ form: z.object({}), apply: (state) => ({ ...state, videos: [] }) });

/** The Competitor Monitor (spec section 2). */
export const competitorMonitor: DeskRules<MonitorState> = {
  key: "competitor-monitor",
  state: monitorState,
  initial(now) {
    const random = seeded("competitor-monitor");
    const channels = STARTING_CHANNELS;
    const nothing = { videos: [], drawn: [] };
    const { videos, drawn } = newUploads(channels.slice(0, 3), nothing, { now, random });
    return {
      channels,
      videos,
      drawn,
      totalVideosTracked: 156,
      avgViewsPerVideo: 31_400,
      topPerformingChannel: furthestFromUsual(videos)?.channel ?? "",
      lastUpdated: new Date(now.getTime() - 3 * HOUR_MS).toISOString(),
    };
  },
  failed: MONITOR_FAILED,
  actions: { refresh, add, toggle, remove, clear },
  figure: ({ totalVideosTracked }) => ({
    value: formatCount(totalVideosTracked),
    label: "sample videos of other channels tracked",
  }),
};

function furthestFromUsual(videos: CompetitorVideo[]): CompetitorVideo | undefined {
  return videos.toSorted((a, b) => timesUsual(b) - timesUsual(a))[0];
}

function sameName(one: string, other: string): boolean {
  return one.toLocaleLowerCase("en-US") === other.toLocaleLowerCase("en-US");
}

export const competitorMonitorFunctions = sampleFunctions(competitorMonitor, {
  refresh: { about: "Brings two new uploads of the sample's active channels." },
  add: {
    about: "Adds a channel to the sample's list by its name.",
    example: { name: "Slow Bread" },
    bad: { input: { name: " " }, status: 400, message: MONITOR_MESSAGES.blank },
  },
  toggle: {
    about: "Sets a channel of the sample's list active or paused.",
    example: { id: "channel-1", to: "paused" },
  },
  remove: { about: "Removes a channel from the sample's list.", example: { id: "channel-1" } },
  clear: { about: "Empties the sample's list of videos." },
});
