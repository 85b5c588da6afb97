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
