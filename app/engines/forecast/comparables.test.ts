import { expect, it } from "vitest";
import { DAY_MS } from "../../numbers/days";
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
  if (found.kind !== "forecast") throw new Error(found.why);
  return found.comparables;
}
const whys = (...given: Parameters<typeof comparedWith>) =>
  new Set(comparedWith(...given).map(({ why }) => why));

const OTHERS = ["Rust on a bicycle", "Ein Haus am See", "Tea for two"];

it("names the topic words both titles have, in several languages", () => {
  expect(whys([...OTHERS, "Sharpen a chisel and what it takes"], "What I sharpen first, and how")).toContain(
    "Also has “sharpen”",
  );
  expect(whys([...OTHERS, "So baut man einen Hocker"], "Warum man keinen Hocker leiht")).toContain(
    "Also has “hocker”",
  );
  expect(whys([...OTHERS, "What is it with this?"], "A plan: what is this for")).toEqual(
    new Set(["One of your newest uploads"]),
  );
  expect(whys([...OTHERS, "おいしいラーメンの作り方"], "夜のラーメン")).toContain("Also has “ラーメン”");
});

it("prefers shared topic words to a shared beginning of small words", () => {
  const compared = comparedWith([...OTHERS, "What a mooring costs", "What a boat is"], "What a winter costs");
  const whyOf = (title: string) => compared.find((one) => one.title === title)?.why;
  expect(whyOf("What a mooring costs")).toBe("Also has “costs”");
  expect(whyOf("What a boat is")).toBe("Begins with the same words: “what a”");
});

it("calls a number at the beginning a number", () => {
  expect(whys([...OTHERS, "5 mistakes with epoxy"], "7 mistakes with oil")).toContain(
    "Begins alike: a number, then “mistakes”",
  );
});

it("lists similar uploads by weight, none with a negative weight", () => {
  const compared = comparedWith([...OTHERS, "Sharpen a chisel"], "How to sharpen a plane");
  expect(compared.length).toBeGreaterThan(2);
  for (const { weight } of compared) expect(weight).toBeGreaterThanOrEqual(0.01);
  expect(compared.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(1);
  const alike = compared.filter(({ why }) => why.startsWith("Also has")).map(({ weight }) => weight);
  expect(alike).toEqual(alike.toSorted((a, b) => b - a));
});
