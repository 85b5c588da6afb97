/** One of a channel's uploads, as its owner or the YouTube adapter gives it. */
export interface PastUpload {
  title: string;
  /** A Date, or an ISO instant or day. */
  publishedAt: Date | string;
  /**
   * Where the source tells an age ("3 weeks ago") and no day: how many days wide the range is in which it came out.
   * `publishedAt` is then its middle. Absent where the day is known.
   */
  publishedWithinDays?: number;
  /** Counted at the instant the forecast is made as of. */
  views: number;
  /** null or absent if unknown: the upload then counts as a long one. */
  durationSeconds?: number | null;
}

/**
 * One of a channel's uploads with everything its sources know of it (YouTube's API, an export of YouTube Studio, a
 * pasted list). A metric that no source had is null. Shares are 0 to 1, money is in the channel's one currency.
 */
export interface MeasuredUpload extends PastUpload {
  /** 11 characters; null where a list tells none. */
  videoId: string | null;
  /** An ISO instant, or a day ("2026-11-21") where the source tells no hour. */
  publishedAt: string;
  durationSeconds: number | null;
  /** ISO instant at which the views were counted: age is counted to here, not to today. */
  countedAt: string;
  likes: number | null;
  comments: number | null;
  impressions: number | null;
  /** Of those who saw the thumbnail, who clicked. */
  clickThroughRate: number | null;
  watchHours: number | null;
  averageViewSeconds: number | null;
  /** Of the video's length; loops can bring it above 1. */
  averageViewedShare: number | null;
  subscribers: number | null;
  revenue: number | null;
  /** Revenue of 1,000 views. */
  rpm: number | null;
}

/** An upload's fields where its source has only a title, a date and views. */
export const UNMEASURED = {
  videoId: null,
  durationSeconds: null,
  likes: null,
  comments: null,
  impressions: null,
  clickThroughRate: null,
  watchHours: null,
  averageViewSeconds: null,
  averageViewedShare: null,
  subscribers: null,
  revenue: null,
  rpm: null,
} satisfies Partial<MeasuredUpload>;

/** The width of an upload's publication range, to be spread into a copy of it: nothing where the day is known. */
export function publishedRange({ publishedWithinDays }: Pick<PastUpload, "publishedWithinDays">) {
  return publishedWithinDays ? { publishedWithinDays } : {};
}

/** Views a day of one video (`Chart data`) or of the whole channel (`Totals`, `videoId` null). */
export interface DailyViews {
  videoId: string | null;
  /** By day, oldest first; a day that the file leaves empty is absent. */
  days: { day: string; views: number }[];
}

/** No field says "Short": 180 s or less is a heuristic, wrong both ways (references, "YouTube Data API v3"). */
export const SHORT_SECONDS = 180;

export const UPLOAD_KINDS = ["long", "short"] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Short or long by its length; null if the length is unknown or not above 0. */
export function uploadKind(durationSeconds: number | null): UploadKind | null {
  if (durationSeconds === null || !(durationSeconds > 0)) return null;
  return durationSeconds <= SHORT_SECONDS ? "short" : "long";
}

/** The kind that an upload is compared with: one of unknown length counts as a long one. */
export function comparedKind({ durationSeconds = null }: Pick<PastUpload, "durationSeconds">): UploadKind {
  return uploadKind(durationSeconds) ?? "long";
}
