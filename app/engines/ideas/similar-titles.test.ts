import { expect, it } from "vitest";
import { similarTitles } from "./similar-titles";
import { titleWords } from "./title-features";

const uploads = Array.from({ length: 60 }, (_, at) =>
  at % 3
    ? { words: titleWords(`Oven repair number ${at}`), logViews: 3 }
    : { words: titleWords(`Sourdough diary, a week ${at}`), logViews: 4 },
);
const effect = (title: string, size: number, of = uploads) => similarTitles(of)(size)(titleWords(title));

it("lifts a title like those that did better than their neighbours", () => {
  expect(effect("Sourdough diary goes on", 60)).toBeGreaterThan(0.4);
  expect(effect("Oven repair once more", 60)).toBeLessThan(0.05);
});

it("says nothing about a title that shares no word, or before any upload", () => {
  expect(effect("Zxqv plonk", 60)).toBe(0);
  expect(effect("Sourdough diary", 0)).toBe(0);
});

it("knows only the first uploads", () => {
  const first = effect("Sourdough diary goes on", 30, uploads.slice(0, 30));
  expect(effect("Sourdough diary goes on", 30)).toBe(first);
});
