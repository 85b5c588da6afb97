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

/**
 * The buckets of the YouTube Data API's quota, in units a day: searches have one of their own since
 * 2026-06-01, `videos:batchGetStats` since 2026-06-03 (YouTube Data API, Quota costs). Each is for a whole
 * deployment, and is full again at midnight Pacific time.
 */
export const QUOTA_BUCKETS = ["search", "general", "stats"] as const;
export type QuotaBucket = (typeof QUOTA_BUCKETS)[number];

export type UnitsByBucket = Record<QuotaBucket, number>;

/** The units YouTube gives a project, unless it was granted more. */
export const UNITS_A_DAY: UnitsByBucket = { search: 100, general: 10_000, stats: 10_000 };

/** What is spent of today's quota. */
export interface QuotaToday {
  spent: UnitsByBucket;
  /** The day's limits; UNITS_A_DAY if left out. */
  limits?: UnitsByBucket;
  /** ISO 8601 instant at which the buckets are full again. */
  resetsAt: string;
}

/** Whether nothing is left of a bucket. */
export function isSpent(spent: UnitsByBucket, limits: UnitsByBucket, bucket: QuotaBucket): boolean {
  return spent[bucket] >= limits[bucket];
}
