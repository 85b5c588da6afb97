import { describe, expect, it } from "vitest";
import { cardFields } from "../../tests/support/cards";
import { cardForecast, cardForm } from "../plan/fields";
import { cardDay, cardKey, cardName, isOpen, rangeAt } from "./card";

describe("cardForm", () => {
  const typed = { idea: " Rye \n in a day ", state: "idea" };

  it("reads an idea alone, with every other field empty", () => {
    expect(cardForm.parse(typed)).toEqual(cardFields({ idea: "Rye in a day" }));
  });

  it("reads a day and an episode", () => {
    const read = cardForm.parse({ ...typed, date: "2026-11-24", series: "Rye week", episode: "3" });
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
    ["episode", "0", "An episode is a number from 1 to 999."],
    ["episode", "two", "An episode is a number from 1 to 999."],
    ["date", "2026-02-30", "That date does not exist. Pick another day."],
    ["state", "lost", "Pick one of the states."],
  ])("refuses %s %s with a message", (field, value, message) => {
    const read = cardForm.safeParse({ ...typed, [field]: value });
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

it.each([
  ["Rye, in a day!", "rye in a day"],
  ["RYE — in a  day", "rye in a day"],
  ["???", "???"],
])("finds %s by %s", (idea, key) => expect(cardKey(idea)).toBe(key));

it.each(["9999-12-31", "0001-01-01"])("stands on no day where a card of old has %s", (date) => {
  expect(cardDay({ state: "idea", video: null, date })).toBeNull();
});

it("is called by its title, or by its idea", () => {
  expect(cardName({ title: "", idea: "rye" })).toBe("rye");
  expect(cardName({ title: "Rye in a day", idea: "rye" })).toBe("Rye in a day");
});

it("is open until it is published or dropped", () => {
  expect((["idea", "scheduled", "published", "dropped"] as const).map((state) => isOpen({ state }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  ["scheduled", "2026-12-01"],
  ["published", "2026-11-18"],
] as const)("stands, %s, on %s", (state, day) => {
  const publishedAt = "2026-11-18T23:30:00.000Z";
  const video = { id: null, title: "Rye", publishedAt, source: "typed", readAt: publishedAt } as const;
  expect(cardDay({ state, video, date: "2026-12-01" })).toBe(day);
  expect(cardDay({ state, video: null, date: "2026-12-01" })).toBe("2026-12-01");
});

it("has a range only of an age that was forecast", () => {
  const range = { days: 30, low: 1, likely: 2, high: 3 };
  const forecast = { ranges: [range], chance: null, at: "2026-11-20T10:00:00.000Z" };
  expect([rangeAt(forecast, 30), rangeAt(forecast, 7), rangeAt(null, 30)]).toEqual([range, null, null]);
});
