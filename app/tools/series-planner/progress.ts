import type { PlannerState, Series, SeriesStatus, SeriesVideo } from "./series";

/**
 * How much of a series is out: published videos of those listed, in whole percent; 0 where none are listed.
 * Rounded down, so that 100 means every video.
 */
export function completionPercentage(videos: Pick<SeriesVideo, "status">[]): number {
  if (videos.length === 0) return 0;
  return Math.floor((100 * videos.filter(({ status }) => status === "published").length) / videos.length);
}

/**
 * Where a series stands, from its videos: planned while none is begun (or none listed), completed once every
 * listed one is published, in progress between.
 */
export function seriesStatus(videos: Pick<SeriesVideo, "status">[]): SeriesStatus {
  if (videos.every(({ status }) => status === "planned")) return "planned";
  return videos.every(({ status }) => status === "published") ? "completed" : "in-progress";
}

export interface PlannerTotals {
  totalSeries: number;
  /** Videos that nobody has begun. */
  plannedVideos: number;
  /** Mean of the series' percentages, whole; null where there is no series. */
  averageCompletion: number | null;
  /** Of the videos still to be published, the earliest day that is not past. */
  nextRelease: string | null;
}

/** The stats row, counted anew from the series. `today` is a day in UTC. */
export function totals({ series }: Pick<PlannerState, "series">, today: string): PlannerTotals {
  const videos = series.flatMap((one) => one.videos);
  const coming = videos.flatMap(({ status, publishDate }) =>
    status !== "published" && publishDate && publishDate >= today ? [publishDate] : [],
  );
  return {
    totalSeries: series.length,
    plannedVideos: videos.filter(({ status }) => status === "planned").length,
    averageCompletion: series.length === 0 ? null : Math.floor(sum(series) / series.length),
    nextRelease: coming.sort()[0] ?? null,
  };
}

function sum(series: Series[]): number {
  return series.reduce((total, { videos }) => total + completionPercentage(videos), 0);
}
