import type { ArticleProblem, FoundArticles } from "../model/article";
import type { TrendRecord } from "../model/trend";

/** A topic as it is read: its one spelling, and the article to read about where that is settled. */
export interface ReadTopic {
  keyword: string;
  article: string | null;
}

/** Where the interest in a topic comes from: one adapter a source, all answering whole records. */
export interface InterestSource {
  /**
   * The record of a topic as of `now`; null when the source knows nothing of it. Throws an InterestError when
   * it cannot be asked.
   */
  read(topic: ReadTopic, now: Date): Promise<TrendRecord | null>;
}

/** What readers look up articles with. */
export interface ArticleSearch {
  /** The titles that words could mean, the likeliest first. Throws an InterestError. */
  find(words: string): Promise<string[]>;
}

/** Asked too often; not reached, or not in time; or an answer that nobody can use. */
type InterestProblem = "too-many" | "unreachable" | "failed";

export class InterestError extends Error {
  override name = "InterestError";

  readonly problem: InterestProblem;
  /** The HTTP status that says so; undefined where none came. */
  readonly status?: number;

  constructor(problem: InterestProblem, message: string, options?: ErrorOptions & { status?: number }) {
    super(message, options);
    this.problem = problem;
    this.status = options?.status;
  }
}

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

/** Spec section 8, Trends: a reading that ended in an HTTP status. */
export class TrendFetchError extends Error {
  override name = "TrendFetchError";

  constructor(status: number) {
    super(`Failed to fetch trends: ${status}`);
  }
}
