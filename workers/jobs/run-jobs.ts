import { describeError } from "../middleware/request-log";

/** A job answers what its log line says, and reports errors that did not end it. */
type Job = (report: (error: unknown) => void) => Promise<object>;

export interface Jobs {
  deliverMail: Job;
  dropExpired: Job;
  dropChannelData: Job;
  /** Takes what YouTube's API told out of published cards. */
  dropOutcomes: Job;
  /** Reads on in connected channels. */
  readChannels: Job;
  purge: Job;
  /** Reads the trends of topics that could not be read when they were set. */
  readNewTopics: Job;
  /** Searches for a topic that a creator named, for the Live Visibility Score. */
  searchTopics: Job;
  /** Asks the payment provider about subscriptions whose period has passed without its word. */
  rereadSubscriptions: Job;
  refreshTrends: Job;
}

/** The cron of wrangler.toml that delivers mail, drops what has expired and reads channels, a few at a time; any other is daily. */
export const OFTEN_CRON = "*/5 * * * *";

/**
 * Runs what a cron is for, with one log line a job: some every five minutes, the rest once a day. The first are not
 * part of the daily run, which has one share of CPU and calls for all its jobs. A job that fails does not keep the
 * others from running; the first failure is thrown after them, so that cron shows it.
 */
export async function runJobs(jobs: Jobs, cron: string): Promise<void> {
  const often: [name: string, job: Job][] = [
    ["deliver-mail", jobs.deliverMail],
    ["drop-expired", jobs.dropExpired],
    ["search-topics", jobs.searchTopics],
    ["drop-channel-data", jobs.dropChannelData],
    ["drop-outcomes", jobs.dropOutcomes],
    ["read-new-topics", jobs.readNewTopics],
    // Last: it makes as many calls as the others have left it.
    ["read-channels", jobs.readChannels],
  ];
  const daily: [name: string, job: Job][] = [
    // The short ones that must run come first: a long job may use up what a run is given.
    ["purge", jobs.purge],
    ["reread-subscriptions", jobs.rereadSubscriptions],
    ["refresh-trends", jobs.refreshTrends],
  ];
  const failures: unknown[] = [];
  for (const [name, job] of cron === OFTEN_CRON ? often : daily) {
    const errors: unknown[] = [];
    const report = (error: unknown) => void errors.push(describeError(error));
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
