import type { TrendPoint, TrendSignal } from "../engines/seasons";
import type { ArticleProblem, FoundArticles } from "./articles";

export interface TrendRecord {
  keyword: string;
  trend_signal: TrendSignal;
  /** Percent, week over week; null where there is too little to compare. */
  trend_velocity: number | null;
  /** English month name; null where no season shows. */
  seasonal_peak_month: string | null;
  interest_over_time: TrendPoint[];
  /** ISO 8601 instant. */
  last_updated: string;
  /** Named wherever the record shows. */
  source: string;
  /** The Wikipedia article whose readers were counted; null where none was. */
  article: string | null;
}

/** The names of the two sources. Readers of an article are no searches, and are never called so. */
export const SAMPLE_INTEREST = "Sample interest";
export const WIKIPEDIA_INTEREST = "Wikipedia reader interest";

/** The dummy user's topic and what an empty topic becomes (spec sections 3 and 5). */
export const DEFAULT_TOPIC = "content creation";

/** A topic as it is stored and looked up: one spelling for case, spaces and Unicode forms. */
export function topicKey(topic: string): string {
  return topic.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase().normalize("NFC");
}

/** What pages and functions may ask about trends. */
export interface Trends {
  /** The record of a topic; null when there is none yet. Either way the topic counts as asked for the job. */
  forTopic(topic: string): Promise<TrendRecord | null>;
  /** The Wikipedia articles that words could mean. Never throws. */
  articles(words: string): Promise<FoundArticles>;
  /**
   * Reads a topic by an article of the visitor's choice, one of those that `words` find: null when it is
   * chosen, else what is in the way. Throws what nobody foresaw.
   */
  choose(choice: { topic: string; article: string; words: string }): Promise<ArticleProblem | null>;
  /** Notes that a topic was set, so that the job reads it. Throws when that could not be kept. */
  ask(topic: string): Promise<void>;
}

/** Spec section 8, Trends. */
export const TRENDS_FAILED = "Failed to fetch trend data";
