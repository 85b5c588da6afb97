import { expect, it } from "vitest";
import { DAY_MS } from "../../numbers/days";
import type { Comparable } from "./comparables";
import { forecastNext } from "./forecast";

const NOW = new Date("2026-11-21T00:00:00Z");

/** Weekly uploads, the newest a month old, their titles dealt out in turn. */
function comparedWith(titles: string[], title: string, count = 60) {
  const uploads = Array.from({ length: count }, (_, n) => ({
    title: titles[n % titles.length] ?? "",
    publishedAt: new Date(NOW.getTime() - (30 + 7 * (count - n)) * DAY_MS),
    views: 1000 * (1 + (n % titles.length)) * (1 + (n % 7) / 20),
  }));
  const found = forecastNext(uploads, title, NOW);
  if (found.kind !== "forecast") throw new Error(found.kind);
  return found.comparables;
}
const reasonText = ({ why }: Comparable) =>
  why.kind === "newest" ? why.kind : [why.kind, ...why.words].join(" ");
const whys = (...given: Parameters<typeof comparedWith>) => new Set(comparedWith(...given).map(reasonText));

const OTHERS = ["Rust on a bicycle", "Ein Haus am See", "Tea for two"];

it("names the topic words both titles have, in several languages", () => {
  expect(whys([...OTHERS, "Sharpen a chisel and what it takes"], "What I sharpen first, and how")).toContain(
    "shared sharpen",
  );
  expect(whys([...OTHERS, "So baut man einen Hocker"], "Warum man keinen Hocker leiht")).toContain(
    "shared hocker",
  );
  expect(whys([...OTHERS, "What is it with this?"], "A plan: what is this for")).toEqual(new Set(["newest"]));
  expect(whys([...OTHERS, "おいしいラーメンの作り方"], "夜のラーメン")).toContain("shared ラーメン");
});

it("prefers shared topic words to a shared beginning of small words", () => {
  const compared = comparedWith([...OTHERS, "What a mooring costs", "What a boat is"], "What a winter costs");
  const whyOf = (title: string) => compared.filter((one) => one.title === title).map(reasonText)[0];
  expect(whyOf("What a mooring costs")).toBe("shared costs");
  expect(whyOf("What a boat is")).toBe("beginning what a");
});

it("calls a number at the beginning a number", () => {
  expect(whys([...OTHERS, "5 mistakes with epoxy"], "7 mistakes with oil")).toContain("beginning 0 mistakes");
});

it("lists similar uploads by weight, none with a negative weight", () => {
  const compared = comparedWith([...OTHERS, "Sharpen a chisel"], "How to sharpen a plane");
  expect(compared.length).toBeGreaterThan(2);
  for (const { weight } of compared) expect(weight).toBeGreaterThanOrEqual(0.01);
  expect(compared.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(1);
  const alike = compared.filter(({ why }) => why.kind === "shared").map(({ weight }) => weight);
  expect(alike).toEqual(alike.toSorted((a, b) => b - a));
});
