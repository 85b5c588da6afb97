/** The dummy user's topic, and what an empty topic becomes (spec sections 3 and 5). */
export const DEFAULT_TOPIC = "content creation";

/** A topic as it is stored and looked up: one spelling for case, spaces and Unicode forms. */
export function topicKey(topic: string): string {
  return topic.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase().normalize("NFC");
}

/** Spec section 3, Trend record. */
export const TREND_SIGNALS = ["spiking", "rising", "steady", "declining"] as const;
export type TrendSignal = (typeof TREND_SIGNALS)[number];

/** One week of interest: the ISO date it begins on (UTC) and how much there was, in the source's own unit. */
export interface TrendPoint {
  date: string;
  value: number;
}

/** How interest in a topic moves (spec section 3, Trend record). Stored as JSON: its fields keep their names. */
export interface TrendRecord {
  keyword: string;
  trend_signal: TrendSignal;
  /** Percent, week over week; null for "not enough data". */
  trend_velocity: number | null;
  /** English month name; null when no season shows. */
  seasonal_peak_month: string | null;
  interest_over_time: TrendPoint[];
  /** ISO 8601 instant. */
  last_updated: string;
  /** SAMPLE_INTEREST or WIKIPEDIA_INTEREST, named wherever the record shows. */
  source: string;
  /** The Wikipedia article whose readers were counted; null for samples and unmatched topics. */
  article: string | null;
}

/** The names of the two sources. Readers of an article are not searches, and are never called that. */
export const SAMPLE_INTEREST = "Sample interest";

export const WIKIPEDIA_INTEREST = "Wikipedia reader interest";
