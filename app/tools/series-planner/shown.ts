import { compact } from "../../numbers/compact";
import type { Outlook } from "../tool/tool";
import { advice, type Gap, gaps } from "./advice";
import { dayOf, daysBetween, daysText, shortDay } from "./days";
import { placeOf } from "./place";
import { completionPercentage, seriesStatus, totals } from "./progress";
import { releaseBoard } from "./release-board";
import type { PlannerState, Series, SeriesStatus, SeriesVideo, VideoStatus } from "./series";

const STATUS: Record<VideoStatus | SeriesStatus, { text: string; tone: "neutral" | "fair" | "good" }> = {
  planned: { text: "Planned", tone: "neutral" },
  "in-progress": { text: "In progress", tone: "fair" },
  published: { text: "Published", tone: "good" },
  completed: { text: "Completed", tone: "good" },
};

export type PlannerShown = ReturnType<typeof show>;
export type SeriesShown = PlannerShown["series"][number];
export type VideoShown = SeriesShown["videos"][number];

export function show(state: PlannerState, { now, search }: Outlook) {
  const today = dayOf(now);
  const place = placeOf(state.series, search);
  return {
    stats: stats(state, today),
    board: releaseBoard(state.series, today),
    series: state.series.map((one, index) => ({
      ...seriesShown(one, today),
      open: place.open ? place.open === one.id : place.first && index === 0,
      step: place.step?.id === one.id ? place.step.name : null,
      editing: place.editing,
      undo: place.undoes && state.lastDeleted?.series === one.id ? undone(one, state.lastDeleted) : null,
    })),
    focus: place.focus,
  };
}

/** Two figures of spec section 4, and two that follow from spec section 3's Series. */
function stats(state: PlannerState, today: string): { label: string; value: string; note?: string }[] {
  const { totalSeries, plannedVideos, averageCompletion, nextRelease } = totals(state, today);
  return [
    { label: "Total Series", value: String(totalSeries) },
    { label: "Planned Videos", value: String(plannedVideos), note: "Not begun yet" },
    {
      label: "Avg Completion",
      value: averageCompletion === null ? "–" : `${averageCompletion}%`,
      note: "Across all series",
    },
    {
      label: "Next Release",
      value: nextRelease ? shortDay(nextRelease, today) : "–",
      note: nextRelease ? ahead(daysBetween(today, nextRelease)) : "No date ahead",
    },
  ];
}

function ahead(days: number): string {
  if (days === 0) return "Today";
  return days === 1 ? "Tomorrow" : `In ${days} days`;
}

function seriesShown(one: Series, today: string) {
  const completion = completionPercentage(one.videos);
  const published = one.videos.filter(({ status }) => status === "published").length;
  const between = gaps(one.videos);
  return {
    id: one.id,
    title: one.title,
    description: one.description,
    topics: one.topics,
    facts: facts(one),
    estimated: one.estimatedViews !== null,
    status: STATUS[seriesStatus(one.videos)],
    completion,
    counted: one.videos.length === 0 ? "No videos yet" : `${published} of ${one.videos.length} published`,
    // Two pairs of videos may have the same titles, so that the same is said of both.
    advice: advice(one.videos, today).map((line, place) => ({ ...line, id: `${one.id}-advice-${place}` })),
    videos: one.videos.map((video, index) => ({
      ...video,
      ...STATUS[video.status],
      day: video.publishDate && shortDay(video.publishDate, today),
      gap: gapShown(between[index] ?? null),
    })),
  };
}

/** What is known of a series beside its videos; what nobody has estimated is left out. */
function facts(one: Series): { term: string; value: string; wide?: true }[] {
  const { estimatedViews: views, estimatedWatchTime: hours, estimatedCompletionTime: weeks } = one;
  return [
    { term: "Estimated views", value: views ? `${compact(views.min)} to ${compact(views.max)}` : "" },
    { term: "Estimated watch time", value: hours ? `${compact(hours)} hours` : "" },
    { term: "Estimated videos", value: one.estimatedVideos ? String(one.estimatedVideos) : "" },
    { term: "Estimated completion time", value: weeks ? (weeks === 1 ? "1 week" : `${weeks} weeks`) : "" },
    { term: "Suggested title format", value: one.suggestedTitleFormat, wide: true as const },
    { term: "Suggested thumbnail style", value: one.suggestedThumbnailStyle, wide: true as const },
    { term: "Target audience", value: one.targetAudience, wide: true as const },
  ].filter(({ value }) => value !== "");
}

function gapShown(gap: Gap | null) {
  if (!gap) return null;
  const { days, tone, open } = gap;
  const text =
    days < 0 ? `${daysText(-days)} before` : days === 0 ? "the same day" : `${daysText(days)} later`;
  return { text, off: open && tone !== "good" };
}

/** The video deleted last, and where it stood. */
function undone(one: Series, { after, video }: { after: string | null; video: SeriesVideo }) {
  return { video: video.id, title: video.title, place: one.videos.findIndex(({ id }) => id === after) + 1 };
}
