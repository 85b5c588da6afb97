import { describe, expect, it } from "vitest";
import { ask, OVER_LIMIT } from "../../../tests/support/caller";
import { cardFields, plannedCard } from "../../../tests/support/cards";
import { recordingPlan } from "../../../tests/support/recording-plan";
import type { Card } from "../../model/card";
import { CeilingReached, DataDeleted } from "../refused";
import { addCard, changeCard, deleteCard, moveCard, setCardDate, writeBack } from "./cards";

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

const FIELDS = cardFields({ idea: "Rye", title: "Mine", episode: 2 });

/** Changes version 1 of a card; `kept` is what another tab made of it, if one did. */
const change = (input: object = {}, kept?: Card) => {
  const { plan, calls } = recordingPlan({ change: kept ? { conflict: kept } : "kept" });
  return ask(changeCard, { id: "one", version: 1, ...FIELDS, ...input }, { plan }).then((ran) => ({
    ran,
    calls,
  }));
};

describe("changeCard", () => {
  it("writes what was typed over the version it was typed over", async () => {
    const { ran, calls } = await change({ title: " Rye \n bread ", description: "Bake it.\r\nEat it." });
    expect(ran).toEqual({ done: {}, reported: [] });
    expect(calls).toEqual([["one", 1, { ...FIELDS, title: "Rye bread", description: "Bake it.\nEat it." }]]);
  });

  it.each([0, -1, 1.5, Number.NaN, "1"])("writes over no version for %j", async (version) => {
    expect((await change({ version })).calls).toEqual([["one", 0, FIELDS]]);
  });

  it.each([
    ["idea", " ", "Type an idea first: a few words or a title."],
    ["title", "x".repeat(201), "A title may have up to 200 characters."],
    ["notes", "x".repeat(5001), "Notes may have up to 5,000 characters."],
    ["state", "lost", "Pick one of the states."],
    ["episode", 0, "An episode is a number from 1 to 999."],
  ])("refuses a wrong %s at its field", async (field, value, message) => {
    const { ran, calls } = await change({ [field]: value });
    expect(ran).toMatchObject({ refused: { status: 400, field, message } });
    expect(calls).toEqual([]);
  });

  it("tells what another tab saved meanwhile, where it differs", async () => {
    const kept = plannedCard({ ...FIELDS, title: "Theirs", notes: "Bring flour", episode: null, version: 3 });
    expect((await change({}, kept)).ran).toMatchObject({
      refused: {
        status: 409,
        message: expect.stringContaining("Another tab changed this card meanwhile."),
        details: { version: 3, theirs: { title: "Theirs", notes: "Bring flour", episode: null } },
      },
    });
  });

  it("is done where both tabs saved the same", async () => {
    expect((await change({}, plannedCard({ ...FIELDS, version: 3 }))).ran).toEqual({
      done: {},
      reported: [],
    });
  });

  it("says that a card is gone", async () => {
    expect((await change({ id: "nobody" })).ran).toMatchObject({
      refused: { status: 404, message: expect.stringContaining("not in your plan any more") },
    });
  });
});

const GONE = "That card is not in your plan any more. It was deleted in another tab.";

describe("moveCard", () => {
  it("moves a card to the end of a column, or in front of another card", async () => {
    const { plan, calls } = recordingPlan();
    expect(await ask(moveCard, { id: "one", state: "filmed" }, { plan })).toEqual({ done: {}, reported: [] });
    await ask(moveCard, { id: "one", state: "idea", before: "two" }, { plan });
    expect(calls).toEqual([
      ["one", { state: "filmed", before: null }],
      ["one", { state: "idea", before: "two" }],
    ]);
  });

  it.each([
    ["an unknown state", { id: "one", state: "lost" }, 400, "Pick one of the states."],
    ["a place that no card has", { id: "one", state: "idea", before: "a b" }, 400, "Pick one of the states."],
    ["what can be no card", { id: "a b", state: "idea" }, 400, GONE],
    ["a card that is gone", { id: "nobody", state: "idea" }, 404, GONE],
  ])("refuses %s", async (_what, input, status, message) => {
    expect(await ask(moveCard, input, recordingPlan())).toMatchObject({ refused: { status, message } });
  });
});

describe("setCardDate", () => {
  it("gives a card a day, or takes it away", async () => {
    const { plan, calls } = recordingPlan();
    const dated = await ask(setCardDate, { id: "one", date: "2026-12-01" }, { plan });
    expect(dated).toMatchObject({ done: { date: "2026-12-01" } });
    expect(await ask(setCardDate, { id: "one", date: null }, { plan })).toMatchObject({
      done: { date: null },
    });
    expect(calls).toEqual([
      ["one", "2026-12-01"],
      ["one", null],
    ]);
  });

  it("refuses a day that does not exist, and a card that is gone", async () => {
    expect(await ask(setCardDate, { id: "one", date: "soon" }, recordingPlan())).toMatchObject({
      refused: { status: 400, field: "date", message: "That date does not exist. Pick another day." },
    });
    expect(await ask(setCardDate, { id: "nobody", date: null }, recordingPlan())).toMatchObject({
      refused: { status: 404, message: GONE },
    });
  });
});

it("deletes a card", async () => {
  const { plan, calls } = recordingPlan();
  expect(await ask(deleteCard, { id: "one" }, { plan })).toEqual({ done: {}, reported: [] });
  expect(calls).toEqual([["one"]]);
});

const forecast = (high: number) => ({
  ranges: [{ days: 30, low: 1, likely: 2, high }],
  chance: null,
  at: LIGHT.at,
});

describe("writeBack", () => {
  it.each([
    ["title", " Rye in a day ", "Rye in a day"],
    ["description", "Bake it.", "Bake it."],
    ["light", LIGHT, LIGHT],
    ["forecast", forecast(1e12), forecast(1e12)],
  ])("puts a %s on its card", async (name, given, kept) => {
    const { plan, calls } = recordingPlan();
    const ran = await ask(writeBack, { id: "one", chosen: { [name]: given } }, { plan });
    expect(ran).toEqual({ done: {}, reported: [] });
    expect(calls).toEqual([["one", { [name]: kept }]]);
  });

  it.each([
    ["two things at once", { title: "A", description: "B" }],
    ["nothing", {}],
    ["a blank title", { title: " " }],
    ["a blank description", { description: "" }],
    ["a forecast that is a text", { forecast: "{" }],
    ["a forecast of more than a trillion views", { forecast: forecast(1e12 + 1) }],
    ["a light of no color", { light: { ...LIGHT, colour: "blue" } }],
  ])("refuses %s", async (_what, chosen) => {
    const { plan, calls } = recordingPlan();
    const ran = await ask(writeBack, { id: "one", chosen }, { plan });
    expect(ran).toMatchObject({ refused: { status: 400, field: "chosen" } });
    expect(calls).toEqual([]);
  });

  it("says that a card is gone", async () => {
    const ran = await ask(writeBack, { id: "two", chosen: { description: "Bake it." } }, recordingPlan());
    expect(ran).toMatchObject({ refused: { status: 404 } });
  });
});
