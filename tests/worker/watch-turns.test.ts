// Watched channels in D1 while everything goes wrong: no event is doubled, and none is lost.
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { run } from "../../app/functions/run";
import { readWatchedChannels } from "../../app/functions/watch/read-due";
import type { SeenVideo, WatchPage } from "../../app/model/watch";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../app/numbers/days";
import type { WatchReading } from "../../app/services/readings";
import { JOB_CALLER } from "../../workers/caller";
import { openDatabase } from "../../workers/db/database";
import { leaseWatched, saveTurns } from "../../workers/db/watch-turns";
import { d1Watching } from "../../workers/db/watching";
import { ownedBy } from "../support/owned-by";
import { plenty } from "../support/plenty";

const START = Date.parse("2026-11-22T12:00:00Z");
const db = openDatabase(env.DB);
const idOf = (number: number) => `UC${String(number).padStart(22, "0")}`;

/** What YouTube has: per channel its uploads, newest first. */
let uploads: Map<string, SeenVideo[]>;

function upload(channel: number, name: string, at: number): SeenVideo {
  return {
    ...{ id: `${channel}-${name}`, title: name, publishedAt: new Date(at).toISOString() },
    ...{ seconds: 600, isShort: false, views: 1000, thumbnail: null },
  };
}

function publish(channel: number, name: string, at: number): void {
  uploads.get(idOf(channel))?.unshift(upload(channel, name, at));
}

const watching = (owner: string, at: number) => {
  const now = new Date(at);
  return d1Watching(db, {
    owners: ownedBy(owner),
    uses: plenty(db, now),
    now,
    report: () => {},
    most: async () => 10,
  });
};

/** One run of the job, with what a test changes of how it reads and keeps. */
async function turn(at: number, over: (reading: WatchReading) => Partial<WatchReading> = () => ({})) {
  const now = new Date(at);
  const holder = crypto.randomUUID();
  let calls = 0;
  const reading: WatchReading = {
    admit: async () => ({ units: 1000, tellsById: false, end: async () => {} }),
    lease: (most, until) => leaseWatched(db, { holder, now, until, most }),
    located: async (channels) => channels,
    async newest({ id }) {
      calls += 1;
      const page: WatchPage = {
        source: "api",
        at,
        videos: uploads.get(id) ?? [],
        isWhole: true,
        missing: [],
      };
      return { page, title: null };
    },
    details: async () => null,
    look: async () => ({ thumbnail: null }),
    save: (turns) => saveTurns(db, { holder, now }, turns),
    left: () => 40 - calls,
    made: () => calls,
    clock: () => now,
  };
  const reported: unknown[] = [];
  const watchReading = { ...reading, ...over(reading) };
  const report = (error: unknown) => void reported.push(error);
  const ran = await run(readWatchedChannels, {}, JOB_CALLER, { watchReading, request: { now }, report });
  return { ...("done" in ran ? ran.done : { refused: ran.refused.status }), reported };
}

/** What an owner was told, the oldest first. */
const told = async (owner = "ann") =>
  (await watching(owner, START).events({ most: 100 }))
    .map(({ kind, facts }) => `${kind} ${"video" in facts ? facts.video : ""}`)
    .reverse();

beforeEach(async () => {
  await env.DB.batch(
    ["owners", "watched_channels", "daily_uses"].map((one) => env.DB.prepare(`delete from ${one}`)),
  );
  uploads = new Map(
    [1, 2, 3].map((channel) => [
      idOf(channel),
      Array.from({ length: 6 }, (_, at) => upload(channel, `old-${at}`, START - (at + 1) * DAY_MS)),
    ]),
  );
  const all = [...uploads.keys()].map((id) => ({ id, title: id, playlist: "UU", page: null }));
  await watching("ann", START).add(all);
  await watching("ben", START).add(all.slice(0, 1));
});

/** After what went wrong: cron goes on for a day. */
async function settle(from: number) {
  for (let at = from; at < from + DAY_MS; at += HOUR_MS) await turn(at);
}

describe("a run of the job", () => {
  it("reads each channel once, and tells each who watches it", async () => {
    expect(await turn(START)).toMatchObject({ read: 3, failed: 0, events: 0, calls: 3 });
    expect(await turn(START + MINUTE_MS)).toMatchObject({ read: 0, calls: 0 });
    publish(1, "new", START + HOUR_MS);
    await settle(START + 2 * HOUR_MS);
    expect([await told(), await told("ben")]).toEqual([["watched-upload 1-new"], ["watched-upload 1-new"]]);
  });

  it("tells those of a file that it imported of past outliers, as past", async () => {
    const hit = uploads.get(idOf(2))?.[1];
    if (hit) hit.views = 9000;
    await turn(START);
    expect(await watching("ann", START).events({ most: 9 })).toMatchObject([
      { kind: "watched-outlier", facts: { video: "2-old-1", isPast: true } },
    ]);
  });

  it.each<[string, (reading: WatchReading) => Partial<WatchReading>]>([
    ["before it read anything", () => ({ newest: () => Promise.reject(new Error("killed")) })],
    ["before it kept anything", () => ({ save: () => Promise.reject(new Error("killed")) })],
    [
      "right after it kept all",
      ({ save }) => ({
        async save(turns) {
          await save(turns);
          throw new Error("killed");
        },
      }),
    ],
  ])("loses and doubles nothing when it is killed %s", async (_when, over) => {
    await turn(START);
    for (const channel of [1, 2, 3]) publish(channel, "new", START + HOUR_MS);
    expect(await turn(START + DAY_MS, over)).toMatchObject({ refused: 503 });
    // Nobody has them before the lease ends.
    await settle(START + DAY_MS + 5 * MINUTE_MS);
    expect((await told()).sort()).toEqual([1, 2, 3].map((channel) => `watched-upload ${channel}-new`));
  });

  it("shares no channel with another run at the same time", async () => {
    await turn(START);
    for (const channel of [1, 2, 3]) publish(channel, "new", START + HOUR_MS);
    const runs = await Promise.all([0, 0, 0].map(() => turn(START + DAY_MS)));
    expect(runs.reduce((sum, one) => sum + ("read" in one ? one.read : 0), 0)).toBe(3);
    expect(await told()).toHaveLength(3);
  });

  it("keeps nothing that it read before its lease ended, where another run took over", async () => {
    await turn(START);
    publish(1, "new", START + HOUR_MS);
    const late = await turn(START + DAY_MS, ({ save }) => ({
      async save(turns) {
        await turn(START + DAY_MS + 16 * MINUTE_MS);
        return save(turns);
      },
    }));
    expect(late).toMatchObject({ events: 0 });
    await settle(START + DAY_MS + HOUR_MS);
    expect(await told()).toEqual(["watched-upload 1-new"]);
  });

  it("takes up again after D1 was locked", async () => {
    await turn(START);
    publish(1, "new", START + HOUR_MS);
    const locked = () => Promise.reject(new Error("D1_ERROR: database is locked: SQLITE_BUSY"));
    expect(await turn(START + DAY_MS, () => ({ lease: locked }))).toMatchObject({ refused: 503 });
    expect(await turn(START + DAY_MS + MINUTE_MS, () => ({ save: locked }))).toMatchObject({ refused: 503 });
    await settle(START + DAY_MS + 20 * MINUTE_MS);
    expect(await told()).toEqual(["watched-upload 1-new"]);
  });

  it("goes on where the clock was ahead by a year and is set back", async () => {
    await turn(START);
    await turn(START + 365 * DAY_MS);
    // One was held at that time, too.
    await env.DB.prepare("update watched_channels set held_until = ? where id = ?")
      .bind(START + 365 * DAY_MS, idOf(1))
      .run();
    publish(1, "new", START + HOUR_MS);
    await settle(START + 2 * HOUR_MS);
    expect(await told()).toEqual(["watched-upload 1-new"]);
    await turn(START + 3 * DAY_MS);
    publish(1, "newer", START + 3 * DAY_MS + HOUR_MS);
    await settle(START + 4 * DAY_MS);
    expect(await told()).toEqual(["watched-upload 1-new", "watched-upload 1-newer"]);
  });

  it("tells nothing twice of the same page of results", async () => {
    await turn(START);
    publish(1, "new", START + HOUR_MS);
    const kept = structuredClone(uploads);
    await settle(START + 2 * HOUR_MS);
    uploads = kept;
    await env.DB.prepare("update watched_channels set due_at = 0").run();
    await settle(START + 27 * HOUR_MS);
    expect(await told()).toEqual(["watched-upload 1-new"]);
  });

  it("waits longer for what fails, and tells which YouTube does not know", async () => {
    const error = new Error("no such channel");
    const missing = { newest: async () => ({ failed: "missing", error }) as const };
    expect(await turn(START, () => missing)).toMatchObject({ read: 0, failed: 3, reported: [] });
    const states = async () => (await watching("ann", START).list()).map(({ state }) => state);
    expect(await states()).toEqual(["missing", "missing", "missing"]);
    expect(await turn(START + 30 * MINUTE_MS, () => missing)).toMatchObject({ failed: 0 });
    const failing = { newest: async () => ({ failed: "passing", error }) as const };
    expect(await turn(START + HOUR_MS, () => failing)).toMatchObject({
      failed: 3,
      reported: [error, error, error],
    });
    await settle(START + 2 * HOUR_MS);
    expect(await states()).toEqual(["read", "read", "read"]);
  });

  it("ends at what concerns every channel, and leaves them due", async () => {
    const error = new Error("quota");
    const spent = { newest: async () => ({ failed: "general", error }) as const };
    expect(await turn(START, () => spent)).toMatchObject({ read: 0, failed: 0, stopped: "quota" });
    expect(await turn(START)).toMatchObject({ read: 3 });
  });
});
