import { describe, expect, it } from "vitest";
import { ask } from "../../../tests/support/caller";
import { recordingPlan } from "../../../tests/support/recording-plan";
import { deleteCard } from "./delete";
import { moveCard } from "./move";
import { setCardDate } from "./set-date";

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
