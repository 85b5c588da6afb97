import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { accuracyFigure, showDifference } from "./difference";

it("shows what changed line by line, and counts what did not", () => {
  expect(showDifference("One\nTwo\nThree here", "Three here\n\nOne\nTwo")).toEqual([
    { mark: "moved", label: "Line 3 → 1", text: "Three here" },
    { mark: "kept", label: "2 lines unchanged", text: "" },
  ]);
});

it("shows a line that was split by its beginning, and its parts in full", () => {
  const [first, second] = ["It squeaks. ".repeat(20).trim(), "It runs. ".repeat(20).trim()];
  const rows = showDifference(`${first} ${second}`, `${first}\n\n${second}`);
  expect(rows.map(({ mark, label }) => [mark, label])).toEqual([
    ["gone", "Line 1"],
    ["new", "Line 1"],
    ["new", "Line 3"],
  ]);
  expect(rows[1]?.text).toBe(first);
  expect(rows[0]?.text.length).toBeLessThanOrEqual(160);
});

it("is empty if only blank lines changed", () => {
  expect(showDifference("One\n\n\n\nTwo", "One\n\nTwo")).toEqual([]);
});

it("gives the figures that the evaluation printed", () => {
  const notes = readFileSync("docs/evaluation/keywords.md", "utf8");
  const row = (method: string) => notes.match(new RegExp(`^${method} .*$`, "m"))?.[0].match(/[\d.]+/g) ?? [];
  const [f1, from, to, precision, recall] = row("Greenlight");
  const short = (value = "") => value.replace(/^0/, "");
  const percent = (value = "") => `${Math.round(Number(value) * 100)}%`;
  const { value, range, parts = [] } = accuracyFigure();
  expect([value, range]).toEqual([short(f1), `${short(from)} to ${short(to)}`]);
  expect(parts.map((part) => part.value)).toEqual([
    short(row("TF-IDF")[0]),
    short(row("RAKE")[0]),
    percent(precision),
    percent(recall),
  ]);
});
