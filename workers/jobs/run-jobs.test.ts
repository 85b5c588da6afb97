import { describe, expect, it, vi } from "vitest";
import { type JobServices, OFTEN_CRON, runJobs } from "./run-jobs";

const DAILY_CRON = "17 3 * * *";

/** The names of the jobs that ran, in the log's order. */
async function ran(cron: string, over: Partial<JobServices> = {}): Promise<string[]> {
  const services = {
    refreshTrends: {
      recentTopics: async () => [],
      saveTrends: async () => {},
      saveSamples: async () => {},
      interest: { read: async () => null },
      sample: () => {
        throw new Error("nothing to sample");
      },
      now: new Date("2026-11-21T03:17:00Z"),
    },
    purgeOld: { purge: async () => ({ owners: 0 }), now: new Date("2026-11-21T03:17:00Z") },
    dropExpired: { find: async () => [], now: new Date("2026-11-21T03:17:00Z") },
    deliverOutbox: {
      delivery: { claim: async () => [], note: async () => {}, post: {} },
      waiting: async () => 0,
    },
    describeError: (error: unknown) => String(error),
    ...over,
  } as unknown as JobServices;
  const lines: string[] = [];
  const spy = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
  try {
    await runJobs(services, cron);
  } catch {
    // Thrown on for cron; the log says which it was.
  } finally {
    spy.mockRestore();
  }
  return lines.map((line) => JSON.parse(line).job);
}

describe("runJobs", () => {
  it("delivers mail and drops what is over every five minutes, and nothing else then", async () => {
    expect(await ran(OFTEN_CRON)).toEqual(["deliver-mail", "drop-expired"]);
  });

  it("leaves both out of the daily run, whose limits the trends need", async () => {
    expect(await ran(DAILY_CRON)).toEqual(["purge", "reread-subscriptions", "refresh-trends"]);
  });

  it("runs the other job where one fails", async () => {
    const purge = () => Promise.reject(new Error("down"));
    expect(await ran(DAILY_CRON, { purgeOld: { purge, now: new Date() } })).toEqual([
      "purge",
      "reread-subscriptions",
      "refresh-trends",
    ]);
  });
});
