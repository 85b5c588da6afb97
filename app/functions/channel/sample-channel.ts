import { growthShare } from "../../engines/growth";
import type { Layer } from "../../model/kept-channel";
import { type DailyViews, type MeasuredUpload, uploadKind } from "../../model/upload";
import { seeded } from "../../numbers/chance";
import { addDays, DAY_MS } from "../../numbers/days";
import { studioDay } from "../../numbers/pacific-day";
import type { ChannelAnswer } from "../../services/channels";

/** So many of a sample's newest uploads have their views day by day, and the channel so many days. */
const DAILY_UPLOADS = 20;
const DAILY_DAYS = 365;

/**
 * A sample channel with everything that an export of YouTube Studio would tell of it, so that the room shows all it
 * can. Invented, the same at every visit, and marked as sample wherever it shows.
 */
export function sampleLayer({ channel, uploads }: ChannelAnswer, now: Date): Layer {
  const countedAt = now.toISOString();
  const measured = uploads.map((upload): MeasuredUpload => {
    const { videoId, title, publishedAt, viewCount, likeCount, commentCount, durationSeconds } = upload;
    const known = { videoId, title, publishedAt, countedAt, views: viewCount, durationSeconds };
    return { ...known, likes: likeCount, comments: commentCount, ...studioFigures(upload) };
  });
  const days = new Map<string, number>();
  const perVideo = measured.map((upload) => dailyViews(upload, now));
  for (const { days: own } of perVideo) {
    for (const { day, views } of own) days.set(day, (days.get(day) ?? 0) + views);
  }
  const first = addDays(now, -DAILY_DAYS);
  const channelDays = [...days].filter(([day]) => day >= first).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    kind: "sample",
    at: countedAt,
    facts: {
      id: channel.channelId,
      name: channel.name,
      handle: channel.handle,
      subscribers: channel.subscriberCount,
    },
    uploads: measured,
    daily: [
      { videoId: null, days: channelDays.map(([day, views]) => ({ day, views })) },
      ...perVideo.slice(0, DAILY_UPLOADS),
    ],
    notes: [],
    currency: "USD",
    reading: null,
  };
}

type StudioFigures = Pick<
  MeasuredUpload,
  | "impressions"
  | "clickThroughRate"
  | "watchHours"
  | "averageViewSeconds"
  | "averageViewedShare"
  | "subscribers"
  | "revenue"
  | "rpm"
>;

/** In the order of what small channels see in Studio: a click-through rate of some 5 %, two fifths watched, an RPM of 4. */
function studioFigures({
  videoId,
  viewCount,
  durationSeconds,
}: ChannelAnswer["uploads"][number]): StudioFigures {
  const random = seeded(`${videoId} studio`);
  const around = (middle: number) => middle * (0.7 + 0.6 * random());
  const isShort = uploadKind(durationSeconds) === "short";
  const clickThroughRate = around(isShort ? 0.03 : 0.05);
  const averageViewedShare = around(isShort ? 0.75 : 0.41);
  const averageViewSeconds = durationSeconds && Math.round(durationSeconds * averageViewedShare);
  const rpm = Math.round(around(isShort ? 0.08 : 4) * 100) / 100;
  return {
    // Two of three views come from a thumbnail; a Short is mostly swiped to.
    impressions: Math.round((viewCount * (isShort ? 0.1 : 0.67)) / clickThroughRate),
    clickThroughRate: Math.round(clickThroughRate * 10_000) / 10_000,
    watchHours: averageViewSeconds && Math.round((viewCount * averageViewSeconds) / 360) / 10,
    averageViewSeconds,
    averageViewedShare: Math.round(averageViewedShare * 10_000) / 10_000,
    subscribers: Math.round(viewCount * around(0.004)),
    revenue: Math.round((viewCount / 1000) * rpm * 100) / 100,
    rpm,
  };
}

/** An upload's views by day along the growth curve, some days better than others; together they are its views. */
function dailyViews({ videoId, publishedAt, views }: MeasuredUpload, now: Date): DailyViews {
  const from = studioDay(publishedAt);
  const count = Math.max(1, Math.ceil((now.getTime() - Date.parse(from)) / DAY_MS));
  const random = seeded(`${videoId} days`);
  const shares = Array.from({ length: count }, (_, age) => {
    return (growthShare(age + 1) - growthShare(age)) * (0.8 + 0.4 * random());
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  let before = 0;
  let reached = 0;
  const days = shares.map((share, at) => {
    reached += share;
    const byThen = Math.round((views * reached) / sum);
    const day = { day: addDays(from, at), views: byThen - before };
    before = byThen;
    return day;
  });
  return { videoId, days };
}
