import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { KNOWN_KINDS, type KnownKindName, knownKinds } from "../../app/engines/ideas/known-kinds";

const NOTES = readFileSync("docs/evaluation/titles.md", "utf8").split("Kinds within channels:")[1] ?? "";

it.each(Object.keys(KNOWN_KINDS) as KnownKindName[])("quotes the evaluation notes: %s", (kind) => {
  const line = NOTES.split("\n").find((one) => one.startsWith(`${kind} `));
  const [channels, times, better = Number.NaN, errors = Number.NaN] =
    line?.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const known = KNOWN_KINDS[kind];
  expect([channels, times, better / 100]).toEqual([known.channels, known.times, known.better]);
  expect(known.verdict).toBe(Math.abs(errors) < 2.5 ? "no difference" : errors > 0 ? "helps" : "hurts");
});

it("reads the kinds that an idea names, in any of its words", () => {
  expect(knownKinds("Sourdough mistakes for beginners")).toEqual(["beginner", "tips"]);
  expect(knownKinds("Brot backen für Anfänger")).toEqual(["beginner"]);
  expect(knownKinds("Chess")).toEqual([]);
});
