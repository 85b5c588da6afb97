import { describeError } from "../middleware/request-log";
import type { Job, JobDeps } from "./table";

/** The cron of wrangler.toml that runs what comes every five minutes; any other is daily. */
export const OFTEN_CRON = "*/5 * * * *";

/** Calls outside that an invocation may make on Cloudflare's Free plan. */
export const CALLS_A_RUN = 50;

/** What one job of a run is given. */
export interface JobRun {
  /** Calls outside that this run may still make. */
  callsLeft: number;
  /** Puts an error that does not end the job on its log line. */
  report(error: unknown): void;
  /** Work that is to be done before the job counts as ended. */
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Runs what a cron is for, with one log line a job: some every five minutes, the rest once a day. The first are not
 * part of the daily run, which has one share of CPU and calls for all its jobs. A job that fails does not keep the
 * others from running; the first failure is thrown after them, so that cron shows it.
 */
export async function runJobs(
  jobs: readonly Job[],
  open: (run: JobRun) => JobDeps,
  cron: string,
): Promise<void> {
  const often = cron === OFTEN_CRON ? "five minutes" : "day";
  const failures: unknown[] = [];
  let callsLeft = CALLS_A_RUN;
  for (const { name, every, needs, run } of jobs) {
    if (every !== often) continue;
    if (callsLeft < needs) {
      console.log(JSON.stringify({ level: "info", job: name, left: "for the next run", errors: [] }));
      continue;
    }
    const errors: unknown[] = [];
    const begun: Promise<unknown>[] = [];
    const report = (error: unknown) => void errors.push(error);
    const { ran, calls } = await run(open({ callsLeft, report, waitUntil: (work) => void begun.push(work) }));
    await Promise.allSettled(begun);
    callsLeft -= calls;
    if ("refused" in ran) {
      if (errors.length === 0) report(new Error(ran.refused.message));
      // Reported last.
      failures.push(errors.at(-1));
    }
    const level = errors.length > 0 ? "error" : "info";
    const facts = "done" in ran ? ran.done : { failed: "the whole job" };
    console.log(
      JSON.stringify({ level, job: name, ...(facts as object), errors: errors.map(describeError) }),
    );
  }
  if (failures.length > 0) throw failures[0];
}
