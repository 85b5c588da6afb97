import { describe, expect, it } from "vitest";
import { ask, OVER_LIMIT } from "../../../tests/support/caller";
import { plannedCard } from "../../../tests/support/cards";
import { recordingPlan } from "../../../tests/support/recording-plan";
import type { Card } from "../../model/card";
import { CeilingReached, DataDeleted } from "../refused";
import { addCard } from "./add";
import { addSeries } from "./add-series";

const LIGHT = { colour: "green", sentence: "Make it.", chance: 0.7, at: "2026-11-21T10:00:00.000Z" };

describe("addCard", () => {
  it("adds an idea with what is known of it", async () => {
    const { plan, calls } = recordingPlan();
    const ran = await ask(addCard, { idea: " Rye ", light: LIGHT, isSample: true }, { plan });
    expect(ran).toEqual({ done: { added: "new", id: "one" }, reported: [] });
    expect(calls).toEqual([
      {
        ...{ idea: "Rye", title: "", description: "", date: null, series: "", episode: null },
        ...{ light: LIGHT, isSample: true },
      },
    ]);
  });

  it("names the open card that has the same idea", async () => {
    const { plan } = recordingPlan({ add: { added: "already", id: "two" } });
    expect(await ask(addCard, { idea: "Rye" }, { plan })).toMatchObject({
      done: { added: "already", id: "two" },
    });
  });

  describe("of an idea that is there already", () => {
    const at = LIGHT.at;
    const unlit = { colour: "unknown", sentence: "No light yet.", chance: null, at } as const;
    const FORECAST = { ranges: [{ days: 30, low: 1, likely: 2, high: 3 }], chance: 0.8, at };
    const written = async (card: Partial<Card>, given: object) => {
      const { plan, calls } = recordingPlan({
        add: { added: "already", id: "two" },
        kept: plannedCard(card),
      });
      await ask(addCard, { idea: "Rye", ...given }, { plan });
      return calls.slice(1);
    };

    it("lights the card that was planned before there was a channel, and keeps its forecast", async () => {
      const given = { light: LIGHT, forecast: FORECAST };
      const both = [
        ["two", { light: LIGHT }],
        ["two", { forecast: FORECAST }],
      ];
      expect(await written({}, given)).toEqual(both);
      expect(await written({ light: unlit }, given)).toEqual(both);
    });

    it("writes over no light and no forecast, and puts nothing of samples on a real card", async () => {
      const given = { light: LIGHT, forecast: FORECAST };
      const lit = { ...LIGHT, colour: "red" } as const;
      expect(await written({ light: lit, forecast: FORECAST }, given)).toEqual([]);
      expect(await written({}, { ...given, isSample: true })).toEqual([]);
      expect(await written({ isSample: true }, { light: LIGHT, isSample: true })).toHaveLength(1);
    });
  });

  it.each([
    ["a blank idea", { idea: " " }, "idea", "Type an idea first: a few words or a title."],
    ["no idea", {}, "idea", "Type an idea first: a few words or a title."],
    [
      "an idea of 201 characters",
      { idea: "x".repeat(201) },
      "idea",
      "An idea may have up to 200 characters. Say it in fewer words.",
    ],
    [
      "a day that no calendar has",
      { idea: "Rye", date: "2026-02-30" },
      "date",
      "That date does not exist. Pick another day.",
    ],
    ["a day too far away", { idea: "Rye", date: "9999-12-31" }, "date", "Pick a day from 1990 to 2100."],
    [
      "an episode that is no number",
      { idea: "Rye", episode: Number.NaN },
      "episode",
      "An episode is a number from 1 to 999.",
    ],
  ])("refuses %s at its field", async (_what, input, field, message) => {
    const { plan, calls } = recordingPlan();
    expect(await ask(addCard, input, { plan })).toMatchObject({ refused: { status: 400, field, message } });
    expect(calls).toEqual([]);
  });

  it("refuses a light of no color", async () => {
    const { plan, calls } = recordingPlan();
    const ran = await ask(addCard, { idea: "Rye", light: { ...LIGHT, colour: "blue" } }, { plan });
    expect(ran).toMatchObject({ refused: { status: 400, field: "light" } });
    expect(calls).toEqual([]);
  });

  it("says why nothing was added", async () => {
    const add = (answers: Parameters<typeof recordingPlan>[0]) =>
      ask(addCard, { idea: "Rye" }, recordingPlan(answers));
    expect(await add({ add: "full" })).toMatchObject({
      refused: {
        status: 409,
        message: "Your plan is full: it holds 500 cards. Delete one to make room.",
      },
    });
    const error = new Error("D1_ERROR");
    expect(await add({ error })).toEqual({
      refused: {
        status: 503,
        message: "Nothing was saved: the database did not answer. Try again in a moment.",
      },
      reported: [error],
    });
    expect(await add({ error: new DataDeleted() })).toMatchObject({ refused: { status: 409 }, reported: [] });
  });

  it("says when it may be sent again", async () => {
    const { plan, calls } = recordingPlan();
    expect(await ask(addCard, { idea: "Rye" }, { plan }, OVER_LIMIT)).toMatchObject({
      refused: { status: 429, message: "That was a lot at once. Wait a minute and try again." },
    });
    expect(calls).toEqual([]);
    const error = new CeilingReached(new Date("2026-11-21T22:30:00Z"));
    expect(await ask(addCard, { idea: "Rye" }, recordingPlan({ error }))).toMatchObject({
      refused: { status: 429, message: expect.stringContaining("midnight UTC"), retryAfter: 5400 },
      reported: [],
    });
  });
});

describe("addSeries", () => {
  const add = (videos: object[], answers?: Parameters<typeof recordingPlan>[0]) => {
    const { plan, calls } = recordingPlan(answers);
    return ask(addSeries, { series: " Rye week ", videos }, { plan }).then((ran) => ({ ran, calls }));
  };
  const STARTER = { title: "Starter", date: "2026-12-01", episode: 1 };

  it("adds the videos of a series in their order", async () => {
    const { ran, calls } = await add([STARTER, { title: "Loaf", date: null, episode: 2 }]);
    expect(ran).toEqual({ done: {}, reported: [] });
    const common = { series: "Rye week", isSample: false };
    expect(calls).toEqual([
      { idea: "Starter", ...STARTER, ...common },
      { idea: "Loaf", title: "Loaf", date: null, episode: 2, ...common },
    ]);
  });

  it.each([
    ["without videos", []],
    ["of 21 videos", Array.from({ length: 21 }, (_, at) => ({ ...STARTER, episode: at + 1 }))],
    ["with a day that no calendar has", [{ ...STARTER, date: "9999-12-31" }]],
    ["with a video of no title", [{ ...STARTER, title: " " }]],
    ["with an episode 1000", [{ ...STARTER, episode: 1000 }]],
  ])("refuses one %s", async (_what, videos) => {
    const { ran, calls } = await add(videos);
    expect(ran).toMatchObject({ refused: { status: 400, field: "videos" } });
    expect(calls).toEqual([]);
  });

  it("says that the plan is full", async () => {
    expect((await add([STARTER], { add: "full" })).ran).toMatchObject({ refused: { status: 409 } });
  });
});
