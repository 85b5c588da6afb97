import { expect, test } from "vitest";
import { columns } from "./competitor-monitor";

test("the highest column fills the chart, and one of 1× ends at the dotted line", () => {
  const { usual, bars } = columns([1, 4]);
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [75, 25],
    [0, 100],
  ]);
  expect(usual).toBe(75);
});

test("columns share the width equally, with half a gap at both edges", () => {
  const { bars } = columns([1, 1], 0.25);
  expect(bars.map(({ x, width }) => [x, width])).toEqual([
    [6.25, 37.5],
    [56.25, 37.5],
  ]);
});
