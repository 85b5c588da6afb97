import type { QuotaToday } from "./quota";

/** The endpoints of the API Status card (spec section 7, API health). */
export const STATUS_ENDPOINTS = ["/api/youtube-insights/status", "/api/youtube-analytics/status"] as const;
export type StatusEndpoint = (typeof STATUS_ENDPOINTS)[number];

/** The state of the source behind an endpoint. */
export interface SourceStatus {
  ok: boolean;
  /** Named beside the dot: "Sample catalogue", "YouTube Data API". */
  source: { kind: "sample" | "youtube"; name: string };
  /** What is wrong, as text for the creator; undefined if `ok`. */
  problem?: string;
}

/** What pages and functions may ask about the sources. Asking spends no search. */
export interface Sources {
  /** Never throws: a source that cannot be asked is a status, too. */
  status(endpoint: StatusEndpoint): Promise<SourceStatus>;
  /** What is spent of today's YouTube quota; null if no live source is configured. */
  quota(): Promise<QuotaToday | null>;
}

/** A sample that can be read without a key: `asked` is what to ask for, `name` what people read. */
export interface SampleToTry {
  asked: string;
  name: string;
}
