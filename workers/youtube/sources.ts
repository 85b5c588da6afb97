import type { VideoSource } from "../../app/engines/findings";
import { TOPIC_MESSAGES } from "../../app/functions/topic/messages";
import { nextPacificMidnight } from "../../app/numbers/pacific-day";
import {
  isSpent,
  type QuotaBucket,
  type SourceStatus,
  type Sources,
  type StatusEndpoint,
  UNITS_A_DAY,
  type UnitsByBucket,
} from "../../app/services/quota";
import { searchProblem, YoutubeError } from "./api/problems";
import type { CachedAnswers } from "./cached-answers";
import type { Run } from "./one-asker";

/** As pages name it beside what was found. */
export const YOUTUBE: VideoSource = { kind: "youtube", name: "YouTube" };

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
        return spent ? problem(TOPIC_MESSAGES.quota) : { ok: true, source: SOURCE };
      } catch (error) {
        if (!(error instanceof YoutubeError)) {
          report(error);
          return problem(TOPIC_MESSAGES.unexpected);
        }
        const reason = searchProblem(error.problem);
        if (reason !== "quota") warn(error.message);
        return problem(TOPIC_MESSAGES[reason]);
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

interface Vars {
  YOUTUBE_SEARCHES_A_DAY?: string;
  YOUTUBE_UNITS_A_DAY?: string;
}

/** The daily quota that a deployment sets; YouTube's usual one without a whole number. */
export function dailyLimits(vars: Vars, warn: (text: string) => void): UnitsByBucket {
  function limit(name: keyof Vars, usual: number): number {
    // A var of wrangler.toml may also be written as a number.
    const text = String(vars[name] ?? "").trim();
    if (text === "") return usual;
    if (/^\d{1,12}$/.test(text)) return Number(text);
    warn(`${name} is no whole number: ${usual} instead`);
    return usual;
  }
  return {
    ...UNITS_A_DAY,
    search: limit("YOUTUBE_SEARCHES_A_DAY", UNITS_A_DAY.search),
    general: limit("YOUTUBE_UNITS_A_DAY", UNITS_A_DAY.general),
  };
}
