import { describe, expect, it } from "vitest";
import { plannedCard } from "../../../tests/support/cards";
import { measuredUpload } from "../../../tests/support/connected-channel";
import { rangeAtAge } from "../../engines/growth";
import { type Card, OUTCOME_DAYS, type OutcomeReading } from "../../model/card";
import { findVideos } from "./find-video";
import {
  type OutcomeChannel,
  outcomeKeepUntil,
  readOutcome,
  trackRecord,
  wasBefore,
  withoutDue,
} from "./outcome";

const ranges = [
  { days: 1, low: 100, likely: 200, high: 400 },
  { days: 7, low: 300, likely: 600, high: 1200 },
  { days: 30, low: 500, likely: 1000, high: 2000 },
];

/** A card of Oct 1, with a forecast and a green light. */
const card = (fields: Partial<Card> = {}): Card =>
  plannedCard({
    title: "Rye in a day",
    createdAt: "2026-10-01T10:00:00.000Z",
    forecast: { ranges, chance: 0.8, at: "2026-10-01T10:00:00.000Z" },
    light: { colour: "green", sentence: "Make it.", chance: 0.7, at: "2026-10-01T10:00:00.000Z" },
    ...fields,
  });

const PUBLISHED = "2026-10-05T12:00:00.000Z";
const upload = (views: number, ageDays: number, title = "Rye in a day") =>
  measuredUpload({
    videoId: "abcdefghijk",
    title,
    publishedAt: PUBLISHED,
    views,
    durationSeconds: 600,
    countedAt: new Date(Date.parse(PUBLISHED) + ageDays * 86_400_000).toISOString(),
  });

/** Twenty earlier uploads, each with about 800 views at 30 days. */
const before = Array.from({ length: 20 }, (_, at) =>
  measuredUpload({
    videoId: `old${String(at).padStart(8, "0")}`,
    title: `Old ${at}`,
    publishedAt: `2026-08-${String(at + 1).padStart(2, "0")}T12:00:00.000Z`,
    countedAt: `2026-08-${String(at + 1).padStart(2, "0")}T12:00:00.000Z`.replace("2026-08", "2026-09"),
    views: 800,
    durationSeconds: 600,
  }),
);

const channel = (...uploads: OutcomeChannel["uploads"]): OutcomeChannel => ({
  uploads: [...uploads, ...before],
  daily: [],
  sources: [{ kind: "youtube", at: PUBLISHED, uploads: 1, metrics: [], daily: 0, notes: [] }],
  isSample: false,
});

const findVideo = (given: Card, uploads: OutcomeChannel["uploads"]) =>
  findVideos([given], uploads).get(given.id) ?? null;

describe("findVideos", () => {
  it("finds the upload of the card's title, however it is written", () => {
    expect(findVideo(card(), [upload(1, 1, "RYE in a day!")])?.videoId).toBe("abcdefghijk");
  });
  it.each([
    ["from before the card", card({ createdAt: "2026-10-07T10:00:00.000Z" })],
    ["of a card without a title", card({ title: "" })],
    ["of a dropped card", card({ state: "dropped" })],
    ["of another title", card({ title: "Rye in two days" })],
  ])("finds none %s", (_, given) => expect(findVideo(given, [upload(1, 1)])).toBeNull());
  it("stays with the video after it was given another title", () => {
    const found = readOutcome(card(), channel(upload(150, 1)));
    expect(findVideo(card({ video: found?.video }), [upload(1, 1, "A better title")])?.title).toBe(
      "A better title",
    );
  });
});

describe("a video of which an age is known", () => {
  const aged = (ageDays: number, publishedWithinDays: number) => ({
    ...upload(600, ageDays),
    videoId: null,
    publishedWithinDays,
  });
  it("is found by its title, also where its range begins before the card", () => {
    const later = card({ createdAt: "2026-10-09T10:00:00.000Z" });
    expect(findVideo(later, [aged(10, 7)])).not.toBeNull();
    expect(findVideo(later, [aged(10, 2)])).toBeNull();
  });
  it("is read at an age only where all of its range is near", () => {
    const days = (ageDays: number, within: number) =>
      readOutcome(card(), channel(aged(ageDays, within)))?.outcome.map((one) => one.days);
    expect(days(30, 1)).toEqual([30]);
    expect(days(30, 7)).toEqual([]);
  });
  it("counts a forecast as earlier only if it is before the whole range of the date", () => {
    const video = { publishedAt: PUBLISHED, publishedWithinDays: 7 };
    expect(wasBefore("2026-10-01T10:00:00.000Z", video)).toBe(true);
    expect(wasBefore("2026-10-03T10:00:00.000Z", video)).toBe(false);
  });
});

describe("readOutcome", () => {
  it.each([
    [150, 1, 1, true],
    [99, 1, 1, false],
    [1200, 7, 7, true],
    [2001, 30, 30, false],
  ])("holds %d views after %d days against the range at that age", (views, age, days, isInside) => {
    expect(readOutcome(card(), channel(upload(views, age)))?.outcome).toEqual([
      expect.objectContaining({ days, views, isInside, source: "youtube", light: "green" }),
    ]);
  });

  it.each([
    [1, 365, 2597],
    [7, 612, 3512],
    [30, 900, 4400],
  ])(
    "counts views after %d days by the range that the growth curve gives there: %d to %d",
    (days, low, high) => {
      const at30 = { low: 900, likely: 1800, high: 4400 };
      const forecast = {
        ranges: OUTCOME_DAYS.map((age) => rangeAtAge(at30, age)),
        chance: 0.8,
        at: "2026-10-01T10:00:00.000Z",
      };
      const isInside = (views: number) =>
        readOutcome(card({ forecast }), channel(upload(views, days)))?.outcome[0]?.isInside;
      expect([low - 1, low + 1, high - 1, high + 1].map(isInside)).toEqual([false, true, true, false]);
    },
  );

  it.each([0.5, 2, 5, 12, 40])("works nothing out from a count after %d days", (age) => {
    expect(readOutcome(card(), channel(upload(500, age)))).toMatchObject({ outcome: [] });
  });

  it("tells at 30 days whether it beat the 20 uploads before", () => {
    const beat = (views: number) => readOutcome(card(), channel(upload(views, 30)))?.outcome[0]?.beatUsual;
    expect([beat(900), beat(700)]).toEqual([true, false]);
    expect(readOutcome(card(), channel(upload(900, 7)))?.outcome[0]?.beatUsual).toBeNull();
    const alone = { ...channel(), uploads: [upload(900, 30)] };
    expect(readOutcome(card(), alone)?.outcome[0]?.beatUsual).toBeNull();
  });

  it("reads days from an export, the last one by the hour of publication", () => {
    const days = Array.from({ length: 8 }, (_, at) => ({
      day: `2026-10-${String(5 + at).padStart(2, "0")}`,
      views: 100,
    }));
    const daily = [{ videoId: "abcdefghijk", days }];
    const found = readOutcome(card(), { ...channel(upload(9000, 12)), daily });
    expect(found?.outcome.map(({ days, views, source }) => [days, views, source])).toEqual([
      [1, 121, "studio"],
      [7, 721, "studio"],
    ]);
  });

  it("begins with the Pacific day of publication, and answers nothing where that is missing", () => {
    // In the evening of 4 October in California, when the day in UTC is the fifth.
    const late = { ...upload(9000, 12), publishedAt: "2026-10-05T03:00:00.000Z" };
    const days = [1000, 100, 100].map((views, at) => ({ day: `2026-10-0${4 + at}`, views }));
    const daily = (from: number) => [{ videoId: "abcdefghijk", days: days.slice(from) }];
    const first = (from: number) =>
      readOutcome(card(), { ...channel(late), daily: daily(from) })?.outcome[0]?.views;
    expect([first(0), first(1)]).toEqual([1083, undefined]);
  });

  it("counts no forecast and no light from after the video", () => {
    const late = card({
      createdAt: "2026-10-05T10:00:00.000Z",
      forecast: { ranges, chance: 0.8, at: "2026-10-05T13:00:00.000Z" },
      light: { colour: "green", sentence: "", chance: null, at: "2026-10-05T13:00:00.000Z" },
    });
    expect(readOutcome(late, channel(upload(150, 1)))?.outcome[0]).toMatchObject({
      isInside: null,
      light: null,
    });
  });

  it("keeps the first count of an age, and answers null where nothing is new", () => {
    const first = readOutcome(card(), channel(upload(150, 1)));
    const known = card({ video: first?.video, outcome: first?.outcome });
    expect(readOutcome(known, channel(upload(150, 1)))).toBeNull();
    const week = readOutcome(known, channel(upload(700, 7)));
    expect(week?.outcome.map(({ days, views }) => [days, views])).toEqual([
      [1, 150],
      [7, 700],
    ]);
  });
});

describe("trackRecord", () => {
  const reading = (fields: Partial<OutcomeReading>): OutcomeReading => ({
    days: 30,
    views: 1,
    source: "youtube",
    at: PUBLISHED,
    isInside: null,
    beatUsual: null,
    light: null,
    ...fields,
  });
  it("counts every outcome at 30 days, right or wrong", () => {
    const record = trackRecord([
      {
        outcome: [
          reading({ days: 7, isInside: true }),
          reading({ isInside: false, beatUsual: true, light: "green" }),
        ],
      },
      { outcome: [reading({ isInside: true, beatUsual: false, light: "green" })] },
      { outcome: [reading({ beatUsual: true, light: "red" })] },
      { outcome: [] },
    ]);
    expect(record).toMatchObject({
      videos: 3,
      inside: { count: 1, of: 2 },
      green: { count: 1, of: 2 },
      amber: { count: 0, of: 0 },
      red: { count: 1, of: 1 },
    });
    const [low, high] = record.inside.interval;
    expect([low.toFixed(2), high.toFixed(2)]).toEqual(["0.09", "0.91"]);
  });
  it("is empty for a plan without outcomes", () => {
    expect(trackRecord([])).toMatchObject({ videos: 0, inside: { count: 0, of: 0 } });
  });
});

describe("what YouTube's API told", () => {
  const found = readOutcome(card(), channel(upload(150, 1)));
  const known = card({ video: found?.video, outcome: found?.outcome });
  it("goes after 30 days; whether it was inside stays", () => {
    const due = outcomeKeepUntil(known);
    expect(due?.toISOString()).toBe("2026-11-05T12:00:00.000Z");
    const left = withoutDue(known, due ?? new Date());
    expect(left.video).toBeNull();
    expect(left.outcome[0]).toMatchObject({ views: null, isInside: true, light: "green" });
    expect(outcomeKeepUntil(left)).toBeNull();
    expect(withoutDue(known, new Date("2026-11-05T11:59:00Z"))).toEqual({
      video: known.video,
      outcome: known.outcome,
    });
  });
  it("is not what the creator exported", () => {
    const own = {
      ...channel(upload(150, 1)),
      sources: [{ kind: "studio" as const, at: PUBLISHED, uploads: 1, metrics: [], daily: 0, notes: [] }],
    };
    const given = readOutcome(card(), own);
    expect(given && outcomeKeepUntil(given)).toBeNull();
  });
});

it("takes a whole day where only the day of publication is known", () => {
  const video = { publishedAt: "2026-10-05T00:00:00.000Z" };
  expect([
    wasBefore("2026-10-05T23:00:00.000Z", video),
    wasBefore("2026-10-06T00:00:00.000Z", video),
  ]).toEqual([true, false]);
});

it("takes YouTube's midnight for the instant that it is", () => {
  const video = { publishedAt: "2026-10-05T00:00:00.000Z", source: "youtube" as const };
  expect([
    wasBefore("2026-10-04T23:59:00.000Z", video),
    wasBefore("2026-10-05T00:01:00.000Z", video),
  ]).toEqual([true, false]);
});

it("holds a Short against the Shorts before it, and a long video against long ones", () => {
  const of = (durationSeconds: number, others: number) => {
    const mixed = before.map((one, at) => (at < 10 ? { ...one, durationSeconds: 40, views: others } : one));
    const own = { ...channel(), uploads: [{ ...upload(1200, 30), durationSeconds }, ...mixed] };
    return readOutcome(card(), own)?.outcome.find(({ days }) => days === 30)?.beatUsual;
  };
  expect([of(40, 90_000), of(600, 90_000), of(40, 90)]).toEqual([false, true, true]);
});
