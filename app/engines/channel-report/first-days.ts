import type { DailyViews } from "../../model/upload";
import { addDays } from "../../numbers/days";
import { studioDay } from "../../numbers/pacific-day";
import { quantile } from "../../statistics/quantiles";
import { logGrowth } from "../growth";
import type { AgedUpload } from "./equal-age";

/** What a typical upload has after so many days: half of the uploads lie within `low` to `high`. */
export interface FirstDays {
  days: number;
  views: number;
  low: number;
  high: number;
  /** Sums of real daily views, or the growth curve's estimate from the counts of today. */
  source: "daily views" | "growth curve";
  uploads: { upload: AgedUpload; views: number }[];
}

const HORIZONS = [1, 7, 30];

/** With fewer videos whose days are all known, the growth curve says more. */
const MIN_VIDEOS = 3;

/** Daily views are summed for so many of the newest uploads that have them. */
const CHARTED_UPLOADS = 100;

/** An estimate is made from so many of the newest uploads. */
const ESTIMATE_UPLOADS = 30;

/**
 * What a typical upload has after 1, 7 and 30 days. From `Chart data` where it knows every day of three uploads and
 * more from the day they were published: the first day is then the rest of the publish day. Else estimated by the
 * growth curve from the newest 30. [] with fewer than three uploads.
 */
export function typicalFirstDays(settled: AgedUpload[], daily: DailyViews[]): FirstDays[] {
  const byVideo = new Map(daily.map(({ videoId, days }) => [videoId, days]));
  const charted = settled
    .flatMap((upload) => {
      const { videoId } = upload.upload;
      const days = videoId === null ? undefined : byVideo.get(videoId);
      return days ? [{ upload, days }] : [];
    })
    .slice(-CHARTED_UPLOADS);
  return HORIZONS.flatMap((days) => {
    const summed = charted.flatMap(({ upload, days: known }) => {
      const views = sumOfDays(known, upload.upload.publishedAt, days);
      return views === null ? [] : [{ upload, views }];
    });
    if (summed.length >= MIN_VIDEOS) return [typical(days, "daily views", summed)];
    const estimated = settled
      .slice(-ESTIMATE_UPLOADS)
      .map((upload) => ({ upload, views: 10 ** (upload.logViews + logGrowth(days)) }));
    return estimated.length >= MIN_VIDEOS ? [typical(days, "growth curve", estimated)] : [];
  });
}

/** The views of the first days; null if one of them is not known. */
function sumOfDays(known: DailyViews["days"], publishedAt: string, days: number): number | null {
  const published = studioDay(publishedAt);
  const end = addDays(published, days);
  const first = known.filter(({ day }) => day >= published && day < end);
  return first.length === days ? first.reduce((total, { views }) => total + views, 0) : null;
}

function typical(days: number, source: FirstDays["source"], uploads: FirstDays["uploads"]): FirstDays {
  const values = uploads.map(({ views }) => views);
  const at = (share: number) => quantile(values, share) ?? 0;
  return { days, views: at(0.5), low: at(0.25), high: at(0.75), source, uploads: uploads.toReversed() };
}
