import { pacificDay } from "../../app/numbers/pacific-day";
import type { UnitsByBucket } from "../../app/services/quota";
import type { Database } from "../db/database";
import { admitRun, forgetRefusal, newRefusal, runTally, shareLimits } from "../db/youtube-quota";
import type { TimeLimits } from "../time-limits";
import { youtubeApi } from "./api/client";
import type { YoutubeError } from "./api/problems";

interface Setup {
  db: Database;
  youtube: { key: string; baseUrl: string; limits: UnitsByBucket };
  timeLimits: TimeLimits;
  /** Names this run where it tries for everyone whether a refused bucket is open again. */
  holder: string;
  clock(): Date;
  /** What of the day's units it may use up by an instant; SHARE unless said. */
  share?(at: Date): number;
}

/** The share of the day's units that readings may use up: the other half is the analyzer's (keeping.ts, quotaShare). */
const SHARE = 0.5;

/** YouTube as a job of cron asks it: with a count of its calls, and what it spends in the ledger at its end. */
export function openJobApi({ db, youtube, timeLimits, holder, clock, share = () => SHARE }: Setup) {
  const tally = runTally();
  let calls = 0;
  const api = youtubeApi({
    key: youtube.key,
    baseUrl: youtube.baseUrl,
    fetch: (input, init) => {
      calls += 1;
      return fetch(input, init);
    },
    spent: tally.spent,
    now: clock,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    timeoutMs: timeLimits.youtubeCall,
    retryMs: timeLimits.youtubeRetry,
  });

  return {
    api,
    calls: () => calls,

    /** Whether readings have units left today; see admitRun. `end` writes down what was spent, in one round trip. */
    async admit() {
      const began = clock();
      const limits = shareLimits(youtube.limits, share(began));
      const run = { db, limits, holder, leaseMs: timeLimits.youtubeAnswer };
      const admitted = await admitRun(run, ["general"], began);
      if (!admitted) return null;
      return {
        units: limits.general - admitted.spent.general,
        async end(failed: YoutubeError | null) {
          const isSpentUp = failed?.problem.kind === "quota" && failed.problem.perDay;
          const refusal = isSpentUp ? newRefusal("general", clock()) : null;
          const opened = failed ? [] : admitted.tries.map((bucket) => forgetRefusal(db, bucket, holder));
          const [first, ...rest] = [...tally.statements(db, pacificDay(began), refusal), ...opened];
          if (first) await db.batch([first, ...rest]);
        },
      };
    },
  };
}
