import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clientOf } from "../../tests/upstream/youtube/client";
import { startYoutube, type YoutubeStandIn } from "../../tests/upstream/youtube/youtube";
import type { YoutubeVideo } from "./api/items";
import { YoutubeError } from "./api/problems";
import { channelAddress, readChannel, usualOf } from "./channels";

let youtube: YoutubeStandIn;
beforeAll(async () => {
  youtube = await startYoutube();
});
beforeEach(() => youtube.reset());
afterAll(() => youtube.stop());

function someChannel() {
  const [channel] = youtube.library.world("Photography tips").channels;
  if (!channel) throw new Error("no channel");
  return channel;
}

function largestChannel() {
  const channel = youtube.library.world("Photography tips").channels.at(-1);
  if (!channel) throw new Error("no channel");
  return channel;
}

describe("readChannel", () => {
  it.each([
    ["its handle", () => someChannel().handle],
    ["its id", () => someChannel().id],
    ["its address", () => `https://www.youtube.com/${someChannel().handle}/videos`],
    ["a name that is its handle", () => someChannel().handle.slice(1)],
  ])("reads a channel by %s for three units, without a search", async (_, text) => {
    const { api, spent } = clientOf(youtube);
    const { id, name, handle, videos, usualViews } = someChannel();
    const answer = await readChannel(text(), api);
    expect(answer).toMatchObject({
      source: { kind: "youtube", name: "YouTube" },
      asOf: "2026-11-21T10:00:00.000Z",
      channel: { channelId: id, name, handle, videoCount: videos.length, viewCount: usualViews * 300 },
    });
    expect(spent).toEqual({ general: 3 });
  });

  it("searches for a name, and takes the channel of exactly that name", async () => {
    const { api, spent } = clientOf(youtube);
    const { id, name } = someChannel();
    expect((await readChannel(name.toUpperCase(), api)).channel.channelId).toBe(id);
    expect(spent).toEqual({ search: 1, general: 3 });
  });

  it("has the newest uploads first, Shorts among them", async () => {
    const { uploads } = await readChannel(someChannel().id, clientOf(youtube).api);
    const newest = someChannel().videos.map(({ id }) => id);
    expect(uploads.map(({ videoId }) => videoId)).toEqual(newest);
  });

  it("tells what recurs in the newest descriptions, and of Shorts where there is no more", async () => {
    const { usual } = await readChannel(someChannel().id, clientOf(youtube).api);
    expect(usual?.blocks).toMatchObject([{ kind: "about", text: `Another one from ${someChannel().name}.` }]);
    const made = (durationSeconds: number, description: string) =>
      ({ durationSeconds, description, publishedAt: "2026-11-01T00:00:00Z" }) as YoutubeVideo;
    const shorts = Array<YoutubeVideo>(3).fill(made(30, "My shop: https://example.com/shop"));
    const longs = Array<YoutubeVideo>(3).fill(made(600, "My book: https://example.com/book"));
    expect(usualOf(shorts)).toMatchObject({ of: 3, blocks: [{ text: shorts[0]?.description }] });
    expect(usualOf([...shorts, ...longs])).toMatchObject({
      of: 3,
      blocks: [{ text: longs[0]?.description }],
    });
    expect(usualOf(longs.slice(1))).toEqual({ of: 2, blocks: [] });
  });

  it.each([
    "@nobody-of-that-name",
    "UC0000000000000000000000",
    "Nobody Of That Name",
    "https://example.com/@x",
    "",
  ])("knows no channel %j", async (text) => {
    const reading = readChannel(text, clientOf(youtube).api);
    await expect(reading).rejects.toMatchObject({ problem: { kind: "not-found", what: "channel" } });
  });

  it("reads 200 uploads of a channel that has more, for nine units", async () => {
    const { api, spent } = clientOf(youtube);
    const { handle, videos } = largestChannel();
    const { uploads, more } = await readChannel(handle, api);
    expect(uploads.map(({ videoId }) => videoId)).toEqual(videos.slice(0, 200).map(({ id }) => id));
    expect(more).toBe(true);
    expect(spent).toEqual({ general: 9 });
  });

  it("gives each upload's length, so that Shorts can be told apart, and no description", async () => {
    const { uploads, more } = await readChannel(someChannel().id, clientOf(youtube).api);
    expect(uploads.map(({ durationSeconds }) => durationSeconds)).toEqual(
      someChannel().videos.map(({ seconds }) => seconds),
    );
    expect(uploads[0]).not.toHaveProperty("description");
    expect(more).toBe(false);
  });

  it.each(["uploads", "videos"] as const)("answers the newest 50 when older %s fail", async (method) => {
    const { api } = clientOf(youtube);
    const late = async () => {
      throw new YoutubeError({ kind: "unreachable", detail: "took too long" });
    };
    const { uploads, more } = await readChannel(largestChannel().id, api, { ...api, [method]: late });
    expect(uploads.map(({ videoId }) => videoId)).toEqual(
      largestChannel()
        .videos.slice(0, 50)
        .map(({ id }) => id),
    );
    expect(more).toBe(true);
  });

  it("throws when the quota is spent on the way", async () => {
    youtube.control.set({ rest: { general: 3 } });
    const reading = readChannel(largestChannel().id, clientOf(youtube).api);
    await expect(reading).rejects.toMatchObject({ problem: { kind: "quota" } });
  });

  it("counts an upload that moved to the next page once", async () => {
    const { api } = clientOf(youtube);
    const ids = largestChannel().videos.map(({ id }) => id);
    const slid = async () => ({ items: ids.slice(49, 60), next: null });
    const { uploads } = await readChannel(largestChannel().id, api, { ...api, uploads: slid });
    expect(uploads.map(({ videoId }) => videoId)).toEqual(ids.slice(0, 60));
  });

  it("reads a channel without uploads", async () => {
    youtube.control.set({ missing: [someChannel().uploads] });
    expect((await readChannel(someChannel().id, clientOf(youtube).api)).uploads).toEqual([]);
  });
});

const ID = "UC_x5XG1OV2P6uZZ5FSM9Ttw";

it.each([
  [ID, { by: "id", id: ID }],
  [` ${ID} `, { by: "id", id: ID }],
  [`https://www.youtube.com/channel/${ID}?view=0`, { by: "id", id: ID }],
  [`youtube.com/channel/${ID}/videos`, { by: "id", id: ID }],
  [`https://www.youtube.com/feeds/videos.xml?channel_id=${ID}`, { by: "id", id: ID }],
  [`youtube.com/feeds/videos.xml?x=1&channel_id=${ID}`, { by: "id", id: ID }],
  ["https://www.youtube.com/feeds/videos.xml?user=BlueShelf", null],
  ["@BlueShelf", { by: "handle", handle: "@BlueShelf" }],
  ["https://m.youtube.com/@BlueShelf/shorts", { by: "handle", handle: "@BlueShelf" }],
  ["https://youtube.com/%40caf%C3%A9", { by: "handle", handle: "@café" }],
  ["https://www.youtube.com/c/BlueShelf", { by: "name", name: "BlueShelf", handle: "@BlueShelf" }],
  ["BlueShelf", { by: "name", name: "BlueShelf", handle: "@BlueShelf" }],
  ["Blue Shelf", { by: "name", name: "Blue Shelf", handle: null }],
  ["https://www.youtube.com/watch?v=abcdefghijk", null],
  ["https://www.youtube.com/channel/nobody", null],
  ["https://example.com/@BlueShelf", null],
  ["example.com/BlueShelf", null],
  ["youtu.be/abcdefghijk", null],
  ["AC/DC fans", { by: "name", name: "AC/DC fans", handle: null }],
  ["@two words", null],
  ["@", null],
  ["  ", null],
])("reads %j", (text, address) => {
  expect(channelAddress(text)).toEqual(address);
});
