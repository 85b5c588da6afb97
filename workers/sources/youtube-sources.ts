import { ANALYZER_MESSAGES } from "../../app/analyzer/messages";
import { nextPacificMidnight } from "../../app/sources/pacific-day";
import { isSpent, type QuotaBucket, type UnitsByBucket } from "../../app/sources/quota";
import type { SourceStatus, Sources, StatusEndpoint } from "../../app/sources/sources";
import { YoutubeError } from "../youtube/api/problems";
import type { CachedAnswers } from "../youtube/cached-answers";
import type { Run } from "../youtube/one-asker";
import { searchProblem } from "../youtube/search-problem";

interface Setup {
  answers: CachedAnswers;
  /** The cheapest call there is: it shows that the key is good and YouTube answers. */
  ping(run: Run): Promise<unknown>;
  /** What is spent of each bucket today. */
  spentToday(): Promise<UnitsByBucket>;
  limits: UnitsByBucket;
  now(): Date;
  warn(text: string): void;
  report(error: unknown): void;
}

/** The bucket without which an endpoint can do no more than repeat itself. */
const NEEDS: Record<StatusEndpoint, QuotaBucket> = {
  "/api/youtube-insights/status": "search",
  "/api/youtube-analytics/status": "general",
};

const SOURCE: SourceStatus["source"] = { kind: "youtube", name: "YouTube Data API" };

/**
 * The YouTube Data API as a source. Its state is asked with a call of the general bucket, at most once a minute
 * for the whole deployment, since it is an answer like any other: one unit, and no search.
 */
export function youtubeSources({ answers, ping, spentToday, limits, now, warn, report }: Setup): Sources {
  return {
    async status(endpoint) {
      try {
        await answers.get("status", "key", async (run) => {
          await ping(run);
          return { ok: true };
        });
        const spent = isSpent(await spentToday(), limits, NEEDS[endpoint]);
        return spent ? problem(ANALYZER_MESSAGES.quota) : { ok: true, source: SOURCE };
      } catch (error) {
        if (!(error instanceof YoutubeError)) {
          report(error);
          return problem(ANALYZER_MESSAGES.unexpected);
        }
        const told = searchProblem(error.problem);
        if (told !== "quota") warn(error.message);
        return problem(ANALYZER_MESSAGES[told]);
      }
    },

    async quota() {
      const resetsAt = nextPacificMidnight(now()).toISOString();
      return { spent: await spentToday(), limits, resetsAt };
    },
  };
}

function problem(text: string): SourceStatus {
  return { ok: false, source: SOURCE, problem: text };
}
