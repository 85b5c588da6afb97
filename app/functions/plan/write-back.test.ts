import { describe, expect, it } from "vitest";
import { ask } from "../../../tests/support/caller";
import { recordingPlan } from "../../../tests/support/recording-plan";
import { writeBack } from "./write-back";

const AT = "2026-11-21T10:00:00.000Z";
const LIGHT = { colour: "green", sentence: "Make it.", chance: 0.7, at: AT };
const forecast = (high: number) => ({
  ranges: [{ days: 30, low: 1, likely: 2, high }],
  chance: null,
  at: AT,
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
