import { z } from "zod";

/** Spec section 3, Series: its status values. A video is one of the first three, a series never "published". */
export const VIDEO_STATUSES = ["planned", "in-progress", "published"] as const;
export type VideoStatus = (typeof VIDEO_STATUSES)[number];
export type SeriesStatus = Exclude<VideoStatus, "published"> | "completed";

const seriesVideo = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(VIDEO_STATUSES),
  /** A day in UTC, "2026-11-24"; null without one. */
  publishDate: z.iso.date().nullable(),
  /** Its length; null if unknown. */
  minutes: z.number().nullable(),
});
export type SeriesVideo = z.infer<typeof seriesVideo>;

/**
 * Spec section 3, Series. Its status and completionPercentage are not saved, since they follow from the videos (see
 * below). Estimates nobody made are null.
 */
const series = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Planned number of videos. The list may have fewer or more. */
  estimatedVideos: z.number().nullable(),
  estimatedViews: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** Hours, over the first three months. */
  estimatedWatchTime: z.number().nullable(),
  topics: z.array(z.string()),
  videos: z.array(seriesVideo),
  suggestedThumbnailStyle: z.string(),
  suggestedTitleFormat: z.string(),
  targetAudience: z.string(),
  /** Weeks from the first shot to the last release. */
  estimatedCompletionTime: z.number().nullable(),
});
export type Series = z.infer<typeof series>;

export const plannerState = z.object({
  series: z.array(series),
  /** Titles of earlier suggestions, so that the next one is new. */
  suggested: z.array(z.string()),
  /** The last deleted video and the one it followed: undo restores it until the next action. */
  lastDeleted: z.object({ series: z.string(), after: z.string().nullable(), video: seriesVideo }).nullable(),
});
export type PlannerState = z.infer<typeof plannerState>;

/** The state with one series changed. */
export function updateSeries(
  state: PlannerState,
  id: string,
  change: (series: Series) => Series,
): PlannerState {
  return { ...state, series: state.series.map((one) => (one.id === id ? change(one) : one)) };
}

export function findSeries(state: PlannerState, id: string): Series | undefined {
  return state.series.find((one) => one.id === id);
}

/** Published videos in percent of those listed, rounded down so that 100 means every video; 0 for an empty list. */
export function completionPercentage(videos: Pick<SeriesVideo, "status">[]): number {
  if (videos.length === 0) return 0;
  return Math.floor((100 * videos.filter(({ status }) => status === "published").length) / videos.length);
}

/** A series' status: planned while no video is begun, completed once all are published, else in progress. */
export function seriesStatus(videos: Pick<SeriesVideo, "status">[]): SeriesStatus {
  if (videos.every(({ status }) => status === "planned")) return "planned";
  return videos.every(({ status }) => status === "published") ? "completed" : "in-progress";
}

/** What a series' progress is read from. */
interface Progress {
  videos: Pick<SeriesVideo, "status" | "publishDate">[];
}

interface PlannerTotals {
  totalSeries: number;
  /** Videos not begun yet. */
  plannedVideos: number;
  /** Mean of the series' percentages, rounded down; null without a series. */
  averageCompletion: number | null;
  /** Earliest publish date of an unpublished video, today included; null without one. */
  nextRelease: string | null;
}

/** The figures of the stats row. `today` is a day in UTC. */
export function totals({ series }: { series: Progress[] }, today: string): PlannerTotals {
  const videos = series.flatMap((one) => one.videos);
  const upcoming = videos.flatMap(({ status, publishDate }) =>
    status !== "published" && publishDate && publishDate >= today ? [publishDate] : [],
  );
  return {
    totalSeries: series.length,
    plannedVideos: videos.filter(({ status }) => status === "planned").length,
    averageCompletion: series.length === 0 ? null : Math.floor(sumOfCompletion(series) / series.length),
    nextRelease: upcoming.sort()[0] ?? null,
  };
}

function sumOfCompletion(series: Progress[]): number {
  return series.reduce((total, { videos }) => total + completionPercentage(videos), 0);
}
