import { expect, it } from "vitest";
import { evaluateNeighbours } from "./title-neighbours";

const HEADING = "channel,title,published_at,age_days,views,duration_s\n";
const DAY_MS = 86_400_000;

/** A channel with an upload a day, where every third is of a series with three times the views. */
function rows(channel: string, many: number): string {
  return Array.from({ length: many }, (_, at) => {
    const day = new Date(Date.UTC(2024, 0, 1) + at * DAY_MS).toISOString().slice(0, 10);
    const [title, views] = at % 3 === 0 ? [`Rye loaf ${at}`, 3000] : [`Oven chat ${at}`, 1000 + at];
    return `${channel},${title},${day},${400 - at},${views},600\n`;
  }).join("");
}

it("names the better of two neighbours by what the channel did before", () => {
  const {
    accuracy = [],
    held,
    failures,
  } = evaluateNeighbours(HEADING + rows("Rye", 70) + rows("Oat", 60), HEADING + rows("Ale", 60));
  expect(held).toMatch(/^\d+ pairs of 3 channels$/);
  expect(failures).toEqual([]);
  expect(accuracy.map(({ engine, set, measure }) => [engine, set, measure])).toEqual([
    ["titles", "neighbours, with history", "accuracy, micro"],
    ["titles", "neighbours, with history", "accuracy, macro"],
    ["titles", "neighbours, without history", "accuracy, micro"],
    ["titles", "neighbours, without history", "accuracy, macro"],
  ]);
  for (const { set, crossValidated = 0, shipped, references } of accuracy) {
    expect(Number.isFinite(crossValidated)).toBe(true);
    if (!set.endsWith("with history")) continue;
    expect(crossValidated).toBeGreaterThan(0.95);
    expect(shipped).toBeGreaterThan(0.95);
    expect(references[0]?.value).toBeGreaterThan(0.95);
  }
});

it("does not name channels", () => {
  expect(evaluateNeighbours(HEADING + rows("Zwieback", 60)).text).not.toContain("Zwieback");
});

it("refuses histories without neighbours to compare", () => {
  expect(() => evaluateNeighbours(HEADING + rows("Rye", 20))).toThrow("no channel has neighbouring uploads");
  expect(() => evaluateNeighbours("")).toThrow("no channel has neighbouring uploads");
});
