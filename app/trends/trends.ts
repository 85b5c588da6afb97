import type { TrendPoint, TrendSignal } from "../engines/seasons";
import type { ArticleProblem, FoundArticles } from "./articles";

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

/** Why a topic could not be read: too many look-ups, or Wikipedia could not be asked. */
type LookUpProblem = "too-many" | "unreachable";

/** What pages and functions may ask about trends. */
export interface Trends {
  /** Whether interest is made up here, as no source is connected. */
  isSample: boolean;
  /**
   * The record of a topic; null before the first reading. Either way the jobs read the topic from now on. Throws a
   * TrendFetchError if it was never read because the last reading ended in an HTTP status.
   */
  forTopic(topic: string): Promise<TrendRecord | null>;
  /**
   * The record at hand, with no call outside and nothing noted; null without one. A sample is made up on the spot, for
   * subjects of the sample catalogue alone.
   */
  recall(topic: string): Promise<TrendRecord | null>;
  /**
   * Reads a topic now and keeps its record, within the visitor's limit; one that is at hand and young is not read anew.
   * Throws only unexpected errors.
   */
  lookUp(
    topic: string,
  ): Promise<{ ok: true; record: TrendRecord | null } | { ok: false; problem: LookUpProblem }>;
  /** The Wikipedia articles that match some words. Never throws. */
  articles(words: string): Promise<FoundArticles>;
  /**
   * Reads a topic by an article of the visitor's choice, one of those that `words` find. Answers null when it
   * is chosen, else the problem. Throws only unexpected errors.
   */
  choose(choice: { topic: string; article: string; words: string }): Promise<ArticleProblem | null>;
  /** Notes that a topic was set, so that the jobs read it. Throws when that could not be stored. */
  ask(topic: string): Promise<void>;
}

/** Spec section 8, Trends. */
export const TRENDS_FAILED = "Failed to fetch trend data";

/** Spec section 8, Trends: a reading that ended in an HTTP status. */
export class TrendFetchError extends Error {
  override name = "TrendFetchError";

  constructor(status: number) {
    super(`Failed to fetch trends: ${status}`);
  }
}

/** Where a topic is not read at once: when to look again (spec section 2, Trend panel), on every page that says so. */
export const LOOK_AGAIN = "Check back in a few hours.";
