import { comparedKind, type MeasuredUpload, type UploadKind } from "../../model/upload";
import { DAY_MS } from "../../numbers/days";
import { median } from "../../statistics/quantiles";
import { ageInDays, logGrowth, MIN_AGE_DAYS, MIN_UPLOADS, USUAL_UPLOADS } from "../growth";

/** An upload of known age with its views brought to equal age. */
export interface AgedUpload {
  upload: MeasuredUpload;
  /** Days since 1970 at which it was published, with their fraction. */
  day: number;
  /** Days from publishing to the count. */
  ageDays: number;
  /** log10 of the views at 30 days, by the growth curve. */
  logViews: number;
}

/** A channel's uploads of one kind that can be compared, oldest first. */
export interface AgedUploads {
  kind: UploadKind;
  /** Old enough to be compared: three days and more. */
  settled: AgedUpload[];
  /** Younger: their views say little yet. */
  young: AgedUpload[];
}

/** The channel's usual at an upload's time is the median of so many uploads on either side. */
const NEIGHBORS = 10;

/**
 * Uploads that can be compared, by kind, and how many cannot: dates that cannot be read or lie after the count, and
 * uploads without a view. An upload of unknown length counts as a long one. Age is counted to `countedAt`.
 */
export function ageUploads(uploads: MeasuredUpload[]): {
  long: AgedUploads;
  short: AgedUploads;
  excluded: number;
} {
  const aged = uploads
    .flatMap((upload) => ageUpload(upload) ?? [])
    .sort((a, b) => a.day - b.day || a.upload.views - b.upload.views);
  const ofKind = (kind: UploadKind): AgedUploads => {
    const own = aged.filter(({ upload }) => comparedKind(upload) === kind);
    return {
      kind,
      settled: own.filter(({ ageDays }) => ageDays >= MIN_AGE_DAYS),
      young: own.filter(({ ageDays }) => ageDays < MIN_AGE_DAYS),
    };
  };
  return { long: ofKind("long"), short: ofKind("short"), excluded: uploads.length - aged.length };
}

function ageUpload(upload: MeasuredUpload): AgedUpload | null {
  const { publishedAt, countedAt, views } = upload;
  const ageDays = ageInDays(publishedAt, new Date(countedAt));
  if (ageDays === null || !(views >= 1) || !Number.isFinite(views)) return null;
  const logViews = Math.log10(views) - logGrowth(ageDays);
  return { upload, day: Date.parse(publishedAt) / DAY_MS, ageDays, logViews };
}

/** The uploads that make the usual of the one at an index: up to 20 before it, [] if those are fewer than five. */
export function usualBefore(settled: AgedUpload[], at: number): AgedUpload[] {
  const before = settled.slice(Math.max(at - USUAL_UPLOADS, 0), at);
  return before.length < MIN_UPLOADS ? [] : before;
}

/**
 * How far each upload lies above its neighbors, the ten on either side, in log10 at equal age. A change of level moves
 * the neighbors too and so does not count as the upload's own. null with fewer than five neighbors.
 */
export function ownDeviations(settled: AgedUpload[]): (number | null)[] {
  const logs = settled.map(({ logViews }) => logViews);
  return logs.map((own, at) => {
    const around = [
      ...logs.slice(Math.max(at - NEIGHBORS, 0), at),
      ...logs.slice(at + 1, at + 1 + NEIGHBORS),
    ];
    return around.length < MIN_UPLOADS ? null : own - (median(around) ?? own);
  });
}
