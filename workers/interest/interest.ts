import type { TrendRecord } from "../../app/trends/trend";

/** Where the interest in a topic comes from: one adapter a source, all answering whole records. */
export interface InterestSource {
  /** The record of a keyword as of `now`; null when the source knows nothing of it. */
  read(keyword: string, now: Date): Promise<TrendRecord | null>;
}
