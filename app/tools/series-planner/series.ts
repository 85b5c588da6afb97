import { z } from "zod";

/** Spec section 3, Series: its status values. A video is one of the first three, a series never "published". */
export const VIDEO_STATUSES = ["planned", "in-progress", "published"] as const;
export type VideoStatus = (typeof VIDEO_STATUSES)[number];
export type SeriesStatus = Exclude<VideoStatus, "published"> | "completed";

export const seriesVideo = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(VIDEO_STATUSES),
  /** A day in UTC, "2026-11-24"; null while there is none. */
  publishDate: z.iso.date().nullable(),
  /** Its length; null while it is not known. */
  minutes: z.number().nullable(),
});
export type SeriesVideo = z.infer<typeof seriesVideo>;

/**
 * Spec section 3, Series. Its status and completionPercentage are not kept: they follow from the videos
 * (progress.ts). What nobody has estimated is null.
 */
export const series = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** How many videos it is meant to have; those listed may be fewer or more. */
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
  /** What the analysis has suggested so far, by title, so that it comes with something new. */
  suggested: z.array(z.string()),
  /** The video deleted last, and the one it stood behind: what undo brings back until anything else is done. */
  lastDeleted: z.object({ series: z.string(), after: z.string().nullable(), video: seriesVideo }).nullable(),
});
export type PlannerState = z.infer<typeof plannerState>;

/** The state with one series changed. */
export function withSeries(
  state: PlannerState,
  id: string,
  change: (series: Series) => Series,
): PlannerState {
  return { ...state, series: state.series.map((one) => (one.id === id ? change(one) : one)) };
}

export function seriesOf(state: PlannerState, id: string): Series | undefined {
  return state.series.find((one) => one.id === id);
}
