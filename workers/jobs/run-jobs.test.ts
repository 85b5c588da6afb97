import { describe, expect, it, vi } from "vitest";
import { type JobRun, OFTEN_CRON, runJobs } from "./run-jobs";
import { JOBS, type Job, type JobDeps } from "./table";

const DAILY_CRON = "17 3 * * *";

interface Did {
  /** What each job's log line says, in the log's order. */
  lines: { job: string; level: string; errors: unknown[] }[];
  /** What each was given. */
  runs: JobRun[];
  thrown: unknown;
}

async function run(jobs: readonly Job[], cron: string): Promise<Did> {
  const did: Did = { lines: [], runs: [], thrown: undefined };
  const spy = vi.spyOn(console, "log").mockImplementation((line) => void did.lines.push(JSON.parse(line)));
  const open = (given: JobRun) => {
    did.runs.push(given);
    return { report: given.report } as JobDeps;
  };
  try {
    await runJobs(jobs, open, cron);
  } catch (error) {
    did.thrown = error;
  } finally {
    spy.mockRestore();
  }
  return did;
}

/** The jobs of the table, which do nothing; some do as a test says. */
const doing = (over: Record<string, Job["run"]> = {}) =>
  JOBS.map((job) => ({ ...job, run: over[job.name] ?? (async () => ({ ran: { done: {} }, calls: 0 })) }));

const names = ({ lines }: Did) => lines.map(({ job }) => job);

describe("runJobs", () => {
  it("sends, drops, searches and reads a little every five minutes, and runs nothing else then", async () => {
    expect(names(await run(doing(), OFTEN_CRON))).toEqual([
      "mail-notes",
      "deliver-mail",
      "deliver-events",
      "drop-expired",
      "search-topics",
      "drop-channel-data",
      "drop-outcomes",
      "read-new-topics",
      "note-seasons",
      "ask-hub",
      "read-watched",
      "read-channels",
    ]);
  });

  it("leaves these out of the daily run, whose limits the trends need", async () => {
    expect(names(await run(doing(), DAILY_CRON))).toEqual([
      "close-day",
      "purge",
      "reread-subscriptions",
      "refresh-trends",
    ]);
  });

  it("runs the other jobs where one fails, and then throws why", async () => {
    const down = new Error("down");
    const purge: Job["run"] = async ({ report }) => {
      report(down);
      return { ran: { refused: { status: 503, message: "Not deleted." } }, calls: 0 };
    };
    const did = await run(doing({ purge }), DAILY_CRON);
    expect(names(did)).toEqual(["close-day", "purge", "reread-subscriptions", "refresh-trends"]);
    expect(did.thrown).toBe(down);
    expect(did.lines[1]).toMatchObject({ level: "error", failed: "the whole job" });
    expect(did.lines[1]?.errors).toHaveLength(1);
  });

  it("throws what a job refused without an error", async () => {
    const purge: Job["run"] = async () => ({
      ran: { refused: { status: 429, message: "Too much today." } },
      calls: 0,
    });
    expect((await run(doing({ purge }), DAILY_CRON)).thrown).toEqual(new Error("Too much today."));
  });

  it("leaves each job the calls that those before it did not make", async () => {
    const of =
      (calls: number): Job["run"] =>
      async () => ({ ran: { done: {} }, calls });
    const did = await run(doing({ "deliver-mail": of(7), "search-topics": of(13) }), OFTEN_CRON);
    expect(did.runs.map(({ callsLeft }) => callsLeft)).toEqual([
      50, 50, 43, 43, 43, 30, 30, 30, 30, 30, 30, 30,
    ]);
  });

  it("leaves a job for the next run that could make more calls than are left", async () => {
    const mail: Job["run"] = async () => ({ ran: { done: {} }, calls: 40 });
    const did = await run(doing({ "deliver-mail": mail }), OFTEN_CRON);
    const left = did.lines.filter((line) => "left" in line).map(({ job }) => job);
    expect(left).toEqual(["search-topics", "read-new-topics"]);
    expect(did.runs).toHaveLength(10);
    expect(did.thrown).toBeUndefined();
  });

  it("counts a search that failed as one that was made", async () => {
    const searched = JOBS.find(({ name }) => name === "search-topics");
    const dueTopics = {
      searches: 100,
      answeredToday: async () => 0,
      claim: async () => ({ ownerId: "o", key: "rye", topic: "rye" }),
      postpone: async () => {},
    };
    const videos = {
      source: { kind: "youtube" },
      recall: async () => ({ ok: false, problem: "nothing-found" }),
      search: async () => ({ ok: false, problem: "unreachable" }),
    };
    const deps = { dueTopics, videos, request: { now: new Date(0) }, report: () => {} };
    expect(await searched?.run(deps as unknown as JobDeps)).toMatchObject({
      ran: { done: { failed: "unreachable" } },
      calls: 13,
    });
    const broken = {
      ...deps,
      dueTopics: { ...dueTopics, postpone: () => Promise.reject(new Error("down")) },
    };
    expect(await searched?.run(broken as unknown as JobDeps)).toMatchObject({ calls: 13 });
  });

  it("waits for what a job began before the next", async () => {
    const order: string[] = [];
    const begun = new Promise<void>((resolve) => setTimeout(resolve, 5)).then(() => void order.push("kept"));
    const open = ({ waitUntil, report }: JobRun) => {
      waitUntil(begun);
      return { report } as JobDeps;
    };
    const next: Job["run"] = async () => {
      order.push("next");
      return { ran: { done: {} }, calls: 0 };
    };
    const spy = vi.spyOn(console, "log").mockImplementation(() => {});
    await runJobs(doing({ "reread-subscriptions": next }), open, DAILY_CRON);
    spy.mockRestore();
    expect(order).toEqual(["kept", "next"]);
  });
});
