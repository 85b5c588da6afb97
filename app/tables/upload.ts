/** One of a channel's uploads, as its owner or the YouTube adapter gives it. */
export interface PastUpload {
  title: string;
  /** A Date, or an ISO instant or day. */
  publishedAt: Date | string;
  /** Counted at the instant the forecast is made as of. */
  views: number;
  /** null or absent if unknown: the upload then counts as a long one. */
  durationSeconds?: number | null;
}

/** No field says "Short": 180 s or less is a heuristic, wrong both ways (references, "YouTube Data API v3"). */
export const SHORT_SECONDS = 180;

export type UploadKind = "short" | "long";

/** Short or long by its length; null if the length is unknown or not above 0. */
export function uploadKind(durationSeconds: number | null): UploadKind | null {
  if (durationSeconds === null || !(durationSeconds > 0)) return null;
  return durationSeconds <= SHORT_SECONDS ? "short" : "long";
}
