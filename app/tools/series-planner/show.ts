import { scaleUtc } from "d3-scale";
import {
  completionPercentage,
  type PlannerState,
  type Series,
  type SeriesStatus,
  type SeriesVideo,
  seriesStatus,
  totals,
  type VideoStatus,
} from "../../functions/series";
import { seriesPlanner, seriesPlannerFunctions } from "../../functions/series-planner/sample";
import { percentLength } from "../../numbers/bounds";
import { addDays, daysBetween, isoDay, nearDayText } from "../../numbers/days";
import { compact, counted } from "../../numbers/figures";
import type { ShowContext } from "../tool/tool";
import { toolPage } from "../tool/tool";
import { type Gap, readPlace, releaseGaps, seriesGuidance } from "./guidance";
import { SERIES_ADVICE } from "./messages";

const STATUS: Record<VideoStatus | SeriesStatus, { text: string; tone: "neutral" | "fair" | "good" }> = {
  planned: { text: "Planned", tone: "neutral" },
  "in-progress": { text: "In progress", tone: "fair" },
  published: { text: "Published", tone: "good" },
  completed: { text: "Completed", tone: "good" },
};

export type PlannerShown = ReturnType<typeof showPlanner>;
export type SeriesShown = PlannerShown["series"][number];
export type VideoShown = SeriesShown["videos"][number];

export function showPlanner(state: PlannerState, { now, search }: ShowContext) {
  const today = isoDay(now);
  const place = readPlace(state.series, search);
  return {
    answer: answerOf(state.series, today),
    stats: stats(state, today),
    calendar: releaseCalendar(state.series, today),
    series: state.series.map((one, index) => ({
      ...showSeries(one, today),
      open: place.open ? place.open === one.id : place.first && index === 0,
      step: place.step?.id === one.id ? place.step.name : null,
      editing: place.editing,
      undo: place.undoes && state.lastDeleted?.series === one.id ? undoShown(one, state.lastDeleted) : null,
    })),
    focus: place.focus,
  };
}

/** Two stats of spec section 4 and two derived from spec section 3's Series. */
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
      value: nextRelease ? nearDayText(nextRelease, today) : "–",
      note: nextRelease ? ahead(daysBetween(today, nextRelease)) : "No date ahead",
    },
  ];
}

/** The next video to publish, or what is missing before there is one; undefined without a series. */
function answerOf(all: Series[], today: string): string | undefined {
  if (all.length === 0) return undefined;
  const open = all.flatMap(({ title: series, videos }) =>
    videos.filter(({ status }) => status !== "published").map((video) => ({ ...video, series })),
  );
  const [next] = open
    .flatMap((video) => (video.publishDate ? [{ ...video, day: video.publishDate }] : []))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  if (next) {
    const { title, series, day } = next;
    if (day < today)
      return `“${title}” of “${series}” was due on ${nearDayText(day, today)}. Publish it, or move its date.`;
    const days = daysBetween(today, day);
    const when = days < 2 ? ahead(days).toLowerCase() : `on ${nearDayText(day, today)}`;
    return `Next is “${title}” of “${series}”, ${when}.`;
  }
  const [undated] = open;
  return undated
    ? `Give “${undated.title}” of “${undated.series}” a date: nothing is scheduled.`
    : "Nothing is left to publish. Add a video, or begin a series.";
}

function ahead(days: number): string {
  if (days === 0) return "Today";
  return days === 1 ? "Tomorrow" : `In ${days} days`;
}

function showSeries(one: Series, today: string) {
  const completion = completionPercentage(one.videos);
  const published = one.videos.filter(({ status }) => status === "published").length;
  const gaps = releaseGaps(one.videos);
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
    // Numbered, since two pairs of videos with the same titles get the same text.
    guidance: seriesGuidance(one.videos, today).map((line, index) => ({
      ...line,
      id: `${one.id}-guidance-${index}`,
    })),
    videos: one.videos.map((video, index) => ({
      ...video,
      ...STATUS[video.status],
      day: video.publishDate && nearDayText(video.publishDate, today),
      gap: showGap(gaps[index] ?? null),
    })),
  };
}

/** A series' details beside its videos. Missing estimates are left out. */
function facts(one: Series): { term: string; value: string; wide?: true }[] {
  const { estimatedViews: views, estimatedWatchTime: hours, estimatedCompletionTime: weeks } = one;
  return [
    { term: "Estimated views", value: views ? `${compact(views.min)} to ${compact(views.max)}` : "" },
    { term: "Estimated watch time", value: hours ? `${compact(hours)} hours` : "" },
    { term: "Estimated videos", value: one.estimatedVideos ? String(one.estimatedVideos) : "" },
    { term: "Estimated completion time", value: weeks ? counted(weeks, "week") : "" },
    { term: "Suggested title format", value: one.suggestedTitleFormat, wide: true as const },
    { term: "Suggested thumbnail style", value: one.suggestedThumbnailStyle, wide: true as const },
    { term: "Target audience", value: one.targetAudience, wide: true as const },
  ].filter(({ value }) => value !== "");
}

function showGap(gap: Gap | null) {
  if (!gap) return null;
  const { days, tone, open } = gap;
  const text =
    days < 0
      ? `${counted(-days, "day")} before`
      : days === 0
        ? "the same day"
        : `${counted(days, "day")} later`;
  return { text, off: open && tone !== "good" };
}

/** The last deleted video and its position. */
function undoShown(one: Series, { after, video }: { after: string | null; video: SeriesVideo }) {
  return { video: video.id, title: video.title, index: one.videos.findIndex(({ id }) => id === after) + 1 };
}

/** Days drawn around today. Dates further off would squeeze the rest together. */
const DAYS_BACK = 56;
const DAYS_AHEAD = 112;
const STATUS_WORDS: Record<VideoStatus, string> = {
  published: "published",
  "in-progress": "in progress for",
  planned: "planned for",
};

/** Every series on one timeline. Positions are shares of the chart's width. */
export interface ReleaseCalendar {
  today: string;
  ticks: { x: string; label: string }[];
  rows: CalendarRow[];
  /** Titles of the series without a date in view. */
  undated: string[];
}

export interface CalendarRow {
  id: string;
  title: string;
  from: string;
  to: string;
  dots: { id: string; x: string; status: VideoStatus }[];
  /** The row in words. */
  text: string;
}

type Dated = SeriesVideo & { publishDate: string };

/** Lays out the videos dated from eight weeks ago to sixteen weeks ahead; null without any. */
export function releaseCalendar(all: Series[], today: string): ReleaseCalendar | null {
  const [first, last] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  const rows = all.map(({ id, title, videos }) => ({
    id,
    title,
    dated: videos
      .filter((video): video is Dated => video.publishDate !== null)
      .filter(({ publishDate }) => publishDate >= first && publishDate <= last)
      .toSorted((one, other) => one.publishDate.localeCompare(other.publishDate)),
  }));
  const days = [today, ...rows.flatMap(({ dated }) => dated.map(({ publishDate }) => publishDate))].sort();
  const [from, to] = [days[0], days.at(-1)];
  if (days.length === 1 || !from || !to) return null;
  // A day of margin, so that a single date has a position.
  const ends = [addDays(from, -1), addDays(to, 1)].map((day) => new Date(day));
  const scale = scaleUtc(ends, [2, 98]);
  const x = (day: string) => percentLength(scale(new Date(day)));
  return {
    today: x(today),
    ticks: scale
      .ticks(5)
      .map((tick) => ({ x: percentLength(scale(tick)), label: nearDayText(tick.toISOString(), today) })),
    rows: rows.flatMap(({ id, title, dated }) => {
      const [begin, end] = [dated[0], dated.at(-1)];
      if (!begin || !end) return [];
      return {
        id,
        title,
        from: x(begin.publishDate),
        to: x(end.publishDate),
        dots: dated.map((video) => ({ id: video.id, x: x(video.publishDate), status: video.status })),
        text: describeRow(dated, today),
      };
    }),
    undated: rows.filter(({ dated }) => dated.length === 0).map(({ title }) => title),
  };
}

/** "published Nov 3, Nov 9; in progress for Nov 22; planned for Nov 27" */
function describeRow(dated: Dated[], today: string): string {
  const parts = (["published", "in-progress", "planned"] as const).map((wanted) => {
    const days = dated.filter(({ status }) => status === wanted);
    const text = days.map(({ publishDate }) => nearDayText(publishDate, today)).join(", ");
    return text && `${STATUS_WORDS[wanted]} ${text}`;
  });
  return parts.filter(Boolean).join("; ");
}

/** The Sample desk's page. */
export const plannerPage = toolPage({
  rules: seriesPlanner,
  functions: seriesPlannerFunctions,
  show: showPlanner,
  advice: SERIES_ADVICE,
});
