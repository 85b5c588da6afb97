import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { KNOWN_FORMS, type KnownFormName } from "../../app/engines/titles/known";
import { FORM_NAMES, findRepeatedTails } from "./known-forms";

const NOTES = readFileSync("docs/evaluation/titles.md", "utf8").split("\n");
const FORMS = (Object.keys(KNOWN_FORMS) as KnownFormName[]).map((form) => ({
  name: FORM_NAMES[form],
  ...KNOWN_FORMS[form],
}));

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

it("finds what at least five titles of a channel end in, behind a bar or a dash", () => {
  const own = ["Rye", "Oats", "Spelt", "Barley"].map((grain) => `${grain} bread | Rustoil`);
  expect(findRepeatedTails([...own, "Buns - RUSTOIL!", "Buns | Twice", "Rustoil"])).toEqual([
    ...[true, true, true, true, true],
    false,
    false,
  ]);
  expect(findRepeatedTails([...own, "Rustoil"])).toEqual([false, false, false, false, false]);
});
