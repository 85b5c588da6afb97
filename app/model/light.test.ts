import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatCount } from "../numbers/figures";
import { LIGHT_ACCURACY } from "./light";

const ROWS = readFileSync("docs/evaluation/light.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("light "));

/** Cross-validated, of the rows of a color: micro and macro. */
function measured(color: string): number[] {
  const rows = ROWS.filter(
    (line) => line.includes(`your channel, ${color} `) && line.includes("beat the usual"),
  );
  expect(rows).toHaveLength(2);
  return rows.map((row) => Number(row.match(/0\.\d{3}/g)?.[1]));
}

it("quotes the worse of the two averages, rounded against us", () => {
  expect(LIGHT_ACCURACY.green).toBe(Math.floor(Math.min(...measured("green")) * 100) / 100);
  expect(LIGHT_ACCURACY.red).toBe(Math.ceil(Math.max(...measured("red")) * 100) / 100);
  expect(ROWS.filter((line) => line.includes(formatCount(LIGHT_ACCURACY.uploads)))).toHaveLength(2);
});
