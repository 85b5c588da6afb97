import type { Limit } from "../middleware/limits";
import { searchProblem, YoutubeError } from "./api/problems";
import type { CachedAnswers } from "./cached-answers";
import { type AnswerKind, isFresh } from "./keeping";
import type { FetchFresh } from "./one-asker";

type ReadingProblem = "not-found" | "not-configured" | "quota" | "too-many" | "failed";
type Reading<Answer> = { ok: true; answer: Answer } | { ok: false; problem: ReadingProblem };

interface Setup {
  answers: CachedAnswers;
  /** Of what an address may have read anew. */
  limit: Limit;
  /** Counts a reading of the address's day, and a search where it may make one; throws CeilingReached after the last. */
  spend(kind: AnswerKind): Promise<void>;
  now(): Date;
  /** Puts a line for the operator on the request's log line. */
  warn(text: string): void;
}

export type Read = ReturnType<typeof readings>;

/**
 * What tools have read of YouTube one by one: channels, and comments. What is at hand and fresh is free; the rest is
 * limited an address, and comes once for all who ask the same at once (docs/decisions/0009-one-search.md). Throws
 * only what nobody foresaw.
 */
export function readings({ answers, limit, spend, now, warn }: Setup) {
  return async function read<Answer>(
    kind: AnswerKind,
    key: string,
    fetchFresh: FetchFresh<Answer>,
  ): Promise<Reading<Answer>> {
    const kept = await answers.find<Answer>(kind, key);
    if (kept && isFresh(kind, kept, now())) return { ok: true, answer: kept.answer };
    if (!(await limit())) return { ok: false, problem: "too-many" };
    try {
      return { ok: true, answer: (await answers.get(kind, key, fetchFresh, () => spend(kind))).answer };
    } catch (error) {
      if (!(error instanceof YoutubeError)) throw error;
      const problem = readingProblem(error);
      // A bucket that is spent is nothing to mend, and the meter shows it.
      if (problem !== "quota" && problem !== "not-found") warn(error.message);
      return { ok: false, problem };
    }
  };
}

function readingProblem({ problem }: YoutubeError): ReadingProblem {
  const reason = searchProblem(problem);
  if (reason === "nothing-found") return "not-found";
  return reason === "too-many" ? "quota" : reason;
}
