import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FEED_FAULTS } from "../../tests/upstream/youtube/feed";
import { startYoutube, type YoutubeStandIn } from "../../tests/upstream/youtube/youtube";
import { channelFeed, FeedError, feedChannels, readFeed } from "./feed";
import { sampleChannels } from "./sample/open";

const NOW = new Date("2026-11-22T09:00:00Z");
const ID = "UC0000000000000000000001";
const given = { id: ID, asOf: NOW.toISOString() };

const entry = (fields: string, views = '<media:statistics views="12345"/>') =>
  `<entry>${fields}<media:group><media:community>${views}</media:community></media:group></entry>`;
const ENTRY = entry(
  "<yt:videoId>abcdefghijk</yt:videoId><title>Rye &amp; &#60;rest&gt;</title><published>2026-11-20T10:00:00+01:00</published>",
);
const feed = (entries = ENTRY, head = "") =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<feed><title>Knife Week</title><link rel="self" href="x"/><link rel="alternate" href="https://www.youtube.com/channel/${ID}"/>${entries}</feed>`;

describe("readFeed", () => {
  it("reads the channel, and each upload with its views", () => {
    const { channel, uploads, more, feed: told } = readFeed(feed(), given);
    expect(channel).toMatchObject({ channelId: ID, name: "Knife Week", handle: null, subscriberCount: null });
    expect(uploads).toMatchObject([
      {
        videoId: "abcdefghijk",
        title: "Rye & <rest>",
        publishedAt: "2026-11-20T09:00:00.000Z",
        viewCount: 12_345,
        durationSeconds: null,
      },
    ]);
    expect([more, told]).toEqual([false, { shorts: 0 }]);
  });

  it("leaves out Shorts as far as their addresses tell, and counts them", () => {
    const short = ENTRY.replace(
      "<title>",
      '<link href="https://www.youtube.com/shorts/abcdefghijk"/><title>',
    );
    const read = readFeed(feed(short + ENTRY), given);
    expect([read.uploads.length, read.feed]).toEqual([1, { shorts: 1 }]);
  });

  it.each([
    ["no views", ENTRY.replace(/views="\d+"/, "")],
    ["views that are no count", ENTRY.replace("12345", "1e9")],
    ["more views than any video has", ENTRY.replace("12345", "9999999999999")],
    ["no id", ENTRY.replace("abcdefghijk", "abc")],
    ["no date", ENTRY.replace("2026-11-20", "soon")],
    ["no title", ENTRY.replace(/<title>.*<\/title>/, "<title> </title>")],
  ])("leaves out an upload with %s", (_what, own) => {
    expect(readFeed(feed(own + ENTRY), given).uploads).toHaveLength(1);
  });

  it("reads the first 15 alone", () => {
    const { uploads, more } = readFeed(feed(ENTRY.repeat(40)), given);
    expect([uploads.length, more]).toEqual([15, true]);
  });

  it.each([
    ["a document type", feed(ENTRY, '<!DOCTYPE feed [<!ENTITY lol "lol">]>')],
    ["entities that nobody defined", feed("<x>&lol;</x>")],
    ["another channel's feed", feed().replace(ID, "UC0000000000000000000002")],
    ["no feed", "<rss/>"],
    ["a page", "<!doctype html><title>Before you continue</title>"],
    ["an end in the middle", feed().slice(0, -9)],
    ["elements nested a hundred thousand deep", "<a>".repeat(100_000)],
    ["nothing", ""],
  ])("refuses %s", (_what, text) => {
    expect(() => readFeed(text, given)).toThrow(FeedError);
  });
});

describe("a channel's feed, asked for", () => {
  let youtube: YoutubeStandIn;
  beforeAll(async () => {
    youtube = await startYoutube({ now: () => NOW });
  });
  beforeEach(() => youtube.reset());
  afterAll(() => youtube.stop());

  const ask = (timeoutMs = 5000) => channelFeed({ url: youtube.feedUrl, fetch, timeoutMs, now: () => NOW });

  it("tells the newest 15 uploads in one call without a key", async () => {
    const { id, name, videos } = youtube.library.vast;
    const { channel, uploads, asOf } = await ask()(id);
    expect([channel.name, asOf]).toEqual([name, NOW.toISOString()]);
    expect(uploads.map(({ videoId, title, viewCount }) => [videoId, title, viewCount])).toEqual(
      videos.slice(0, 15).map(({ id, title, views }) => [id, title, views]),
    );
    expect(youtube.calls()).toEqual([
      { method: "/feeds/videos.xml", params: { channel_id: id }, status: 200 },
    ]);
  });

  it("may be empty", async () => {
    youtube.control.set({ feed: "empty" });
    expect((await ask()(youtube.library.vast.id)).uploads).toEqual([]);
  });

  const FAILING = FEED_FAULTS.filter((fault) => fault !== "empty");
  it.each(FAILING)("is refused where it goes wrong: %s", async (fault) => {
    youtube.control.set({ feed: fault });
    const kind = fault === "404" ? "missing" : "failed";
    await expect(ask()(youtube.library.vast.id)).rejects.toMatchObject({ name: "FeedError", kind });
    expect(youtube.calls()).toHaveLength(1);
  });

  it("is refused where it takes too long, or nobody is there", async () => {
    youtube.control.set({ slowness: 60_000 });
    await expect(ask(50)(ID)).rejects.toMatchObject({ name: "FeedError", kind: "failed" });
    const nobody = channelFeed({ url: "http://127.0.0.1:9/", fetch, timeoutMs: 5000, now: () => NOW });
    await expect(nobody(ID)).rejects.toThrow(FeedError);
  });
});

describe("feedChannels", () => {
  let spent = 0;
  const warned: string[] = [];
  const channels = (read: () => Promise<never>, isWithin = true) =>
    feedChannels({
      readFeed: read,
      samples: sampleChannels(NOW),
      limit: async () => isWithin,
      spend: async () => {
        spent += 1;
      },
      warn: (text) => void warned.push(text),
    });
  const fail = (kind: FeedError["kind"]) => async () => {
    throw new FeedError(kind, "it answered");
  };
  beforeEach(() => {
    spent = 0;
    warned.length = 0;
  });

  it.each(["missing", "failed"] as const)(
    "says that the feed is %s, and tells the operator",
    async (kind) => {
      const outcome = await channels(fail(kind)).uploadsOf(`youtube.com/channel/${ID}`);
      expect(outcome).toEqual({ ok: false, problem: `feed-${kind}` });
      expect([spent, warned]).toEqual([1, ["YouTube's feed: it answered"]]);
    },
  );

  it("asks nobody over the limit, nor for samples and names", async () => {
    expect(await channels(fail("failed"), false).uploadsOf(ID)).toEqual({ ok: false, problem: "too-many" });
    expect(await channels(fail("failed")).uploadsOf("@saffronshelf")).toMatchObject({ ok: true });
    expect(await channels(fail("failed")).uploadsOf("@somebody")).toEqual({
      ok: false,
      problem: "id-needed",
    });
    expect(spent).toBe(0);
  });
});
