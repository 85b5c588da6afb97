import { expect, test } from "vitest";
import { seriesPlanner } from "../../functions/series-planner/sample";
import { countPublished, EPISODES, ribbon } from "./series-planner";

test("a series has between four and eight episodes (spec section 9, guidance text)", () => {
  expect(EPISODES.length).toBeGreaterThanOrEqual(4);
  expect(EPISODES.length).toBeLessThanOrEqual(8);
  expect(countPublished(EPISODES)).toBe(3);
});

test("the episodes are those of the planner's sample", () => {
  const { series } = seriesPlanner.initial(new Date("2026-11-22T10:00:00Z"));
  const titles = series[0]?.videos.map(({ title }) => title);
  expect(EPISODES.map(({ title }) => title)).toEqual(titles);
});

test("no episode has more viewers than the one before it", () => {
  const viewers = EPISODES.map((episode) => episode.viewers);
  expect(viewers).toEqual(viewers.toSorted((a, b) => b - a));
});

test("the ribbon is as wide as the viewers who stay and ends level", () => {
  expect(ribbon([100, 50], 0, 2)).toBe(
    "M0 0L66 0C83 0 83 25 100 25L100 25L166 25C183 25 183 25 200 25L200 75C183 75 183 75 166 75L100 75L100 75C83 75 83 100 66 100L0 100Z",
  );
});

test("a vertical ribbon is a horizontal one with swapped axes", () => {
  const numbers = (path: string) => path.match(/[\d.]+/g)?.map(Number) ?? [];
  const lying = numbers(ribbon([100, 50], 0, 1));
  const hanging = numbers(ribbon([100, 50], 0, 1, true));
  const exchanged = lying.map((_, index) => lying[index % 2 === 0 ? index + 1 : index - 1]);
  expect(hanging).toEqual(exchanged);
});
