import { type RefreshTrends, refreshTrends } from "./refresh-trends";

export interface JobServices {
  refreshTrends: Omit<RefreshTrends, "report">;
  describeError(error: unknown): unknown;
}

/** What cron runs, with one log line a job. One that fails as a whole is thrown on, so that cron shows it. */
export async function runDailyJobs({ refreshTrends: trends, describeError }: JobServices): Promise<void> {
  const errors: unknown[] = [];
  const report = (error: unknown) => void errors.push(describeError(error));
  const log = (facts: object) => {
    const level = errors.length > 0 ? "error" : "info";
    console.log(JSON.stringify({ level, job: "refresh-trends", ...facts, errors }));
  };
  try {
    log(await refreshTrends({ ...trends, report }));
  } catch (error) {
    report(error);
    log({ failed: "the whole job" });
    throw error;
  }
}
