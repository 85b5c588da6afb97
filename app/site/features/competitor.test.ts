import { expect, test } from "vitest";
import { columns, standout } from "./competitor";

test("an upload's views are its multiple of the usual, written as spec section 9 asks", () => {
  expect(standout([1, 6.2, 2])).toEqual({ index: 1, multiple: 6.2, views: "111.6K" });
});

test("the tallest column fills the drawing, and a usual one ends at the dotted line", () => {
  const { usual, bars } = columns([1, 4]);
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [75, 25],
    [0, 100],
  ]);
  expect(usual).toBe(75);
});

test("columns stand in equal shares of the width, with half a gap at either edge", () => {
  const { bars } = columns([1, 1], 0.25);
  expect(bars.map(({ x, width }) => [x, width])).toEqual([
    [6.25, 37.5],
    [56.25, 37.5],
  ]);
});
