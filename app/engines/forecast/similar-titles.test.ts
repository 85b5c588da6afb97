import { expect, it } from "vitest";
import type { UsableUpload } from "../growth/usable-uploads";
import { titleEffects } from "./similar-titles";
import { wordEffects } from "./title-words";

const upload = (title: string, at: number, logViews: number): UsableUpload => ({
  upload: { title, publishedAt: "", views: 1 },
  day: at,
  ageDays: 100,
  logViews,
});
const uploads = Array.from({ length: 60 }, (_, at) =>
  at % 3 ? upload(`Oven repair number ${at}`, at, 3) : upload(`Sourdough diary, a week ${at}`, at, 4),
);
const effect = titleEffects(uploads);

it("lifts a title like those that did better than their neighbours", () => {
  expect(effect("Sourdough diary goes on", 60)).toBeGreaterThan(0.4);
  expect(effect("Oven repair once more", 60)).toBeLessThan(0.05);
});

it("says nothing about a title that shares no word, or before any upload", () => {
  expect(effect("Zxqv plonk", 60)).toBe(0);
  expect(effect("Sourdough diary", 0)).toBe(0);
});

it("knows only the first uploads", () => {
  const first = titleEffects(uploads.slice(0, 30));
  expect(effect("Sourdough diary goes on", 30)).toBe(first("Sourdough diary goes on", 30));
});

it("weighs known words beside the channel's mean, and unknown ones not at all", () => {
  const words = new Map([
    ["intro", 0.2],
    ["live", -0.2],
  ]);
  const worded = wordEffects(["live one", "live two", "intro"], words);
  expect(worded("intro", 2)).toBeCloseTo(0.4 / 2);
  expect(worded("live", 2)).toBeCloseTo(0);
  expect(worded("zxqv", 2)).toBe(0);
});
