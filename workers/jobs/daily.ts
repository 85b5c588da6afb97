import { type RefreshTrends, refreshTrends } from "./refresh-trends";

export interface JobServices {
  refreshTrends: Omit<RefreshTrends, "report">;
  describeError(error: unknown): unknown;
}

/** What cron runs, with one log line a job. A job that fails as a whole is thrown on, so that cron shows it. */
export async function runDailyJobs({ refreshTrends: trends, describeError }: JobServices): Promise<void> {
  const errors: unknown[] = [];
  const counts = await refreshTrends({ ...trends, report: (error) => errors.push(describeError(error)) });
  const level = errors.length > 0 ? "error" : "info";
  console.log(JSON.stringify({ level, job: "refresh-trends", ...counts, errors }));
}
