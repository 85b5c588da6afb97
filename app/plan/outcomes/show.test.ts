import { describe, expect, it } from "vitest";
import { plannedCard } from "../../../tests/support/cards";
import { measuredUpload } from "../../../tests/support/connected-channel";
import { describeLights } from "../../light/show";
import type { Card, OutcomeReading } from "../../model/card";
import { type RecordFigures, toFigures } from "../../model/seal";
import { showAges, showBefore, showOutcomes, showSoFar, showWaiting } from "./show";

const reading = (fields: Partial<OutcomeReading>): OutcomeReading => ({
  days: 30,
  views: 1200,
  source: "studio",
  at: "2026-11-01T12:00:00.000Z",
  isInside: true,
  beatUsual: true,
  light: "green",
  ...fields,
});

const FORECAST: Card["forecast"] = {
  ranges: [{ days: 30, low: 900, likely: 1800, high: 4400 }],
  chance: 0.8,
  at: "2026-10-01T12:00:00.000Z",
};

const figures = (known: Partial<RecordFigures> = {}): RecordFigures => ({
  ...toFigures([], { sealed: 0, countsSample: true }),
  ...known,
});
/** Forecasts inside the range, of so many. */
const inside = (hits: number, of: number) => figures({ sealed: of, inside: { hits, of } });

const published = (outcome: OutcomeReading[], fields: Partial<Card> = {}) =>
  plannedCard({ state: "published", forecast: FORECAST, outcome, ...fields });

describe("showAges", () => {
  it.each([
    [{}, "1,200", "Inside the range"],
    [{ views: 5000, isInside: false }, "5,000", "Above the range"],
    [{ views: 100, isInside: false }, "100", "Below the range"],
    [{ views: null }, "", "Was inside the range"],
    [{ isInside: null }, "1,200", "No forecast in time"],
  ] as const)("says of %j: %s, %s", (fields, views, text) => {
    expect(showAges(FORECAST, [reading(fields)])[2]).toMatchObject({
      age: "30 days",
      range: "900 to 4.4K",
      views,
      text,
    });
  });
  it("has each age, counted or not", () => {
    expect(showAges(null, []).map(({ age, text }) => `${age}: ${text}`)).toEqual([
      "1 day: Not counted yet",
      "7 days: Not counted yet",
      "30 days: Not counted yet",
    ]);
  });
  it("promises no count of an age that is past", () => {
    expect(showAges(FORECAST, [reading({ days: 7 })]).map(({ text }) => text)).toEqual([
      "Not counted",
      "Inside the range",
      "Not counted yet",
    ]);
  });
});

describe("showSoFar", () => {
  const video = {
    id: "rye",
    title: "Rye in a pan",
    publishedAt: "2026-11-01T12:00:00.000Z",
    source: "youtube",
    readAt: "2026-11-04T12:00:00.000Z",
  } as const;
  const counted = (days: number, views: number) =>
    measuredUpload({
      videoId: "rye",
      title: "Rye in a pan",
      publishedAt: video.publishedAt,
      countedAt: new Date(Date.parse(video.publishedAt) + days * 86_400_000).toISOString(),
      views,
    });
  const at = (days: number, views: number, forecast: Card["forecast"] = FORECAST) =>
    showSoFar({ forecast, video }, [counted(days, views)]);

  it("sets the views of any day beside the range of that day", () => {
    expect(at(3, 20)).toMatchObject({ age: "So far, day 4", views: "20", verdict: "below" });
    expect(at(3, 900)).toMatchObject({ verdict: "inside", text: "On its way" });
    expect(at(3, 9000)).toMatchObject({ verdict: "above", text: "Above so far" });
    expect(at(0.2, 20)).toMatchObject({ age: "So far, day 1", range: "", verdict: null, views: "20" });
    expect(at(3, 20, null)).toMatchObject({ range: "", verdict: null });
  });
  it("is nothing once 30 days are over, or while the video is not known", () => {
    expect(at(30, 20)).toBeNull();
    expect(showSoFar({ forecast: FORECAST, video: null }, [counted(3, 20)])).toBeNull();
    expect(showSoFar({ forecast: FORECAST, video }, [])).toBeNull();
  });
});

describe("showWaiting", () => {
  it("names the published cards without a video and without views, no others", () => {
    const waiting = published([], { id: "waiting", title: "Rye in a pan" });
    expect(showWaiting([published([reading({})]), waiting])).toEqual([
      { id: "waiting", name: "Rye in a pan" },
    ]);
    expect(showOutcomes([waiting], figures())).toBeNull();
  });
});

describe("showOutcomes", () => {
  it("says how often the views were inside, and what the seals came to", () => {
    const shown = showOutcomes(
      [
        published([reading({})]),
        published([reading({ isInside: false, beatUsual: false, light: "red" })]),
        published([reading({ days: 7, beatUsual: null })]),
      ],
      figures({
        sealed: 12,
        inside: { hits: 1, of: 2 },
        green: { hits: 1, of: 1 },
        red: { hits: 0, of: 1 },
        due: 1,
        waiting: 4,
        replaced: 3,
      }),
    );
    expect(shown?.finding).toBe("The views were inside the forecast's range 1 of 2 times.");
    expect(shown?.figures.claims).toEqual([
      {
        name: "Greens that beat your usual",
        figure: "1 of 1",
        interval: "likely 21% to 100%",
        printed: "73%",
      },
      { name: "Ambers that beat your usual", figure: "not yet", interval: "", printed: "" },
      { name: "Reds that beat your usual", figure: "0 of 1", interval: "likely 0% to 79%", printed: "24%" },
      { name: "Views inside the forecast", figure: "1 of 2", interval: "likely 9% to 91%", printed: "80%" },
    ]);
    expect(shown?.figures.others).toEqual([
      { name: "Due, not counted yet", count: "1" },
      { name: "Not yet due", count: "4" },
      { name: "Withdrawn: the card or the account was deleted", count: "0" },
      { name: "Replaced by a later one, or made after publication", count: "3" },
    ]);
    expect(shown?.hasSample).toBe(false);
    expect(shown?.videos.map(({ light, against }) => [light, against])).toEqual([
      ["green", "beat your usual"],
      ["red", "stayed under your usual"],
      ["green", ""],
    ]);
  });
  it.each([
    [1, 1, "One video counted: its views were inside the forecast's range."],
    [0, 1, "One video counted: its views were outside the forecast's range."],
    [2, 2, "The views were inside the forecast's range all 2 times."],
    [0, 0, "Counted, but there was no forecast in time. Forecast your next video before it is out."],
  ])("says of %d of %d: %s", (hits, of, finding) => {
    expect(showOutcomes([published([reading({})])], inside(hits, of))?.finding).toBe(finding);
  });
  it("says that the first counts are on their way where a video waits for them", () => {
    const rows = [
      published([reading({ isInside: null })]),
      published([], {
        video: {
          id: "rye",
          title: "Rye in a pan",
          publishedAt: "2026-11-01T12:00:00.000Z",
          source: "studio",
          readAt: "2026-11-02T12:00:00.000Z",
        },
      }),
    ];
    expect(showOutcomes(rows, figures())?.finding).toBe("Your first counts are on their way.");
  });
  it("marks what comes from a sample channel", () => {
    expect(showOutcomes([published([reading({ source: "sample" })])], figures())?.hasSample).toBe(true);
  });
  it("is null before anything was read or sealed", () => {
    expect(showOutcomes([published([])], figures())).toBeNull();
    expect(showOutcomes([], figures({ sealed: 1 }))?.finding).toBe("Your first counts are on their way.");
  });
});

describe("describeLights", () => {
  it("counts lights of a color on this channel", () => {
    const rows = [published([reading({})]), published([reading({ beatUsual: false })])];
    expect(describeLights(rows, "green")).toBe("For you so far: 1 of 2 green lights beat your usual.");
    expect(describeLights(rows, "red")).toBeNull();
  });
});

it("prints the rates of Shorts beside those of Shorts, and no forecast", () => {
  const tally = { hits: 4, of: 6 };
  const last = { uploads: 20, green: tally, amber: tally, red: tally, inside: { hits: 0, of: 0 } };
  const shown = showBefore({ ...last, kind: "short" });
  expect(shown?.title).toBe("Had you asked before each of your last 20 Shorts (2 got no light)");
  expect(shown?.claims.map(({ printed }) => printed)).toEqual(["70%", "", "32%"]);
  expect(showBefore({ ...last, kind: "long" })?.claims.map(({ printed }) => printed)).toHaveLength(4);
});
