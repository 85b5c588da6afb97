import { keepNewest } from "../../app/hydration/keep-newest";
import type { TrendRecord } from "../../app/model/trend";
import { perDatabase } from "./database";

/** A record changes once a day, and a minute's age of what the job has just read anew is nobody's loss. */
const KEPT_MS = 60_000;

/** Of some 10 KB each: the topics of the minute, and little of an isolate's memory. */
const MOST_KEPT = 100;

export type TrendMemory = ReturnType<typeof trendMemory>;

/** What is remembered of a database. */
export const trendMemoryOf = perDatabase(() => trendMemory());

/**
 * The trend records read within the last minute, by their keys: one topic is that of many dashboards, and of every
 * visitor of the demo. What is not there, or could not be read, is not remembered.
 */
export function trendMemory(most = MOST_KEPT) {
  const kept = new Map<string, { record: TrendRecord; readAt: number }>();

  return {
    /** The record of a key as it was read less than a minute ago; null where none was, or the clock went back. */
    find(key: string, now: Date): TrendRecord | null {
      const found = kept.get(key);
      if (!found) return null;
      const age = now.getTime() - found.readAt;
      return age >= 0 && age < KEPT_MS ? found.record : null;
    },

    /** Remembers a record; beyond `most` of them the one read longest ago goes. */
    keep(key: string, record: TrendRecord, now: Date): void {
      keepNewest(kept, key, { record, readAt: now.getTime() }, most);
    },

    /** Forgets records that others were written over. */
    forget(keys: string[]): void {
      for (const key of keys) kept.delete(key);
    },
  };
}
