// What the hub pushes while everything goes wrong: no event is doubled, and none is lost.
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { run } from "../../app/functions/run";
import { askHub, confirmPush, receivePush } from "../../app/functions/watch/push";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../app/numbers/days";
import type { Pushes } from "../../app/services/watch";
import { JOB_CALLER } from "../../workers/caller";
import { openDatabase } from "../../workers/db/database";
import { openHub, openPushes } from "../../workers/db/pushes";
import { leaseWatched, saveTurns } from "../../workers/db/watch-turns";
import { d1Watching } from "../../workers/db/watching";
import { topicOf } from "../../workers/youtube/push";
import { ownedBy } from "../support/owned-by";
import { plenty } from "../support/plenty";
import { purgeAt } from "../support/purge-at";
import { pushXml } from "../support/pushed";

const START = Date.parse("2026-11-22T12:00:00Z");
const CHANNEL = "UC0000000000000000000001";
const settings = {
  hub: "https://hub.invalid/",
  origin: "https://greenlight.example",
  secret: "s".repeat(43),
};
const db = openDatabase(env.DB);

const watching = (owner: string, at = START) => {
  const now = new Date(at);
  return d1Watching(db, {
    owners: ownedBy(owner),
    uses: plenty(db, now),
    now,
    report: () => {},
    most: async () => 10,
  });
};
const told = async (owner = "ann") =>
  (await watching(owner).events({ most: 100 })).map(({ kind }) => kind).reverse();

/** What the hub was asked last: its callback and secret among it. */
let asked = new URLSearchParams();
let status = 202;

/** The job, as a deployment with this address runs it. */
async function ask(at: number) {
  const now = new Date(at);
  const hub = openHub({ db, settings, now, most: 6, timeoutMs: 1000 });
  const ran = await run(askHub, {}, JOB_CALLER, { hub, request: { now }, report: () => {} });
  return "done" in ran ? ran.done : ran.refused;
}

/** The hub's check of what it was asked; whether it is ours. */
async function check(at: number, over: Record<string, unknown> = {}) {
  const pushes = openPushes({ db, settings, now: new Date(at) });
  const [channel, token] = new URL(asked.get("hub.callback") ?? "").pathname.split("/").slice(-2);
  const question = { mode: asked.get("hub.mode"), topic: asked.get("hub.topic"), leaseSeconds: 432_000 };
  const ran = await run(confirmPush, { channel, token, ...question, ...over }, JOB_CALLER, {
    pushes,
    request: { now: new Date(at) },
    report: () => {},
  });
  return "done" in ran && ran.done.isAsked;
}

const upload = (at: number, title = "New") =>
  pushXml(CHANNEL, [
    {
      id: "newvideo-01",
      title,
      publishedAt: new Date(START + HOUR_MS).toISOString(),
      updatedAt: new Date(at).toISOString(),
    },
  ]);

/** A signed notification, and what became of it. */
async function push(at: number, body: string, over: (pushes: Pushes) => Partial<Pushes> = () => ({})) {
  const now = new Date(at);
  const bytes = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-1" };
  const secret = bytes.encode(asked.get("hub.secret") ?? "");
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  const signed = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes.encode(body)));
  const signature = `sha1=${[...signed].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  const token = asked.get("hub.callback")?.slice(-64);
  const opened = openPushes({ db, settings, now });
  const ran = await run(receivePush, { channel: CHANNEL, token, body, signature }, JOB_CALLER, {
    pushes: { ...opened, ...over(opened) },
    request: { now },
    report: () => {},
  });
  return "done" in ran ? ran.done.received : ran.refused.status;
}

/** One whose uploads were read, and are pushed. */
beforeEach(async () => {
  await env.DB.batch(
    ["owners", "watched_channels", "daily_uses"].map((one) => env.DB.prepare(`delete from ${one}`)),
  );
  status = 202;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    asked = init?.body as URLSearchParams;
    return new Response(null, { status });
  });
  const old = { id: "oldvideo-01", title: "Old", publishedAt: new Date(START - DAY_MS).toISOString() };
  const video = { ...old, seconds: 600, isShort: false, views: 1000, thumbnail: null };
  const page = { source: "api" as const, at: START, videos: [video], isWhole: true, missing: [] };
  for (const owner of ["ann", "ben"]) {
    await watching(owner).add([{ id: CHANNEL, title: "One", playlist: "UU", page }]);
  }
  expect(await ask(START)).toMatchObject({ asked: 1, calls: 1, stopped: null });
  expect(await check(START + MINUTE_MS)).toBe(true);
});
afterEach(() => vi.restoreAllMocks());

describe("a notification", () => {
  it("is told once to each who watches, of two at once and of the same again", async () => {
    const body = upload(START + HOUR_MS);
    const at = START + HOUR_MS + MINUTE_MS;
    const received = await Promise.all([0, 0, 0].map(() => push(at, body)));
    expect(received.filter((one) => one === "applied")).toHaveLength(1);
    expect(await push(at + DAY_MS, body)).toBe("repeated");
    expect([await told(), await told("ben")]).toEqual([["watched-upload"], ["watched-upload"]]);
  });

  it("that overtook another is not undone by it", async () => {
    await push(START + HOUR_MS, upload(START + HOUR_MS, "First"));
    expect(await push(START + 2 * HOUR_MS, upload(START + 2 * HOUR_MS, "Third"))).toBe("applied");
    expect(await push(START + 2 * HOUR_MS + 1, upload(START + 90 * MINUTE_MS, "Second"))).toBe("repeated");
    expect(await told()).toEqual(["watched-upload", "watched-title"]);
  });

  it("is neither lost nor doubled where a reading is under way, nor is what that reads", async () => {
    const now = new Date(START + DAY_MS);
    const holder = "a run";
    const until = new Date(now.getTime() + HOUR_MS);
    const [leased] = await leaseWatched(db, { holder, now, until, most: 1 });
    if (!leased?.uploads) throw new Error("nothing was leased");
    expect(await push(now.getTime(), upload(now.getTime()))).toBe("applied");
    const read = { title: "One", playlist: "UU", version: leased.version, happened: [] };
    const page = { source: "api" as const, at: now.getTime() };
    const turn = { id: CHANNEL, state: "read" as const, paceMs: HOUR_MS, dueAt: until, failures: 0 };
    const { uploads } = leased;
    await saveTurns(db, { holder, now }, [{ ...turn, read: { ...read, page, uploads } }]);
    // The run lost, and the channel is due again with what was pushed.
    const [again] = await leaseWatched(db, { holder, now, until, most: 1 });
    expect(again?.uploads?.videos.map(({ id }) => id)).toEqual(["newvideo-01", "oldvideo-01"]);
    expect(await told()).toEqual(["watched-upload"]);
  });

  it("is sent again where D1 is locked, and taken then", async () => {
    const locked = () => Promise.reject(new Error("D1_ERROR: database is locked: SQLITE_BUSY"));
    const body = upload(START + HOUR_MS);
    expect(await push(START + HOUR_MS, body, () => ({ channel: locked }))).toBe(503);
    expect(await push(START + HOUR_MS, body, () => ({ save: locked }))).toBe(503);
    expect(await push(START + 2 * HOUR_MS, body)).toBe("applied");
    expect(await told()).toEqual(["watched-upload"]);
  });

  it("changes nothing after the lease, before a first reading, and where nobody watches", async () => {
    expect(await push(START + 6 * DAY_MS, upload(START + 6 * DAY_MS))).toBe("late");
    await env.DB.prepare("delete from watched_videos").run();
    expect(await push(START + HOUR_MS, upload(START + HOUR_MS))).toBe("early");
    await watching("ann").remove(CHANNEL);
    await watching("ben").remove(CHANNEL);
    expect(await push(START + HOUR_MS, upload(START + HOUR_MS))).toBe("gone");
  });
});

describe("a subscription", () => {
  const row = () =>
    env.DB.prepare("select pushed_until, push_due_at from watched_channels").first<{
      pushed_until: number | null;
      push_due_at: number;
    }>();

  it("lasts as long as the hub says from when it was asked, however often that is checked", async () => {
    expect(await row()).toEqual({ pushed_until: START + 5 * DAY_MS, push_due_at: START + 4 * DAY_MS });
    expect(await check(START + HOUR_MS)).toBe(true);
    expect(await row()).toEqual({ pushed_until: START + 5 * DAY_MS, push_due_at: START + 4 * DAY_MS });
    // Nothing was asked for a day.
    expect(await check(START + 2 * DAY_MS, { leaseSeconds: 900_000 })).toBe(false);
    expect(await check(START + HOUR_MS, { topic: topicOf("UC0000000000000000000002") })).toBe(false);
    expect(await check(START + HOUR_MS, { channel: "UC0000000000000000000002" })).toBe(false);
    expect(await check(START + HOUR_MS, { mode: "unsubscribe" })).toBe(false);
  });

  it("is asked for once by two runs, and by the next where the hub is down or denies", async () => {
    const at = START + 4 * DAY_MS;
    const both = await Promise.all([ask(at), ask(at)]);
    expect(both.reduce((sum, one) => sum + ("asked" in one ? one.asked : 0), 0)).toBe(1);
    status = 503;
    // Never checked: it is asked again.
    expect(await ask(at + 7 * HOUR_MS)).toEqual({
      asked: 0,
      stopped: expect.stringContaining("503"),
      calls: 1,
    });
    status = 202;
    expect(await ask(at + 8 * HOUR_MS)).toMatchObject({ asked: 1 });
    expect(await check(at + 9 * HOUR_MS, { mode: "denied", leaseSeconds: null })).toBe(true);
    expect(await row()).toEqual({ pushed_until: null, push_due_at: at + 32 * HOUR_MS });
  });

  it("ends after the last who watched was purged, and the channel with it", async () => {
    const at = START + 4.5 * DAY_MS;
    await env.DB.prepare("delete from owners").run();
    await purgeAt(db, new Date(at));
    expect(await ask(at)).toMatchObject({ asked: 1 });
    expect(asked.get("hub.mode")).toBe("unsubscribe");
    expect(await check(at + MINUTE_MS, { leaseSeconds: null })).toBe(true);
    expect(await row()).toBeNull();
  });

  it("is no reason to keep a channel after its lease", async () => {
    await env.DB.prepare("delete from owners").run();
    await purgeAt(db, new Date(START + 6 * DAY_MS));
    expect(await row()).toBeNull();
  });
});
