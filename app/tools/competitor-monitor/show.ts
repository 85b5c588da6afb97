import { scaleLog } from "d3-scale";
import {
  type CompetitorVideo,
  type MonitorState,
  timesUsual,
  usualViews,
} from "../../functions/competitor-monitor/channel";
import { competitorMonitor, competitorMonitorFunctions } from "../../functions/competitor-monitor/sample";
import { percentLength } from "../../numbers/bounds";
import { relativeAge } from "../../numbers/days";
import { compact, formatCount } from "../../numbers/figures";
import { scoreTone } from "../../numbers/tone";
import type { ShowContext } from "../tool/tool";
import { toolPage } from "../tool/tool";
import { MONITOR_ADVICE } from "./messages";

export type MonitorShown = ReturnType<typeof showMonitor>;
export type ChannelShown = MonitorShown["channels"][number];
export type VideoShown = MonitorShown["videos"][number];

/** What the view draws: counts and ages as text, and each video's strip in the chart of usual views. */
export function showMonitor(state: MonitorState, { now }: ShowContext) {
  const active = state.channels.filter(({ isActive }) => isActive).length;
  return {
    channels: state.channels.map(({ subscriberCount, ...channel }) => ({
      ...channel,
      subscribers: subscriberCount === "Unknown" ? "Subscribers unknown" : `${subscriberCount} subscribers`,
    })),
    activeNote: state.channels.length > 0 ? `${active} of ${state.channels.length} active` : "None yet",
    videos: state.videos.map((video) => showVideo(video, now)),
    answer: answerOf(state.videos),
    axis: axis(),
    totalVideosTracked: formatCount(state.totalVideosTracked),
    avgViewsPerVideo: compact(state.avgViewsPerVideo),
    topPerformingChannel: state.topPerformingChannel,
    lastUpdated: relativeAge(state.lastUpdated, now),
  };
}

/** Which upload stood out most; undefined without any. */
function answerOf(videos: CompetitorVideo[]): string | undefined {
  const [best] = videos.toSorted((one, other) => timesUsual(other) - timesUsual(one));
  return (
    best &&
    `In the sample, “${best.title}” got ${timesUsual(best).toFixed(1)} times what ${best.channel} usually gets.`
  );
}

function showVideo(video: CompetitorVideo, now: Date) {
  const times = timesUsual(video);
  const { views, recent } = usualViews(video.channel);
  return {
    ...video,
    age: relativeAge(video.publishedAt, now),
    counts: [
      { value: compact(video.viewCount), label: "views" },
      { value: compact(video.likeCount), label: "likes" },
      { value: compact(video.commentCount), label: "comments" },
    ],
    tone: scoreTone("trend", video.trendScore),
    times: `${times.toFixed(1)}×`,
    usualViews: compact(views),
    strip: strip(times, recent),
  };
}

/** Log scale from a quarter of the usual views to eight times, in percent of the chart's width. */
const across = scaleLog().base(2).domain([0.25, 8]).range([0, 100]).clamp(true);

const TICKS = [
  [0.5, "½×"],
  [1, "usual"],
  [2, "2×"],
  [4, "4×"],
  [8, "8×"],
] as const;

const position = (times: number) => percentLength(across(times));

/** Ticks of the chart's axis, in percent of its width. */
export function axis() {
  return TICKS.map(([times, label]) => ({ x: position(times), label, usual: times === 1 }));
}

/**
 * One video against its channel's usual views, in percent of the chart's width: dots for the recent uploads, one for
 * the video itself, and the usual. `times` and `recent` are multiples of the usual. Values outside a quarter to eight
 * times are drawn at the edge, and dots at the same position are drawn once.
 */
export function strip(times: number, recent: number[]) {
  return { usual: position(1), video: position(times), recent: [...new Set(recent.map(position))] };
}

/** The Sample desk's page. */
export const monitorPage = toolPage({
  rules: competitorMonitor,
  functions: competitorMonitorFunctions,
  show: showMonitor,
  advice: MONITOR_ADVICE,
});
