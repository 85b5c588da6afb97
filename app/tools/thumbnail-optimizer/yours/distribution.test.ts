import { expect, it } from "vitest";
import { drawDistribution, FRAME } from "./distribution";

const markAt = (percentile: number) => drawDistribution([{ percentile, kind: "yours" }]).marks[0];

it("puts the median headline at the highest point, and keeps both ends inside the drawing", () => {
  expect(markAt(0.5)).toEqual({ x: FRAME.width / 2, y: FRAME.top, kind: "yours" });
  expect(markAt(0)?.x).toBe(0);
  expect(markAt(1)?.x).toBe(FRAME.width);
  expect(markAt(0.2)?.x).toBeLessThan(markAt(0.3)?.x ?? 0);
});

it("has the percentile's share of the area to the left of a line", () => {
  const points = [...drawDistribution([]).path.matchAll(/([\d.]+) ([\d.]+)(?=L|Z)/g)].map(([, x, y]) => ({
    x: Number(x),
    height: FRAME.ground - Number(y),
  }));
  const area = (until: number) =>
    points
      .slice(1)
      .filter(({ x, height }) => x <= until && height > 0)
      .reduce((sum, { height }) => sum + height, 0);
  for (const share of [0.25, 0.5, 0.8]) {
    expect(area(markAt(share)?.x ?? 0) / area(FRAME.width)).toBeCloseTo(share, 1);
  }
});
