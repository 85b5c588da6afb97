import { writeNextStep } from "../channel/report/next-steps";
import type { ChannelSummary } from "../model/channel";
import { aboutDayText } from "../numbers/days";
import { compactCounted, timesText } from "../numbers/figures";

export type ChannelPanelShown = ReturnType<typeof showChannelPanel>;

/** The connected channel as the dashboard shows it: its last uploads beside the usual, and what to do next. */
export function showChannelPanel({ name, isSample, lastUploads, next, reading }: ChannelSummary) {
  return {
    name,
    isSample,
    /** Figures count what is read so far. */
    isReading: reading?.state === "reading",
    uploads: lastUploads.map(
      ({ videoId, title, publishedAt, publishedWithinDays, views, multiple, outlier }) => ({
        key: `${videoId ?? publishedAt} ${title}`,
        title,
        href: videoId && !isSample ? `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}` : null,
        day: aboutDayText(publishedAt, publishedWithinDays),
        views: compactCounted(views, "view"),
        times: multiple === null ? null : timesText(multiple),
        outlier,
      }),
    ),
    next: next.map(writeNextStep),
  };
}
