import type { D1Database } from "@cloudflare/workers-types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noteUse, type Uses } from "./unwritten-uses";

const NOON = new Date("2026-11-24T12:00:30Z");
const later = (ms: number) => new Date(NOON.getTime() + ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Notes calls of one database, and keeps what is written. */
function noting() {
  const database = {} as D1Database;
  const written: Uses[] = [];
  const work: Promise<unknown>[] = [];
  const writing = {
    write: async (uses: Uses) => void written.push(structuredClone(uses)),
    waitUntil: (one: Promise<unknown>) => void work.push(one),
  };
  return {
    written,
    work,
    note: (called: string, now = NOON, id = "key") => noteUse(database, { id, called, now }, writing),
  };
}

describe("uses of a key", () => {
  it("that come together are written together, once", async () => {
    const { note, written, work } = noting();
    expect([note("plan.list"), note("plan.list"), note("channel.read")]).toEqual([1, 2, 3]);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(written).toMatchObject([
      {
        calls: 3,
        day: "2026-11-24",
        called: [
          { day: "2026-11-24", called: "plan.list", times: 2 },
          { day: "2026-11-24", called: "channel.read", times: 1 },
        ],
      },
    ]);
    expect(work).toHaveLength(1);
  });

  it("are counted anew once they are written, and apart from another key's", async () => {
    const { note, written } = noting();
    expect([note("plan.list"), note("plan.list", NOON, "other")]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(note("plan.list", later(200))).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(written.map(({ calls }) => calls)).toEqual([1, 1, 1]);
  });

  it("begin a new minute's count, and lose none of the minute before", async () => {
    const { note, written } = noting();
    const [before, after] = [new Date("2026-11-24T23:59:59.990Z"), new Date("2026-11-25T00:00:00.010Z")];
    expect([note("plan.list", before), note("plan.list", after)]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(100);
    expect(written).toMatchObject([
      {
        calls: 1,
        day: "2026-11-25",
        minute: after.getTime() / 60_000 - 10 / 60_000,
        called: [
          { day: "2026-11-24", times: 1 },
          { day: "2026-11-25", times: 1 },
        ],
      },
    ]);
  });

  it("of a request that was cut off are written by a later one", async () => {
    const { note, written } = noting();
    note("plan.list");
    vi.clearAllTimers();
    expect(note("plan.list", later(5_000))).toBe(2);
    note("plan.list", later(20_000));
    await vi.advanceTimersByTimeAsync(100);
    expect(written).toMatchObject([{ calls: 1, called: [{ called: "plan.list", times: 3 }] }]);
  });
});
