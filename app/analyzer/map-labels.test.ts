import { describe, expect, it } from "vitest";
import { areaOf, placeLabels } from "./map-labels";

const FRAME = { left: 0, right: 400, top: 0, bottom: 300 };
const point = (clusterName: string, x: number, y: number, r = 10) => ({ clusterName, x, y, r });

describe("placeLabels", () => {
  it("writes to the right where there is room, to the left at the right edge", () => {
    expect(placeLabels([point("Rye", 100, 100)], FRAME)[0]).toMatchObject({ anchor: "start", x: 114 });
    expect(placeLabels([point("Rye", 385, 100)], FRAME)[0]).toMatchObject({ anchor: "end", x: 371 });
  });

  it("keeps labels of neighbours apart", () => {
    const labels = placeLabels(
      [point("Rye starter", 100, 100), point("Spelt rolls", 150, 102), point("Oats", 110, 125)],
      FRAME,
    );
    const areas = labels.map(areaOf);
    for (const [at, a] of areas.entries()) {
      for (const b of areas.slice(at + 1)) {
        expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
      }
    }
  });

  it("answers in the order of the points whatever their size", () => {
    const labels = placeLabels([point("Small", 50, 50, 5), point("Large", 300, 200, 25)], FRAME);
    expect(labels.map(({ text }) => text)).toEqual(["Small", "Large"]);
  });

  it("cuts a label without end and measures square letters as such", () => {
    const [long] = placeLabels([point("x".repeat(60), 10, 10)], FRAME);
    expect(long?.text).toHaveLength(28);
    const width = (text: string) => {
      const { left, right } = areaOf({ text, x: 0, y: 0, anchor: "start" });
      return right - left;
    };
    expect(width("料理")).toBeGreaterThan(width("ab"));
  });
});
