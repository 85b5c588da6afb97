import { z } from "zod";
import type { SearchAnswer } from "../engines/findings";
import { CeilingReached } from "../functions/refused";

import type { SearchOutcome, VideoSearch } from "../services/videos";
import { TOPIC_MAX } from "../words/bounds";
import { storable } from "../words/storable";
import { ANALYZER_MESSAGES, type AnalyzerProblem } from "./messages";

const STATUS: Record<AnalyzerProblem, number> = {
  failed: 502,
  "not-configured": 503,
  quota: 429,
  "nothing-found": 404,
  unexpected: 503,
  "too-many": 429,
  "too-long": 400,
  blank: 400,
};

/** The query that a form or an API call sends, trimmed (spec section 5, Analyzer). */
const analyzerQuery = z.object({
  query: z
    .string(ANALYZER_MESSAGES.blank)
    .transform((text) => storable(text).normalize("NFC").trim().replace(/\s+/g, " "))
    .pipe(z.string().min(1, ANALYZER_MESSAGES.blank).max(TOPIC_MAX, ANALYZER_MESSAGES["too-long"])),
});

export interface Refusal {
  problem: AnalyzerProblem;
  status: number;
  message: string;
  /** Seconds until it may be tried again, where that is not a minute. */
  retryAfter?: number;
}

/** The refusal for a problem: its status and the text people read. */
export function refusal(problem: AnalyzerProblem): Refusal {
  return { problem, status: STATUS[problem], message: ANALYZER_MESSAGES[problem] };
}

/** Reads the query from what was sent; the refusal of a blank or too long one. */
export function readQuery(input: unknown): { query: string } | { refused: Refusal } {
  const parsed = analyzerQuery.safeParse(input);
  if (parsed.success) return { query: parsed.data.query };
  const message = parsed.error.issues[0]?.message;
  return { refused: refusal(message === ANALYZER_MESSAGES["too-long"] ? "too-long" : "blank") };
}

/** The answer at hand; "unexpected", and a report, where nobody can tell whether there is one. */
export async function recall(
  query: string,
  { videos, report }: { videos: Pick<VideoSearch, "recall">; report(error: unknown): void },
): Promise<SearchOutcome | { ok: false; problem: "not-asked" | "unexpected" }> {
  try {
    return await videos.recall(query);
  } catch (error) {
    report(error);
    return { ok: false, problem: "unexpected" };
  }
}

/**
 * Searches for the query that was sent: the one rule behind the analyzer's form and `POST /api/youtube-insights`.
 * Never throws: an error goes to `report`, and is answered with the spec's text for it.
 */
export async function searchVideos(
  input: unknown,
  services: { videos: Pick<VideoSearch, "search">; report(error: unknown): void },
): Promise<{ answer: SearchAnswer } | { refused: Refusal }> {
  const read = readQuery(input);
  if ("refused" in read) return read;
  try {
    const outcome = await services.videos.search(read.query);
    return outcome.ok ? { answer: outcome.answer } : { refused: refusal(outcome.problem) };
  } catch (error) {
    if (error instanceof CeilingReached)
      return {
        refused: { ...refusal("too-many"), message: error.message, retryAfter: error.retryAfter },
      };
    services.report(error);
    return { refused: refusal("unexpected") };
  }
}
