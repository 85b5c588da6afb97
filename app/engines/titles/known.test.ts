import { expect, it } from "vitest";
import { hurtingForms, knownForms } from "./known";

it.each([
  ["7 mistakes I made in my first year of baking", ["numberFirst"]],
  ["Rye bread #shorts", ["short", "hashtag"]],
  ["Live from the bakery", ["short", "live"]],
  ["Why does nobody bake rye bread at home any more?", ["question"]],
  ["Rye from scratch #61: what a slow loaf taught me", []],
  ["Rye from scratch, what a slow loaf taught me 🍞 | Rustoil", ["channelName", "emoji"]],
  ["東京で一番安いラーメン", []],
])("finds the forms of %j", (title, forms) => {
  expect(knownForms(title)).toEqual(forms);
});

it("finds those that hurt", () => {
  expect(hurtingForms("Live: rye 🍞 #bread")).toEqual(["short", "live"]);
  expect(hurtingForms("Why does nobody bake rye bread at home any more?")).toEqual([]);
});
