import { expect, it } from "vitest";
import { cardKey, cardName, isOpen, rangeAt } from "./card";

it.each([
  ["Rye, in a day!", "rye in a day"],
  ["RYE — in a  day", "rye in a day"],
  ["???", "???"],
])("finds %s by %s", (idea, key) => expect(cardKey(idea)).toBe(key));

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

it("has a range only of an age that was forecast", () => {
  const range = { days: 30, low: 1, likely: 2, high: 3 };
  const forecast = { ranges: [range], chance: null, at: "2026-11-20T10:00:00.000Z" };
  expect([rangeAt(forecast, 30), rangeAt(forecast, 7), rangeAt(null, 30)]).toEqual([range, null, null]);
});
