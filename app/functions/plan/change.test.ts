import { describe, expect, it } from "vitest";
import { ask } from "../../../tests/support/caller";
import { cardFields, plannedCard } from "../../../tests/support/cards";
import { recordingPlan } from "../../../tests/support/recording-plan";
import type { Card } from "../../model/card";
import { changeCard } from "./change";

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
