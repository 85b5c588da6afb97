import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../app/numbers/days";
import { UNITS_A_DAY } from "../../app/services/quota";
import { studioTable } from "../support/studio-export";
import { startChannels } from "./connected-channels";
import { startYoutube, type YoutubeStandIn } from "./youtube/youtube";

let youtube: YoutubeStandIn;
let here: Awaited<ReturnType<typeof startChannels>>;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  youtube = await startYoutube();
  here = await startChannels(youtube.url);
});
beforeEach(async () => {
  youtube.reset();
  await here.forget();
});
afterAll(async () => {
  await here?.stop();
  await youtube?.stop();
  vi.useRealTimers();
});

const VAST = "@twothousand";
// In the morning of a Pacific day, whose units are counted from midnight on.
const NOW = new Date("2026-11-22T18:00:00Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);
const reading = async (owner = "one", now = NOW) => (await here.own(owner, now).summary())?.reading;
const connected = async () =>
  expect(await here.connect("one", { channel: VAST }, NOW)).toEqual({ done: { sources: ["youtube"] } });

/** Reads on until nothing is due; the calls of each run. */
async function readAll(from = NOW): Promise<number[]> {
  const calls: number[] = [];
  for (let run = 1; run < 10; run++) {
    const done = await here.readOn(new Date(from.getTime() + run * 5 * MINUTE_MS));
    if (done.calls === 0) break;
    calls.push(done.calls);
  }
  return calls;
}

describe("a channel of 2,000 uploads", () => {
  it("is read in the background for 81 units, at most 40 calls a run, and never half shown as whole", async () => {
    await connected();
    expect([await here.units(), await reading()]).toEqual([9, { state: "reading", read: 200, of: 2000 }]);
    expect(await here.readOn(later(5 * MINUTE_MS))).toMatchObject({ read: 1, calls: 38, stopped: null });
    expect(await reading()).toEqual({ state: "reading", read: 1150, of: 2000 });
    expect(await here.readOn(later(10 * MINUTE_MS))).toMatchObject({ read: 1, calls: 34 });
    expect(await reading()).toEqual({ state: "whole", read: 2000, of: 2000 });
    expect([await here.units(), youtube.calls().length]).toEqual([81, 81]);

    const whole = await here.own("one", NOW).read();
    expect(whole?.uploads.map(({ videoId }) => videoId)).toEqual(
      youtube.library.vast.videos.map(({ id }) => id),
    );
    const { size = 0 } =
      (await here.database
        .prepare("select length(packed) as size from channels")
        .first<{ size: number }>()) ?? {};
    expect(size).toBeLessThan(300_000);
    expect(await here.readOn(later(15 * MINUTE_MS))).toMatchObject({ read: 0, calls: 0 });
  });

  it("goes on after the quota ended midway, and after half of the day's units are spent", async () => {
    await connected();
    youtube.control.set({ rest: { general: 15 } });
    const ended = await here.readOn(later(5 * MINUTE_MS));
    expect(ended).toMatchObject({ failed: 1, stopped: expect.stringContaining("quota exceeded") });
    // Seven pages of two calls, and one page whose videos were refused.
    expect(await reading()).toEqual({ state: "reading", read: 550, of: 2000 });
    // YouTube's word stands for all readings: nobody is asked.
    const called = youtube.calls().length;
    expect(await here.readOn(later(15 * MINUTE_MS))).toMatchObject({
      calls: 0,
      stopped: expect.stringContaining("half"),
    });
    expect(youtube.calls()).toHaveLength(called);

    youtube.control.set({ rest: { general: 10_000 } });
    const limits = { ...UNITS_A_DAY, general: 40 };
    const tomorrow = later(DAY_MS);
    await here.readOn(tomorrow, { limits });
    expect(await here.readOn(new Date(tomorrow.getTime() + 5 * MINUTE_MS), { limits })).toMatchObject({
      calls: 0,
      stopped: "half of the day's units are spent",
    });
    await readAll(new Date(tomorrow.getTime() + 10 * MINUTE_MS));
    expect(await reading()).toEqual({ state: "whole", read: 2000, of: 2000 });
    expect(here.reported).toEqual([]);
  });

  it("goes on after a run that was cut off, ten minutes later", async () => {
    await connected();
    const cutOff = async () => {
      throw new Error("the Worker was restarted");
    };
    await expect(here.readOn(later(5 * MINUTE_MS), { over: { save: cutOff } })).rejects.toThrow("restarted");
    expect(await reading()).toEqual({ state: "reading", read: 200, of: 2000 });
    expect(await here.readOn(later(10 * MINUTE_MS))).toMatchObject({ calls: 0 });
    await readAll(later(15 * MINUTE_MS));
    expect(await reading()).toEqual({ state: "whole", read: 2000, of: 2000 });
  });

  it("loses neither what a form sends meanwhile nor what the job read", async () => {
    await connected();
    const table = { name: "Table data.csv", bytes: new TextEncoder().encode(studioTable(10)) };
    await here.readOn(later(5 * MINUTE_MS), {
      over: {
        find: async (owners) => {
          const { findChannels } = await import("../../workers/db/channels");
          const { openDatabase } = await import("../../workers/db/database");
          const found = await findChannels(openDatabase(here.database), owners);
          if (!(await here.own("one", NOW).read())?.sources.some(({ kind }) => kind === "studio")) {
            expect(await here.connect("one", { file: table }, NOW)).toEqual({
              done: { sources: ["studio"] },
            });
          }
          return found;
        },
      },
    });
    const channel = await here.own("one", NOW).read();
    expect(channel?.sources.map(({ kind, uploads }) => [kind, uploads])).toEqual([
      ["youtube", 1150],
      ["studio", 10],
    ]);
  });

  it("brings nothing back that was disconnected while it was read", async () => {
    await connected();
    await here.readOn(later(5 * MINUTE_MS), {
      over: {
        api: {
          channels: async () => [],
          uploads: async () => {
            await here.own("one", NOW).disconnect();
            return { items: [], next: null };
          },
          videos: async () => [],
        },
      },
    });
    expect(await here.own("one", NOW).read()).toBeNull();
  });

  it("reads its newest 50 daily, and all of them every 25 days while its owner comes back", async () => {
    await connected();
    await readAll();
    youtube.reset();
    const day = later(DAY_MS + MINUTE_MS);
    expect(await here.readOn(day)).toMatchObject({ read: 1, calls: 3 });
    expect(await here.readOn(new Date(day.getTime() + 5 * MINUTE_MS))).toMatchObject({ calls: 0 });
    const counts = (await here.own("one", day).read())?.uploads.map(({ countedAt }) => countedAt) ?? [];
    expect(counts.filter((at) => at === day.toISOString())).toHaveLength(50);

    // Away for 14 days, its owner finds what was read last; back, they are read for again.
    expect(await here.readOn(later(16 * DAY_MS))).toMatchObject({ calls: 0 });
    await here.own("one", later(24 * DAY_MS)).summary();
    expect(await here.readOn(later(24 * DAY_MS))).toMatchObject({ calls: 3 });
    const all = later(25 * DAY_MS + MINUTE_MS);
    expect(await here.readOn(all)).toMatchObject({ calls: 37 });
    expect(
      await reading("one", all),
      "the uploads of the last pass are there until the next has ended",
    ).toMatchObject({
      state: "whole",
      read: 2000,
    });
    await readAll(all);
    expect(
      (await here.own("one", all).read())?.uploads.every(({ countedAt }) => countedAt >= all.toISOString()),
    ).toBe(true);
  });

  it("leaves 30 days after it was last read, by the job and where none ran", async () => {
    await connected();
    await readAll();
    await here.connect("one", { uploads: "Sharpening, 2025-10-01, 1200\nHoning, 2025-10-08, 900" }, NOW);
    const late = later(30 * DAY_MS + MINUTE_MS);
    expect(await here.own("one", late).summary()).toMatchObject({ uploads: 2, reading: null });
    expect((await here.own("one", late).read())?.sources.map(({ kind }) => kind)).toEqual(["list"]);
    expect(await here.dropExpired(later(28 * DAY_MS))).toEqual({ channels: 0 });
    expect(await here.dropExpired(later(29 * DAY_MS + MINUTE_MS))).toEqual({ channels: 1 });
    const { packed = "" } =
      (await here.database.prepare("select packed from channels").first<{ packed: string }>()) ?? {};
    expect(packed).not.toContain("of a long life");
    expect(packed).toContain("Honing");
  });

  it("is gone where YouTube knows it no more, and what was deleted leaves with the next pass", async () => {
    await connected();
    await readAll();
    const [first, second] = youtube.library.vast.videos;
    youtube.control.set({ missing: [first?.id ?? ""] });
    await readAll(later(26 * DAY_MS));
    await here.own("one", later(26 * DAY_MS)).summary();
    await readAll(later(26 * DAY_MS));
    const left = await here.own("one", later(26 * DAY_MS)).read();
    expect([left?.uploads.length, left?.uploads[0]?.videoId]).toEqual([1999, second?.id]);
    youtube.control.set({ missing: [youtube.library.vast.id] });
    await here.readOn(later(27.1 * DAY_MS));
    expect(await reading("one", later(27.1 * DAY_MS))).toMatchObject({ state: "gone" });
    expect(await here.readOn(later(29 * DAY_MS))).toMatchObject({ calls: 0 });
  });

  it("costs D1 few rows a connection, a page, a run and a day", async () => {
    const connection = await here.counted(connected);
    const page = await here.counted(() => here.own("one", NOW).summary());
    const room = await here.counted(() => here.own("one", NOW).read());
    const run = await here.counted(() => here.readOn(later(5 * MINUTE_MS)));
    await readAll(later(5 * MINUTE_MS));
    const day = await here.counted(() => here.readOn(later(DAY_MS + 20 * MINUTE_MS)));
    const idle = await here.counted(() => here.readOn(later(DAY_MS + 25 * MINUTE_MS)));
    console.log(JSON.stringify({ connection, page, room, run, day, idle }));
    expect(page).toEqual({ read: 1, written: 0, queries: 1 });
    expect(room).toEqual({ read: 1, written: 0, queries: 1 });
    expect(connection.written).toBeLessThan(30);
    expect(run.written).toBeLessThan(15);
    expect(run.queries).toBeLessThan(12);
    expect(day.written).toBeLessThan(15);
    expect(idle.written).toBe(0);
  });
});

describe("two visitors with the same channel", () => {
  it("have it each of their own, and cost YouTube one reading of its newest 200", async () => {
    await connected();
    expect(await here.connect("two", { channel: VAST }, NOW)).toEqual({ done: { sources: ["youtube"] } });
    expect(await here.units()).toBe(9);
    await here.own("one", NOW).disconnect();
    expect(await here.own("one", NOW).summary()).toBeNull();
    await readAll();
    expect(await reading("two")).toEqual({ state: "whole", read: 2000, of: 2000 });
    expect(await here.own("one", NOW).read()).toBeNull();
  });
});
