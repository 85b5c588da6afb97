import { expect, it } from "vitest";
import { showDifference } from "./difference";

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
