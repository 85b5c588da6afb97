import { expect, it } from "vitest";
import { DAY_MS } from "../../numbers/days";
import type { SearchAnswer } from "../findings";
import { fieldLamp, isTold } from "./field";

const now = new Date("2026-11-22T10:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

/** A search with a video of each channel, whose views are a multiple of what the channel's ten other uploads got. */
function found(channels: { subscribers: number | null; multiple: number; uploads?: number }[]): SearchAnswer {
  const video = (videoId: string, channelId: string, viewCount: number) => ({
    videoId,
    title: "Sourdough for beginners",
    description: "",
    channelId,
    channel: channelId,
    publishedAt: daysAgo(365),
    viewCount,
    likeCount: null,
    commentCount: null,
    durationSeconds: 600,
    thumbnail: "",
  });
  return {
    query: "sourdough",
    source: { kind: "sample", name: "Sample catalogue" },
    asOf: now.toISOString(),
    videos: channels.map(({ multiple }, at) => video(`idea-${at}`, `c${at}`, 1000 * multiple)),
    channels: channels.map(({ subscribers, uploads = 10 }, at) => ({
      channelId: `c${at}`,
      name: `Channel ${at}`,
      subscriberCount: subscribers,
      recentUploads: Array.from({ length: uploads }, (_, n) => ({
        videoId: `own-${at}-${n}`,
        publishedAt: daysAgo(365),
        viewCount: 1000 + n,
        durationSeconds: 600,
      })),
    })),
  };
}

const of = (...multiples: number[]) =>
  found(multiples.map((multiple) => ({ subscribers: 30_000, multiple })));

const of30K = { id: null, subscribers: 30_000 };

it.each([
  [of(3, 2.5, 4), 3, true],
  [of(3, 0.5, 0.6), 1, true],
  [of(0.4, 0.5, 0.6, 0.3), 0, true],
  [of(9), 1, false],
  [of(), 0, false],
])("says how many beat their usual, from two channels on", (answer, beating, told) => {
  const field = fieldLamp(answer, of30K, now);
  expect([field.beating, isTold(field)]).toEqual([beating, told]);
  expect(field).not.toHaveProperty("color");
});

it("counts videos that have a word of the idea alone", () => {
  const answer = { ...of(3, 2.5, 4), query: "asdf qwerty" };
  expect(fieldLamp(answer, of30K, now)).toMatchObject({ found: 0, measured: [] });
});

it("counts channels of the creator's size only, and those under 100,000 where it is unknown", () => {
  const answer = found([
    { subscribers: 30_000, multiple: 3 },
    { subscribers: 30_000, multiple: 3, uploads: 2 },
    { subscribers: 900_000, multiple: 9 },
    { subscribers: null, multiple: 9 },
  ]);
  expect(fieldLamp(answer, { id: "c2", subscribers: 20_000 }, now)).toMatchObject({
    found: 2,
    beating: 1,
  });
  expect(fieldLamp(answer, { id: null, subscribers: null }, now)).toMatchObject({
    found: 2,
    size: { most: 100_000, isOwn: false },
  });
  expect(
    fieldLamp(answer, { id: null, subscribers: 900_000 }, now).measured.map(({ channel }) => channel.name),
  ).toEqual(["Channel 2"]);
});

it("leaves out the creator's own channel", () => {
  const answer = of(3, 2.5, 4);
  const { measured } = fieldLamp(answer, { id: "c1", subscribers: 30_000 }, now);
  expect(measured.map(({ channel }) => channel.channelId).sort()).toEqual(["c0", "c2"]);
});
