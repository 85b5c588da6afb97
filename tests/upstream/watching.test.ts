// Watched channels as a deployment reads them: by YouTube's API, and by feeds where there is no key or no units are left.
import type { D1Database } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { run } from "../../app/functions/run";
import { readWatchedChannels } from "../../app/functions/watch/read-due";
import { DAY_MS, HOUR_MS } from "../../app/numbers/days";
import { UNITS_A_DAY } from "../../app/services/quota";
import { migrate } from "../../commands/built-worker.ts";
import { JOB_CALLER } from "../../workers/caller";
import { type Database, openDatabase } from "../../workers/db/database";
import { d1Watching } from "../../workers/db/watching";
import { openWatchReading } from "../../workers/jobs/watch-reading";
import { TIME_LIMITS } from "../../workers/time-limits";
import { ownedBy } from "../support/owned-by";
import { plenty } from "../support/plenty";
import { startYoutube, type YoutubeStandIn } from "./youtube/youtube";

const script = "export default { fetch: () => new Response() }";
const mf = new Miniflare(
  convertV4MiniflareOptions({ workers: [{ name: "db", modules: true, script, d1Databases: { DB: "DB" } }] }),
);
/** 18:00 in UTC is 10 in the morning at YouTube. */
const NOW = new Date("2026-11-22T18:00:00Z");
let at = NOW;
let youtube: YoutubeStandIn;
let database: D1Database;
let db: Database;

beforeAll(async () => {
  youtube = await startYoutube({ now: () => at });
  await migrate(mf, "db");
  database = (await mf.getD1Database("DB", "db")) as unknown as D1Database;
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
async function turn(now: Date, { key = "a-key", units = 10_000 } = {}) {
  at = now;
  const reading = openWatchReading({
    ...{ db, now, clock: () => now, most: 32, timeLimits: { ...TIME_LIMITS, youtubeRetry: 10 } },
    youtube: {
      key,
      baseUrl: youtube.url,
      feedUrl: youtube.feedUrl,
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
const asked = () => youtube.calls().map(({ method }) => method);
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
  expect(await turn(NOW)).toMatchObject({ read: 1, failed: 0, stopped: null, calls: 3, errors: [] });
  expect(asked()).toEqual(["channels", "playlistItems", "videos"]);
  const videos = await kept();
  expect(videos).toHaveLength(50);
  expect(videos.every(({ seconds, counts }) => seconds !== null && counts.length === 1)).toBe(true);
  const spent = await database.prepare("select units from quota_ledger").first<{ units: number }>();
  expect(spent?.units).toBe(3);
  // The playlist is known by then, and no count is old.
  expect(await turn(after(DAY_MS - HOUR_MS))).toMatchObject({ read: 1, calls: 2 });
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
  expect(await turn(NOW, { key: "" })).toMatchObject({ read: 1, calls: 1 });
  expect(asked()).toEqual(["/feeds/videos.xml"]);
  expect((await kept()).map(({ seconds }) => seconds)).toEqual(Array(15).fill(null));
  expect(await turn(after(DAY_MS), { units: 0 })).toMatchObject({ read: 1, calls: 1 });
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
