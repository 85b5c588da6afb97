import type { QuotaToday } from "./quota";

/** The endpoints of the API Status card (spec section 7, API health). */
export const STATUS_ENDPOINTS = ["/api/youtube-insights/status", "/api/youtube-analytics/status"] as const;
export type StatusEndpoint = (typeof STATUS_ENDPOINTS)[number];

/** What an endpoint stands on. */
export interface SourceStatus {
  ok: boolean;
  /** Named beside the dot: "Sample catalogue", "YouTube Data API". */
  source: { kind: "sample" | "youtube"; name: string };
  /** What is wrong, for the creator; none where nothing is. */
  problem?: string;
}

/** What pages and functions may ask about the outside world. Asking spends no search. */
export interface Sources {
  /** Never throws: a source that cannot be asked is a status, too. */
  status(endpoint: StatusEndpoint): Promise<SourceStatus>;
  /** What is spent of today's YouTube quota; null where no live source is configured. */
  quota(): Promise<QuotaToday | null>;
}
