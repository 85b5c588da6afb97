import { median, robustSpread } from "../../statistics/quantiles";
import { logGrowth } from "../growth";
import { type Comparison, compareGroups } from "./compare-groups";
import { type AgedUpload, type AgedUploads, ownDeviations, usualBefore } from "./equal-age";

/** One of the newest uploads beside the channel's usual. */
export interface NewestUpload extends AgedUpload {
  /** What the channel's usual would be at this upload's age: the median of up to 20 before it. */
  usualViews: number | null;
  /** Its views over that; null if it is younger than three days or has fewer than five before it. */
  multiple: number | null;
  /** Whether it stands clearly apart from the channel's uploads of its time. */
  outlier: "over" | "under" | null;
}

/** The last ten uploads against the 20 before them. */
export interface LatestRun extends Comparison {
  /** Outliers above among them, and their share (0 to 1) of the run's views at equal age. */
  hits: NewestUpload[];
  hitShare: number;
}

export const NEWEST = 30;
const RUN = 10;

/** The channel's spread is that of so many of its newest uploads. */
const SPREAD_UPLOADS = 100;

/** An outlier lies this many robust standard deviations from the uploads around it … */
export const OUTLIER_DEVIATIONS = 2.5;

/** … and has at least this many times its usual, or less than one in this many: closer is no news to anybody. */
export const OUTLIER_TIMES = 2;

/**
 * The newest 30 uploads of a kind, newest first, each with its multiple of the usual. An outlier lies 2.5 robust
 * standard deviations from the ten uploads on either side, and is at least twice or at most half its usual.
 */
export function compareNewest({ settled, young }: AgedUploads): NewestUpload[] {
  const from = Math.max(settled.length - SPREAD_UPLOADS, 0);
  const deviations = ownDeviations(settled.slice(from));
  const known = deviations.filter((own) => own !== null);
  const [middle, spread] = [median(known) ?? 0, robustSpread(known) ?? 0];
  const compared = settled.slice(from).map((one, at): NewestUpload => {
    const usual = median(usualBefore(settled, from + at).map(({ logViews }) => logViews));
    if (usual === null) return { ...one, usualViews: null, multiple: null, outlier: null };
    const multiple = 10 ** (one.logViews - usual);
    const away = ((deviations[at] ?? middle) - middle) / (spread || Number.POSITIVE_INFINITY);
    const over = away > OUTLIER_DEVIATIONS && multiple >= OUTLIER_TIMES;
    const under = away < -OUTLIER_DEVIATIONS && multiple <= 1 / OUTLIER_TIMES;
    return {
      ...one,
      usualViews: 10 ** (usual + logGrowth(one.ageDays)),
      multiple,
      outlier: over ? "over" : under ? "under" : null,
    };
  });
  const fresh = young.map(
    (one): NewestUpload => ({ ...one, usualViews: null, multiple: null, outlier: null }),
  );
  return [...compared, ...fresh].slice(-NEWEST).reverse();
}

/** The last ten against the 20 before them; null with fewer than ten, or fewer than five before them. */
export function compareRun({ settled }: AgedUploads, newest: NewestUpload[]): LatestRun | null {
  const start = settled.length - RUN;
  if (start < 0) return null;
  const run = settled.slice(start);
  const comparison = compareGroups(run, usualBefore(settled, start));
  if (!comparison) return null;
  const inRun = new Set(run.map(({ upload }) => upload));
  const hits = newest.filter(({ upload, outlier }) => outlier === "over" && inRun.has(upload));
  return { ...comparison, hits, hitShare: viewsTogether(hits) / viewsTogether(run) };
}

function viewsTogether(uploads: AgedUpload[]): number {
  return uploads.reduce((total, { logViews }) => total + 10 ** logViews, 0);
}
