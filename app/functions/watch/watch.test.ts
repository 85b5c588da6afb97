import { describe, expect, it } from "vitest";
import { ask } from "../../../tests/support/caller";
import { plannedCard } from "../../../tests/support/cards";
import type { Channel } from "../../model/channel";
import { UNMEASURED } from "../../model/upload";
import type { ChannelAnswer } from "../../services/channels";
import type { FoundChannel } from "../../services/watch";
import { readWatchFeed } from "./feed";
import { WATCH_MESSAGES } from "./messages";
import { importSubscriptions, readSubscriptions, watchChannel } from "./watch";

const [A, B] = [`UC${"a".repeat(22)}`, `UC${"b".repeat(22)}`];

describe("readSubscriptions", () => {
  it.each([
    [
      "English",
      `Channel Id,Channel Url,Channel Title\n${A},http://www.youtube.com/channel/${A},Knife Week\n`,
    ],
    ["German", `Kanal-ID,Kanal-URL,Kanaltitel\n${A},http://www.youtube.com/channel/${A},Knife Week\n`],
    ["another order", `Titel,Adresse\r\n"Knife Week",https://www.youtube.com/channel/${A}\r\n`],
    ["no heading, with a byte order mark", `\uFEFF${A},http://www.youtube.com/channel/${A},Knife Week`],
  ])("reads a heading in %s", (_name, text) => {
    expect(readSubscriptions(text)).toEqual([{ id: A, title: "Knife Week" }]);
  });

  it("takes each once, titles with commas and quotes, and none for what it cannot read", () => {
    const text = `Id,Url,Title\n${A},,"Knives, ""sharp"" ones"\n${A},,Again\nUCshort,,Short\n${B},,\n`;
    expect(readSubscriptions(text)).toEqual([
      { id: A, title: 'Knives, "sharp" ones' },
      { id: B, title: B },
    ]);
    expect(readSubscriptions("")).toEqual([]);
  });
});

const ANSWER = {
  source: { kind: "youtube", name: "YouTube" },
  asOf: "2026-11-22T10:00:00.000Z",
  channel: { channelId: A, name: "Knife Week" },
  uploads: [
    {
      videoId: "v1",
      title: "Rye",
      publishedAt: "2026-11-20T10:00:00.000Z",
      viewCount: 7,
      durationSeconds: 9,
    },
  ],
  more: false,
  rest: { playlist: "UUa", token: null },
} as unknown as ChannelAnswer;

/** Watches, with a list that has room for `room` more channels. */
async function watch(answer: ChannelAnswer, room = 1) {
  const given: FoundChannel[] = [];
  const ran = await ask(
    watchChannel,
    { channel: "@knifeweek" },
    {
      channels: { uploadsOf: async () => ({ ok: true, answer }) },
      watching: {
        async add(channels) {
          given.push(...channels);
          return {
            added: Math.min(room, channels.length),
            already: 0,
            full: Math.max(0, channels.length - room),
            most: 10,
          };
        },
      },
    },
  );
  return { ...ran, given };
}

describe("watchChannel", () => {
  it("hands on what was read, as a page", async () => {
    const { given, ...ran } = await watch(ANSWER);
    expect(ran).toEqual({ done: { id: A, title: "Knife Week", isNew: true }, reported: [] });
    expect(given).toMatchObject([
      { id: A, playlist: "UUa", page: { source: "api", videos: [{ id: "v1", views: 7, seconds: 9 }] } },
    ]);
    const { given: fed } = await watch({ ...ANSWER, feed: { shorts: 1 } });
    expect(fed[0]?.page?.source).toBe("feed");
  });

  it("names the channel that came too fast after others, and says when to try it", async () => {
    const channels = { uploadsOf: async () => ({ ok: false, problem: "too-many" }) as const };
    expect(await ask(watchChannel, { channel: "@knifeweek" }, { channels })).toMatchObject({
      refused: {
        status: 429,
        field: "channel",
        message:
          "“@knifeweek” is not watched yet: that was many channels in a minute. Try it again in a minute.",
      },
    });
  });

  it("refuses a sample, and an eleventh channel", async () => {
    const sample = { ...ANSWER, source: { kind: "sample", name: "Sample" } } as ChannelAnswer;
    expect(await watch(sample)).toMatchObject({
      refused: { status: 400, message: WATCH_MESSAGES.sample },
      given: [],
    });
    expect(await watch(ANSWER, 0)).toMatchObject({ refused: { status: 409, field: "channel" } });
  });
});

it("imports those that are chosen", async () => {
  const added: string[] = [];
  const watching = {
    add: async (channels: FoundChannel[]) => {
      added.push(...channels.map(({ id }) => id));
      return { added: channels.length, already: 0, full: 0, most: 10 };
    },
  };
  const file = `${A},,One\n${B},,Two`;
  expect(await ask(importSubscriptions, { file, only: [B] }, { watching })).toMatchObject({
    done: { found: 2, added: 1 },
  });
  expect(added).toEqual([B]);
});

it("reads a feed in plain values, and nothing beside news and notes", async () => {
  const at = new Date("2026-11-22T10:00:00Z");
  const upload = {
    ...{ ...UNMEASURED, title: "Rye", publishedAt: "2026-11-20", views: 7, durationSeconds: 600 },
    countedAt: at.toISOString(),
  };
  const channel = { name: "Rye Week", handle: "@rye", isSample: false, uploads: [upload] } as Channel;
  const read = async () => ({
    ...{ feed: "f", madeAt: at, since: at, time: null, channel, outcomes: [], weeks: [] },
    ...{ unread: [], cards: [{ ...plannedCard({ notes: "secret" }), color: null }], watched: [], events: [] },
  });
  const ran = await ask(readWatchFeed, { secret: "0".repeat(32) }, { watchFeed: { read } as never });
  if (!("done" in ran)) throw new Error(ran.refused.message);
  expect(ran.done).toMatchObject({
    madeAt: at.toISOString(),
    channel: { uploads: [{ title: "Rye", views: 7 }] },
  });
  expect(JSON.parse(JSON.stringify(ran.done))).toEqual(ran.done);
  expect(JSON.stringify(ran.done)).not.toMatch(/@rye|secret|revenue/);
});
