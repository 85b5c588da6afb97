import { describe, expect, it } from "vitest";
import * as cards from "../../../tests/support/cards";
import { cardFields, cardForecast } from "./card-schemas";

describe("cardFields", () => {
  const typed = { idea: " Rye \n in a day ", state: "idea" };

  it("reads an idea alone, with every other field empty", () => {
    expect(cardFields.parse(typed)).toEqual(cards.cardFields({ idea: "Rye in a day" }));
  });

  it("reads a day and an episode", () => {
    const read = cardFields.parse({ ...typed, date: "2026-11-24", series: "Rye week", episode: 3 });
    expect(read).toMatchObject({ date: "2026-11-24", series: "Rye week", episode: 3 });
  });

  it.each([
    ["idea", "", "Type an idea first: a few words or a title."],
    ["date", "1989-12-31", "Pick a day from 1990 to 2100."],
    ["date", "2101-01-01", "Pick a day from 1990 to 2100."],
    ["idea", "x".repeat(201), "An idea may have up to 200 characters. Say it in fewer words."],
    ["title", "x".repeat(201), "A title may have up to 200 characters."],
    ["description", "x".repeat(5001), "A description may have up to 5,000 characters."],
    ["notes", "x".repeat(5001), "Notes may have up to 5,000 characters."],
    ["series", "x".repeat(101), "A series name may have up to 100 characters."],
    ["episode", 0, "An episode is a number from 1 to 999."],
    ["episode", 1000, "An episode is a number from 1 to 999."],
    ["episode", Number.NaN, "An episode is a number from 1 to 999."],
    ["date", "2026-02-30", "That date does not exist. Pick another day."],
    ["state", "lost", "Pick one of the states."],
  ])("refuses %s %s with a message", (field, value, message) => {
    const read = cardFields.safeParse({ ...typed, [field]: value });
    expect(read.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
  });
});

it("refuses a forecast without a range, or with a chance above 1", () => {
  const range = { days: 30, low: 1, likely: 2, high: 3 };
  const at = "2026-11-20T10:00:00.000Z";
  expect(cardForecast.safeParse({ ranges: [range], chance: 0.8, at }).success).toBe(true);
  expect(cardForecast.safeParse({ ranges: [], chance: 0.8, at }).success).toBe(false);
  expect(cardForecast.safeParse({ ranges: [range], chance: 80, at }).success).toBe(false);
});
