import { describe, expect, it, vi } from "vitest";
import { type Jobs, OFTEN_CRON, runJobs } from "./run-jobs";

const DAILY_CRON = "17 3 * * *";

/** The names of the jobs that ran, in the log's order. */
async function ran(cron: string, over: Partial<Jobs> = {}): Promise<string[]> {
  const job = async () => ({});
  const jobs: Jobs = {
    deliverMail: job,
    dropExpired: job,
    dropChannelData: job,
    dropOutcomes: job,
    readChannels: job,
    purge: job,
    readNewTopics: job,
    searchTopics: job,
    rereadSubscriptions: job,
    refreshTrends: job,
    ...over,
  };
  const lines: string[] = [];
  const spy = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
  try {
    await runJobs(jobs, cron);
  } catch {
    // Thrown on for cron; the log says which it was.
  } finally {
    spy.mockRestore();
  }
  return lines.map((line) => JSON.parse(line).job);
}

describe("runJobs", () => {
  it("sends, drops, searches and reads a little every five minutes, and runs nothing else then", async () => {
    expect(await ran(OFTEN_CRON)).toEqual([
      "deliver-mail",
      "drop-expired",
      "search-topics",
      "drop-channel-data",
      "drop-outcomes",
      "read-new-topics",
      "read-channels",
    ]);
  });

  it("leaves these out of the daily run, whose limits the trends need", async () => {
    expect(await ran(DAILY_CRON)).toEqual(["purge", "reread-subscriptions", "refresh-trends"]);
  });

  it("runs the other jobs where one fails", async () => {
    const purge = () => Promise.reject(new Error("down"));
    expect(await ran(DAILY_CRON, { purge })).toEqual(["purge", "reread-subscriptions", "refresh-trends"]);
  });
});
