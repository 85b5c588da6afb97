import { compact } from "../../numbers/compact";
import { relativeAge } from "../../numbers/relative-age";
import { scoreTone } from "../../numbers/score-tone";
import type { Outlook } from "../tool/tool";
import type { CompetitorVideo, MonitorState } from "./monitor";
import { timesUsual, usualOf } from "./usual";
import { axis, strip } from "./usual-picture";

export type MonitorShown = ReturnType<typeof showMonitor>;
export type ChannelShown = MonitorShown["channels"][number];
export type VideoShown = MonitorShown["videos"][number];

/** What the view draws: figures made, ages written, the strips of the picture measured. */
export function showMonitor(state: MonitorState, { now }: Outlook) {
  const active = state.channels.filter(({ isActive }) => isActive).length;
  return {
    channels: state.channels.map(({ subscriberCount, ...channel }) => ({
      ...channel,
      subscribers: subscriberCount === "Unknown" ? "Subscribers unknown" : `${subscriberCount} subscribers`,
    })),
    activeNote: state.channels.length > 0 ? `${active} of ${state.channels.length} active` : "None yet",
    videos: state.videos.map((video) => showVideo(video, now)),
    axis: axis(),
    totalVideosTracked: state.totalVideosTracked.toLocaleString("en-US"),
    avgViewsPerVideo: compact(state.avgViewsPerVideo),
    topPerformingChannel: state.topPerformingChannel,
    lastUpdated: relativeAge(state.lastUpdated, now),
  };
}

function showVideo(video: CompetitorVideo, now: Date) {
  const times = timesUsual(video);
  const { views, recent } = usualOf(video.channel);
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
