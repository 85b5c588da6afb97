import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { CONNECT_MESSAGES } from "../../app/functions/channel/messages";
import { DAY_MS, MINUTE_MS } from "../../app/numbers/days";
import { CHANNEL_MESSAGES } from "../../app/services/messages";
import { startChannels } from "./connected-channels";
import { startYoutube, type YoutubeStandIn } from "./youtube/youtube";

let youtube: YoutubeStandIn;
let here: Awaited<ReturnType<typeof startChannels>>;

const NOW = new Date("2026-11-22T18:00:00Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  youtube = await startYoutube();
  here = await startChannels(youtube.url, youtube.feedUrl);
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

const connected = () =>
  here.connect("one", { channel: `https://www.youtube.com/channel/${youtube.library.vast.id}` }, NOW);
const own = (now = NOW) => here.own("one", now).read();

it("connects a channel by its id without a key, and says what a feed lacks", async () => {
  expect(await connected()).toEqual({ done: { sources: ["youtube"] } });
  const channel = await own();
  expect(channel).toMatchObject({
    name: youtube.library.vast.name,
    id: youtube.library.vast.id,
    handle: null,
  });
  expect(channel?.reading).toEqual({ state: "newest", read: 15, of: null });
  expect(channel?.sources[0]?.notes[0]).toContain("no lengths");
  expect([youtube.calls().length, await here.units()]).toEqual([1, 0]);
});

it("takes a list of the channel's other videos beside it", async () => {
  await connected();
  const lines = Array.from({ length: 9 }, (_, at) => `Another ${at}, 2024-10-0${at + 1}, ${1200 + at}`);
  expect(await here.connect("one", { uploads: lines.join("\n") }, NOW)).toEqual({
    done: { sources: ["list"] },
  });
  expect((await own())?.uploads).toHaveLength(24);
});

it("is read again once a day, and keeps what left the feed for its 30 days", async () => {
  await connected();
  expect(await here.readOn(later(5 * MINUTE_MS))).toMatchObject({ calls: 0 });
  const [first] = youtube.library.vast.videos;
  youtube.library.vast.videos.unshift({
    ...first,
    id: "brandnew001",
    title: "Brand new",
  } as typeof first & {});
  const day = later(DAY_MS + MINUTE_MS);
  expect(await here.readOn(day)).toMatchObject({ read: 1, failed: 0, calls: 1 });
  youtube.library.vast.videos.shift();
  const uploads = (await own(day))?.uploads ?? [];
  expect(uploads).toHaveLength(16);
  expect(uploads.filter(({ countedAt }) => countedAt === day.toISOString())).toHaveLength(15);
  await here.own("one", later(30.5 * DAY_MS)).summary();
  expect((await own(later(30.5 * DAY_MS)))?.uploads).toHaveLength(15);
  expect(await own(later(31 * DAY_MS + 2 * MINUTE_MS))).toBeNull();
});

it("outlives a feed that fails, and tries again an hour later", async () => {
  await connected();
  const day = later(DAY_MS + MINUTE_MS);
  youtube.control.set({ feed: "404" });
  expect(await here.readOn(day)).toMatchObject({ read: 0, failed: 1, calls: 1 });
  expect(here.reported).toMatchObject([{ name: "FeedError" }]);
  expect((await own(day))?.reading).toMatchObject({ state: "newest", read: 15 });
  youtube.control.set({ feed: null });
  expect(await here.readOn(new Date(day.getTime() + 30 * MINUTE_MS))).toMatchObject({ calls: 0 });
  expect(await here.readOn(new Date(day.getTime() + 65 * MINUTE_MS))).toMatchObject({ read: 1, calls: 1 });
});

it("is read as a whole by the API once the operator has a key", async () => {
  await connected();
  const day = later(DAY_MS + MINUTE_MS);
  for (let run = 0; run < 4; run++) {
    await here.readOn(new Date(day.getTime() + run * 5 * MINUTE_MS), { key: "a-key-for-tests-only" });
  }
  const channel = await own(day);
  expect(channel?.reading).toEqual({ state: "whole", read: 2000, of: 2000 });
  expect(channel?.handle).toBe(youtube.library.vast.handle);
});

it.each([
  ["404", 404, CHANNEL_MESSAGES["feed-missing"]],
  ["503", 502, CHANNEL_MESSAGES["feed-failed"]],
  ["html", 502, CHANNEL_MESSAGES["feed-failed"]],
  ["10 MB", 502, CHANNEL_MESSAGES["feed-failed"]],
] as const)("offers the list where the feed fails: %s", async (feed, status, message) => {
  youtube.control.set({ feed });
  expect(await connected()).toMatchObject({ refused: { status, message, field: "channel" } });
  expect(message).toContain("Videos tab");
  expect(await own()).toBeNull();
});

it("says where the id stands, of a handle and of a video's address", async () => {
  for (const channel of ["@twothousand", "youtube.com/watch?v=abcdefghijk", "youtu.be/abcdefghijk"]) {
    expect(await here.connect("one", { channel }, NOW)).toMatchObject({
      refused: { status: 404, message: expect.stringContaining("youtube.com/account_advanced") },
    });
  }
  expect(await here.connect("one", {}, NOW)).toMatchObject({
    refused: { message: CONNECT_MESSAGES.nothing },
  });
  expect(youtube.calls()).toEqual([]);
});
