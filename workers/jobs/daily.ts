import { type PurgeOld, purgeOld } from "./purge";
import { type RefreshTrends, refreshTrends } from "./refresh-trends";

export interface JobServices {
  refreshTrends: Omit<RefreshTrends, "report">;
  purgeOld: PurgeOld;
  describeError(error: unknown): unknown;
}

type Job = (report: (error: unknown) => void) => Promise<object>;

/**
 * What cron runs, with one log line a job. One that fails as a whole does not keep the others from running,
 * and is thrown on after them, so that cron shows it.
 */
export async function runDailyJobs(services: JobServices): Promise<void> {
  const jobs: [name: string, job: Job][] = [
    // First what is soon done and has to be: a long job may use up what a run is given.
    ["purge", () => purgeOld(services.purgeOld)],
    ["refresh-trends", (report) => refreshTrends({ ...services.refreshTrends, report })],
  ];
  const failures: unknown[] = [];
  for (const [name, job] of jobs) {
    const errors: unknown[] = [];
    const report = (error: unknown) => void errors.push(services.describeError(error));
    const log = (facts: object) => {
      const level = errors.length > 0 ? "error" : "info";
      console.log(JSON.stringify({ level, job: name, ...facts, errors }));
    };
    try {
      log(await job(report));
    } catch (error) {
      report(error);
      log({ failed: "the whole job" });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
