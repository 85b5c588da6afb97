import { describe, expect, it } from "vitest";
import { ask } from "../../../tests/support/caller";
import { plannedCard } from "../../../tests/support/cards";
import { beforeCount, COUNTED_AT, measuredUpload } from "../../../tests/support/measured-uploads";
import type { Card } from "../../model/card";
import type { Channel } from "../../model/channel";
import { isSameVideo, pickVideo } from "./pick-video";
import { typeViews } from "./type-views";

const publishedAt = beforeCount(40);
const upload = measuredUpload({ title: "Rye", publishedAt, views: 10 });

it.each([
  [{ videoId: "a" }, { id: "a", title: "Renamed since" }, true],
  [{ videoId: "a" }, { id: "b", title: "Rye" }, false],
  [{ videoId: "a" }, { id: null, title: "Rye" }, true],
  [{ videoId: null }, { id: null, title: "Rye" }, true],
  [{ videoId: null }, { id: null, title: "Wheat" }, false],
])("holds %j and %j for the same video: %s", (fields, video, isSame) => {
  expect(isSameVideo({ ...upload, ...fields }, { publishedAt, ...video })).toBe(isSame);
});

const UPLOADS = [
  measuredUpload({ videoId: "thirty", title: "Wheat", publishedAt: beforeCount(30), views: 1200 }),
  measuredUpload({ videoId: null, title: "Oats", publishedAt: "2026-11-01T09:00:00Z" }),
];
const CHANNEL: Channel = {
  ...{ name: "Ann", handle: null, id: null, isSample: false, subscribers: null, currency: null },
  ...{ sources: [], reading: null, daily: [], uploads: UPLOADS },
};

interface There {
  card?: Card | null;
  channel?: Channel | null;
  /** Whether the card is still there when its outcome is written. */
  isKept?: boolean;
}

/** A plan with one card and a channel, and the outcome that was kept of it. */
function outcomes({ card = plannedCard({ id: "one" }), channel = CHANNEL, isKept = true }: There = {}) {
  const kept: Pick<Card, "video" | "outcome">[] = [];
  const services = {
    plan: {
      read: async () => card,
      setOutcome: async (_id: string, found: Pick<Card, "video" | "outcome">) =>
        kept.push(found) > 0 && isKept,
    },
    channel: { read: async () => channel },
    request: { now: COUNTED_AT },
  };
  return { kept, services };
}

const GONE = { refused: { status: 404, message: expect.stringContaining("not in your plan any more") } };

describe("pickVideo", () => {
  it.each([
    ["thirty", "Wheat", [30]],
    ["2026-11-01 Oats", "Oats", []],
  ])("names the upload %j, and reads what is known of it", async (video, title, ages) => {
    const { kept, services } = outcomes();
    expect(await ask(pickVideo, { id: "one", video }, services)).toEqual({ done: {}, reported: [] });
    expect(kept).toMatchObject([{ video: { title } }]);
    expect(kept[0]?.outcome.map(({ days }) => days)).toEqual(ages);
  });

  it.each([
    ["a video that is not there", "none", {}],
    ["none", "", {}],
    ["any without a channel", "thirty", { channel: null }],
  ])("refuses %s", async (_what, video, there) => {
    const { kept, services } = outcomes(there);
    expect(await ask(pickVideo, { id: "one", video }, services)).toMatchObject({
      refused: { status: 400, field: "video", message: "Pick one of the videos." },
    });
    expect(kept).toEqual([]);
  });

  it.each([{ card: null }, { isKept: false }])("says that a card is gone: %j", async (there) => {
    const { services } = outcomes(there);
    expect(await ask(pickVideo, { id: "one", video: "thirty" }, services)).toMatchObject(GONE);
  });
});

describe("typeViews", () => {
  const typed = { id: "one", date: "2026-10-20", days: 30, views: 1200 };

  it("keeps the views of a video that it names by the card", async () => {
    const { kept, services } = outcomes({ channel: null });
    expect(await ask(typeViews, typed, services)).toEqual({ done: {}, reported: [] });
    const reading = { days: 30, views: 1200, source: "typed", isInside: null, beatUsual: null, light: null };
    expect(kept).toEqual([
      {
        video: {
          id: null,
          title: "Sourdough mistakes",
          publishedAt: "2026-10-20T00:00:00.000Z",
          source: "typed",
          readAt: COUNTED_AT.toISOString(),
        },
        outcome: [{ ...reading, at: COUNTED_AT.toISOString() }],
      },
    ]);
  });

  it("keeps the video that came out that day, and replaces the views of that age alone", async () => {
    const video = { id: "thirty", title: "Wheat", publishedAt: "2026-10-20T09:00:00.000Z", readAt: "" };
    const reading = { source: "studio", at: "", isInside: null, beatUsual: null, light: null } as const;
    const card = plannedCard({
      id: "one",
      video: { ...video, source: "studio" },
      outcome: [
        { ...reading, days: 7, views: 70 },
        { ...reading, days: 30, views: 300 },
      ],
    });
    const { kept, services } = outcomes({ card });
    await ask(typeViews, { ...typed, days: 1, views: 10 }, services);
    await ask(typeViews, typed, services);
    expect(kept.map(({ outcome }) => outcome.map(({ days, views }) => [days, views]))).toEqual([
      [
        [1, 10],
        [7, 70],
        [30, 300],
      ],
      [
        [7, 70],
        [30, 1200],
      ],
    ]);
    expect(kept[0]?.video).toMatchObject(video);
  });

  it.each([
    [{ views: 1e12 + 1 }, "views", "Views are a whole number up to a trillion, such as 12480."],
    [{ views: null }, "views", "Views are a whole number up to a trillion, such as 12480."],
    [{ views: 1.5 }, "views", "Views are a whole number up to a trillion, such as 12480."],
    [{ days: 8 }, "days", "Views are a whole number up to a trillion, such as 12480."],
    [{ date: "soon" }, "date", "Type the day it came out: today or earlier."],
    [{ date: "1989-12-31" }, "date", "Pick a day from 1990 to 2100."],
    [{ date: "2026-11-23" }, "date", "Type the day it came out: today or earlier."],
    [{ date: "2026-11-20" }, "days", "The video is not that old yet. Come back once it is."],
  ])("refuses %j at the field %s", async (wrong, field, message) => {
    const { kept, services } = outcomes();
    expect(await ask(typeViews, { ...typed, ...wrong }, services)).toMatchObject({
      refused: { status: 400, field, message },
    });
    expect(kept).toEqual([]);
  });

  // At noon in UTC, Nov 22 has begun in Kiribati.
  it.each([
    ["2026-11-21", { done: {} }],
    ["2026-11-22", { refused: { message: "The video is not that old yet. Come back once it is." } }],
    ["2026-11-23", { refused: { message: "Type the day it came out: today or earlier." } }],
  ])("counts the age from where %s began first", async (date, answer) => {
    const { services } = outcomes();
    expect(await ask(typeViews, { ...typed, date, days: 1 }, services)).toMatchObject(answer);
  });

  it.each([{ card: null }, { isKept: false }])("says that a card is gone: %j", async (there) => {
    expect(await ask(typeViews, typed, outcomes(there).services)).toMatchObject(GONE);
  });
});
