import { describe, expect, it } from "vitest";
import { shrinkageToSimilar, similarTitles, tokenIndex } from "./similar-titles";
import { titleWords } from "./title-features";

const uploads = Array.from({ length: 60 }, (_, at) =>
  at % 3
    ? { words: titleWords(`Oven repair number ${at}`), logViews: 3 }
    : { words: titleWords(`Sourdough diary, a week ${at}`), logViews: 4 },
);
const effect = (title: string, size: number, of = uploads) => {
  const index = tokenIndex(of.map(({ words }) => words));
  return similarTitles(
    index,
    of.map(({ logViews }) => logViews),
  )(size)(titleWords(title));
};

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

describe("pullOfSimilar", () => {
  // The first three share much, and one of them is a hit; the others share nothing.
  const logViews = [3.2, 6, 3.4, 5, 5.1, 5.2];
  const shared = Float64Array.of(0.9, 0.9, 0.9, 0, 0, 0);

  it("goes a fifth of the way to the median of similar titles, whatever a hit among them had", () => {
    const shrinkage = shrinkageToSimilar(logViews)(shared, 6, 4.4);
    expect(shrinkage).toBeCloseTo(-0.2, 2);
    expect(shrinkageToSimilar(logViews.with(1, 9))(shared, 6, 4.4)).toBe(shrinkage);
  });

  it("leaves an estimate where nothing is shared, and nearly so where little is", () => {
    expect(shrinkageToSimilar(logViews)(new Float64Array(6), 6, 5)).toBe(0);
    expect(shrinkageToSimilar(logViews)(Float64Array.of(0, 0.05, 0, 0, 0, 0), 6, 5)).toBeCloseTo(0, 2);
    expect(shrinkageToSimilar([])(new Float64Array(), 0, 0)).toBe(0);
  });

  it("knows only the first uploads", () => {
    const first = shrinkageToSimilar(logViews.slice(0, 2))(shared.slice(0, 2), 2, 5);
    expect(shrinkageToSimilar(logViews)(shared, 2, 5)).toBe(first);
  });
});
