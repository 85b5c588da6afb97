import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { accuracyFigure } from "./accuracy";

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
