// Watched channels as a deployment reads them: by YouTube's API, and by feeds where there is no key or no units are left.

import type { D1Database } from "@cloudflare/workers-types";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { run } from "../../app/functions/run";
import { readWatchedChannels } from "../../app/functions/watch/read-due";
import { DAY_MS, HOUR_MS } from "../../app/numbers/days";
import { UNITS_A_DAY } from "../../app/services/quota";
import { migrate } from "../../commands/built-worker.ts";
import { databaseAlone, openD1 } from "../../commands/d1.ts";
import { JOB_CALLER } from "../../workers/caller";
import { type Database, openDatabase } from "../../workers/db/database";
import { d1Watching } from "../../workers/db/watching";
import { openWatchReading } from "../../workers/jobs/watch-reading";
import { TIME_LIMITS } from "../../workers/time-limits";
import { ownedBy } from "../support/owned-by";
import { plenty } from "../support/plenty";
import { startYoutube, type YoutubeStandIn } from "./youtube/youtube";

const mf = databaseAlone();
/** 18:00 in UTC is 10 in the morning at YouTube. */
const NOW = new Date("2026-11-22T18:00:00Z");
let at = NOW;
let youtube: YoutubeStandIn;
let database: D1Database;
let db: Database;

beforeAll(async () => {
  youtube = await startYoutube({ now: () => at });
  database = await openD1(mf);
  await migrate(database);
  db = openDatabase(database);
}, 60_000);
afterAll(async () => {
  await youtube?.stop();
  await mf.dispose();
});

const watching = () =>
  d1Watching(db, {
    owners: ownedBy("ann"),
    uses: plenty(db, NOW),
    now: NOW,
    report: () => {},
    most: async () => 10,
  });

beforeEach(async () => {
  youtube.reset();
  at = NOW;
  const tables = ["owners", "watched_channels", "quota_ledger", "youtube_leases", "daily_uses"];
  await database.batch(tables.map((table) => database.prepare(`delete from ${table}`)));
  await watching().add([{ id: youtube.library.vast.id, title: "", playlist: null, page: null }]);
});

/** The job at a time, as a deployment runs it. */
async function turn(now: Date, { key = "a-key", units = 10_000, most = 32 } = {}) {
  at = now;
  const reading = openWatchReading({
    ...{
      db,
      now,
      clock: () => now,
      most,
      timeLimits: { ...TIME_LIMITS, youtubeRetry: 10, pictureCall: 200 },
    },
    youtube: {
      key,
      baseUrl: youtube.url,
      feedUrl: youtube.feedUrl,
      imageUrl: youtube.imageUrl,
      limits: { ...UNITS_A_DAY, general: units },
    },
  });
  const errors: unknown[] = [];
  const report = (error: unknown) => void errors.push(error);
  const deps = { watchReading: reading, request: { now }, report };
  const ran = await run(readWatchedChannels, {}, JOB_CALLER, deps);
  return "done" in ran ? { ...ran.done, errors } : { refused: ran.refused, errors };
}
const after = (ms: number) => new Date(NOW.getTime() + ms);
/** Without thumbnails. */
const asked = () => youtube.calls().flatMap(({ method }) => (method.startsWith("/vi/") ? [] : [method]));
const looks = () =>
  youtube.calls().flatMap(({ method, status }) => (method.startsWith("/vi/") ? [status] : []));
const kinds = async () => (await watching().events({ most: 20 })).map(({ kind }) => kind);
const kept = async () => (await watching().channel(youtube.library.vast.id))?.videos ?? [];

/** A change that lasts for a test. */
async function whileChanged(
  change: (videos: typeof youtube.library.vast.videos) => void,
  work: () => Promise<void>,
) {
  const { videos } = youtube.library.vast;
  const before = videos.map((video) => ({ ...video }));
  change(videos);
  await work().finally(() => void videos.splice(0, videos.length, ...before));
}

it("reads a channel by the API, with lengths and views, and counts the units", async () => {
  expect(await turn(NOW)).toMatchObject({ read: 1, failed: 0, stopped: null, calls: 4, errors: [] });
  expect(asked()).toEqual(["channels", "playlistItems", "videos"]);
  expect(looks()).toEqual([200]);
  const videos = await kept();
  expect(videos).toHaveLength(50);
  expect(videos.every(({ seconds, counts }) => seconds !== null && counts.length === 1)).toBe(true);
  const spent = await database.prepare("select units from quota_ledger").first<{ units: number }>();
  expect(spent?.units).toBe(3);
  // The playlist is known by then, and no count is old.
  expect(await turn(after(DAY_MS - HOUR_MS))).toMatchObject({ read: 1, calls: 3 });
});

it("finds a title that changed and a video that is gone, after two answers without it", async () => {
  await turn(NOW);
  await whileChanged(
    (videos) => {
      youtube.control.set({ missing: videos.splice(3, 1).map(({ id }) => id) });
      if (videos[5]) videos[5].title = "Another title by far";
    },
    async () => {
      await turn(after(DAY_MS));
      expect(await kinds()).toContain("watched-title");
      expect(await kinds()).not.toContain("watched-withdrawn");
      await turn(after(2 * DAY_MS));
      expect((await kinds()).filter((kind) => kind === "watched-withdrawn")).toHaveLength(1);
    },
  );
});

it("reads feeds without a key, and where the units are spent so far", async () => {
  expect(await turn(NOW, { key: "" })).toMatchObject({ read: 1, calls: 2 });
  expect(asked()).toEqual(["/feeds/videos.xml"]);
  expect((await kept()).map(({ seconds }) => seconds)).toEqual(Array(15).fill(null));
  expect(await turn(after(DAY_MS), { units: 0 })).toMatchObject({ read: 1, calls: 2 });
  expect(asked()).toEqual(["/feeds/videos.xml", "/feeds/videos.xml"]);
});

it("outlives a quota that YouTube calls spent, and feeds that fail", async () => {
  youtube.control.set({ rest: { general: 0 } });
  expect(await turn(NOW)).toMatchObject({ read: 0, stopped: expect.stringContaining("quota") });
  youtube.reset();
  youtube.control.set({ feed: "404" });
  // YouTube's word on its quota stands for an hour: the run reads the feed.
  expect(await turn(after(60_000))).toMatchObject({ read: 0, failed: 1 });
  youtube.reset();
  expect(await turn(after(3 * HOUR_MS))).toMatchObject({ read: 1, failed: 0, errors: [] });
  expect(await kinds()).not.toContain("watched-upload");
});

/** Looks at a channel every half day, so many times from a day on: the thumbnails that were told as changed. */
async function lookOn(from: number, times: number) {
  for (let at = 0; at < times; at++) {
    await database.prepare("update watched_channels set due_at = 0").run();
    expect(await turn(after(from * DAY_MS + (at * DAY_MS) / 2))).toMatchObject({ read: 1 });
  }
  const events = await watching().events({ most: 20, kind: "watched-thumbnail" });
  return events.map(({ facts }) => ("video" in facts ? facts.video : ""));
}

it("tells a thumbnail that changed, after three looks in a row that agree, and asks by the last ETag", async () => {
  const [first = "", second = ""] = youtube.library.vast.videos.map(({ id }) => id);
  expect(await lookOn(0, 9)).toEqual([]);
  // The newest three, each sent once.
  expect(looks()).toEqual([200, 304, 304, 200, 304, 304, 200, 304, 304]);
  youtube.control.set({ pictures: { [first]: ["2"] } });
  expect(await lookOn(4.5, 2)).toEqual([]);
  expect(await lookOn(5.5, 1)).toEqual([first]);
  youtube.control.set({ pictures: { [first]: ["2"], [second]: ["2", "1"] } });
  expect(await lookOn(6, 20)).toEqual([first]);
});

it("tells nothing where edges have tags of their own, or show another copy", async () => {
  const [first, second] = youtube.library.vast.videos.map(({ id }) => id);
  youtube.control.set({ edges: true, pictures: { [second as string]: ["1", "2", "1"] } });
  expect(await lookOn(0, 24)).toEqual([]);
  expect(looks().filter((status) => status === 200).length).toBeGreaterThan(6);
  expect((await kept()).find(({ id }) => id === first)?.thumbnail?.agreed).toMatch(/^[\da-f]{24}$/);
});

it.each([
  ["404", 0],
  ["html", 0],
  ["503", 1],
  ["hang", 1],
  ["10 MB", 1],
] as const)("reads on where thumbnails answer %s", async (picture, errors) => {
  youtube.control.set({ picture });
  const done = await turn(NOW);
  expect(done).toMatchObject({ read: 1, failed: 0 });
  expect(done.errors).toHaveLength(errors);
  expect((await kept()).every(({ thumbnail }) => thumbnail === null)).toBe(true);
});

it("looks at no thumbnail with calls that it was not handed", async () => {
  for (const most of [3, 4, 5]) {
    await turn(after(most * DAY_MS), { key: "", most });
    expect(youtube.calls().length).toBeLessThanOrEqual(most);
    youtube.reset();
  }
});
