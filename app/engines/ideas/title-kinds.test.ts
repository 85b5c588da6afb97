import { expect, it } from "vitest";
import { titleFeatures } from "./title-features";
import { KINDS } from "./title-kinds";
import { WORDS } from "./weights";

it.each([
  ["LIVE: questions and answers with Ann", ["live", "with"]],
  ["30 Minute Full Body Workout", ["minutes", "complete", "body"]],
  ["I spent $100 on street food", ["money", "food", "me"]],
  ["Rye from scratch #12", ["episode", "complete"]],
  ["Como fazer pão em 10 minutos", ["howTo", "minutes"]],
  ["新手入门教程", ["beginner", "howTo"]],
  ["Granite", []],
])("reads the kinds of %s", (title, kinds) => {
  expect(titleFeatures(title).kinds.toSorted()).toEqual(kinds.toSorted());
});

it("has learned what nearly every kind does", () => {
  const learned = WORDS.words.split("\n").filter((term) => term.startsWith("="));
  for (const term of learned) expect(Object.keys(KINDS)).toContain(term.slice(1));
  expect(learned.length).toBeGreaterThan(40);
});

it("names each kind's words once, in small letters", () => {
  for (const terms of Object.values(KINDS)) {
    const all = terms.split(" ");
    expect(new Set(all).size).toBe(all.length);
    for (const term of all) expect(term).toBe(term.toLowerCase().trim());
    for (const term of all) expect(term.split("_").length).toBeLessThan(3);
  }
});
