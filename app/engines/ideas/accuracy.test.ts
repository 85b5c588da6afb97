import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatCount } from "../../numbers/figures";
import { ACCURACY } from "./accuracy";

const ROWS = readFileSync("docs/evaluation/titles.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("titles  neighbours"));

it.each([
  ["with history", ACCURACY.history],
  ["without history", ACCURACY.anywhere],
])("quotes the lower of the two averages %s", (set, figure) => {
  const rows = ROWS.filter((line) => line.includes(`neighbours, ${set} `));
  expect(rows).toHaveLength(2);
  const crossValidated = rows.map((row) => Number(row.match(/0\.\d{3}/g)?.[1]));
  expect(figure).toBe(Math.min(...crossValidated));
  for (const row of rows) expect(row).toContain(formatCount(ACCURACY.pairs));
});

it("quotes the lower of the two averages of Shorts", () => {
  const rows = readFileSync("docs/evaluation.md", "utf8")
    .split("\n")
    .filter((line) => line.includes("neighbours, with history, Shorts "));
  expect(rows).toHaveLength(2);
  expect(ACCURACY.shorts).toBe(Math.min(...rows.map((row) => Number(row.match(/0\.\d{3}/g)?.[1]))));
});
