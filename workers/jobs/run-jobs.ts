import { type DeliverOutbox, deliverOutbox } from "./deliver-outbox";
import { type DropExpired, dropExpired } from "./drop-expired";
import { type PurgeOld, purgeOld } from "./purge";
import { type RefreshTrends, refreshTrends } from "./refresh-trends";

export interface JobServices {
  refreshTrends: Omit<RefreshTrends, "report">;
  purgeOld: PurgeOld;
  dropExpired: DropExpired;
  /** Asks the payment provider about subscriptions whose period has passed without its word. */
  rereadSubscriptions(report: (error: unknown) => void): Promise<object>;
  deliverOutbox: DeliverOutbox;
  describeError(error: unknown): unknown;
}

type NamedJob = [name: string, job: (report: (error: unknown) => void) => Promise<object>];

/** The cron of wrangler.toml that delivers mail and drops what is over, a few at a time; any other is the day's. */
export const OFTEN_CRON = "*/5 * * * *";

/**
 * What a cron runs, with one log line a job: some every five minutes, the rest once a day. Those are not part
 * of the day's run, which has one share of CPU and calls for all its jobs. One that fails as a whole does not
 * keep the others from running, and is thrown on after them, so that cron shows it.
 */
export async function runJobs(services: JobServices, cron: string): Promise<void> {
  const often: NamedJob[] = [
    ["deliver-mail", () => deliverOutbox(services.deliverOutbox)],
    ["drop-expired", (report) => dropExpired({ ...services.dropExpired, report })],
  ];
  const daily: NamedJob[] = [
    // First what is soon done and has to be: a long job may use up what a run is given.
    ["purge", () => purgeOld(services.purgeOld)],
    ["reread-subscriptions", (report) => services.rereadSubscriptions(report)],
    ["refresh-trends", (report) => refreshTrends({ ...services.refreshTrends, report })],
  ];
  const failures: unknown[] = [];
  for (const [name, job] of cron === OFTEN_CRON ? often : daily) {
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
