import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatCount } from "../numbers/figures";
import { FEW_UPLOADS_ACCURACY, LIGHT_ACCURACY, SHORTS_ACCURACY } from "./light";

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

it("quotes what the newest 15 uploads tell likewise, and gives a color only where greens reach .65", () => {
  // Judged by words of other channels alone, so "shipped" is cross-validated.
  const few = (color: string) =>
    ROWS.filter((line) => line.includes(`15 uploads, ${color} `) && line.includes("beat the usual")).map(
      (row) => Number(row.match(/0\.\d{3}/)?.[0]),
    );
  expect([few("green").length, few("red").length]).toEqual([2, 2]);
  expect(FEW_UPLOADS_ACCURACY.green).toBe(Math.floor(Math.min(...few("green")) * 100) / 100);
  expect(FEW_UPLOADS_ACCURACY.red).toBe(Math.ceil(Math.max(...few("red")) * 100) / 100);
  expect(Math.min(...few("green"))).toBeGreaterThanOrEqual(0.65);
});

it("quotes the worse of the two averages, rounded against us", () => {
  expect(LIGHT_ACCURACY.green).toBe(Math.floor(Math.min(...measured("green")) * 100) / 100);
  expect(LIGHT_ACCURACY.red).toBe(Math.ceil(Math.max(...measured("red")) * 100) / 100);
  expect(ROWS.filter((line) => line.includes(formatCount(LIGHT_ACCURACY.uploads)))).toHaveLength(2);
});

it("quotes Shorts likewise", () => {
  const rows = readFileSync("docs/evaluation.md", "utf8").split("\n");
  const shorts = (color: string, measure: string) =>
    Number(
      rows
        .find(
          (line) => line.startsWith("light ") && line.includes(`${color}, Shorts`) && line.includes(measure),
        )
        ?.match(/0\.\d{3}/g)?.[1],
    );
  expect(SHORTS_ACCURACY.green).toBe(Math.floor(shorts("green", "beat the usual") * 100) / 100);
  expect(SHORTS_ACCURACY.red).toBe(Math.ceil(shorts("red", "beat the usual") * 100) / 100);
  for (const color of ["green", "red"]) expect(shorts(color, "share of uploads")).toBeGreaterThanOrEqual(0.2);
});
