import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { KNOWN_FORMS, type KnownForm, knownForms } from "./known";

const NOTES = readFileSync("docs/evaluation/titles.md", "utf8").split("\n");
const FORMS: KnownForm[] = Object.values(KNOWN_FORMS);

it.each(FORMS)("quotes the evaluation notes: $name", ({ name, channels, verdict }) => {
  const line = NOTES.find((one) => one.startsWith(`${name} `));
  const [count, times, better, errors] =
    line
      ?.slice(name.length)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  expect([count, times, (better ?? Number.NaN) / 100]).toEqual([
    channels.count,
    channels.times,
    channels.better,
  ]);
  const isClear = Math.abs(errors ?? 0) >= 2;
  expect(verdict).toBe(!isClear ? "no difference" : channels.times > 1 ? "helps" : "hurts");
});

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
