import { expect, it } from "vitest";
import { hillOf } from "./hill";
import { HILL_FRAME } from "./hill-frame";

const markAt = (percentile: number) => hillOf([{ percentile, kind: "yours" }]).marks[0];

it("draws the middle headline at the top of the hill, and the ends within the drawing", () => {
  expect(markAt(0.5)).toEqual({ x: HILL_FRAME.width / 2, y: HILL_FRAME.top, kind: "yours" });
  expect(markAt(0)?.x).toBe(0);
  expect(markAt(1)?.x).toBe(HILL_FRAME.width);
  expect(markAt(0.2)?.x).toBeLessThan(markAt(0.3)?.x ?? 0);
});

it("has to the left of a line the share of its area that scores lower", () => {
  const points = [...hillOf([]).path.matchAll(/([\d.]+) ([\d.]+)(?=L|Z)/g)].map(([, x, y]) => ({
    x: Number(x),
    height: HILL_FRAME.ground - Number(y),
  }));
  const area = (until: number) =>
    points
      .slice(1)
      .filter(({ x, height }) => x <= until && height > 0)
      .reduce((sum, { height }) => sum + height, 0);
  for (const share of [0.25, 0.5, 0.8]) {
    expect(area(markAt(share)?.x ?? 0) / area(HILL_FRAME.width)).toBeCloseTo(share, 1);
  }
});
