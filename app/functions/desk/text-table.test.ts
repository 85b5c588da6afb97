import { expect, it } from "vitest";
import {
  amount,
  byName,
  once,
  oneOf,
  range,
  readEntries,
  readRows,
  sentences,
  text,
  words,
} from "./text-table";

const LOAVES = `
// Of rye.
pan | 8-12 | Easy | rye, salt
  Mixed at nine. / Baked by seven.

rolls | 4-5 | Hard | wheat
  Shaped twelve.
`;

const columns = {
  name: text,
  hours: range,
  difficulty: oneOf(["Easy", "Hard"]),
  of: words,
  steps: sentences,
};

it("reads entries with their indented lines, without remarks", () => {
  expect(readEntries(LOAVES)).toEqual([
    { head: "pan | 8-12 | Easy | rye, salt", lines: ["Mixed at nine. / Baked by seven."] },
    { head: "rolls | 4-5 | Hard | wheat", lines: ["Shaped twelve."] },
  ]);
});

it("reads a row for each entry, a column for each cell", () => {
  expect(readRows(LOAVES, columns)).toEqual([
    {
      name: "pan",
      hours: [8, 12],
      difficulty: "Easy",
      of: ["rye", "salt"],
      steps: ["Mixed at nine.", "Baked by seven."],
    },
    { name: "rolls", hours: [4, 5], difficulty: "Hard", of: ["wheat"], steps: ["Shaped twelve."] },
  ]);
});

it.each([
  ["lacks a cell", "pan | 8-12 | Easy | rye"],
  ["has a cell too many", "pan | 8-12 | Easy | rye | One. | Two."],
  ["has a range without an end", "pan | 8 | Easy | rye | One."],
  ["has an unknown value", "pan | 8-12 | Medium | rye | One."],
])("refuses an entry that %s", (_, table) => {
  expect(() => readRows(table, columns)).toThrow();
});

it("refuses words for a number", () => {
  expect(amount("4.5")).toBe(4.5);
  expect(() => amount("four")).toThrow("No number: four");
});

it("makes a value once, when it is asked for", () => {
  let made = 0;
  const value = once(() => ({ made: ++made }));
  expect(made).toBe(0);
  expect(value()).toBe(value());
  expect(made).toBe(1);
});

it("makes a value for each name", () => {
  expect(byName(["a", "b"], (name) => name.toUpperCase())).toEqual({ a: "A", b: "B" });
});
