import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { gapToDisc, isInside, lineGapToDisc, lineOverlaps, linesCross, overlaps } from "./geometry";
import { placeLabels } from "./labels";
import { textWidth } from "./places";
import { spreadDiscs } from "./spread";

const FRAME = { left: 0, right: 400, top: 0, bottom: 300 };
const point = (clusterName: string, x: number, y: number, r = 10) => ({ clusterName, x, y, r });

describe("placeLabels", () => {
  it("places a label to the right, or to the left at the right edge", () => {
    expect(placeLabels([point("Rye", 100, 100)], FRAME)[0]).toMatchObject({ anchor: "start", x: 114 });
    expect(placeLabels([point("Rye", 385, 100)], FRAME)[0]).toMatchObject({ anchor: "end", x: 371 });
  });

  it("draws a leader to a label further away", () => {
    const ring = [point("Crust", 200, 150)];
    expect(placeLabels(ring, FRAME)[0]?.leader).toBeNull();
    const walls = [
      { left: 215, right: 300, top: 120, bottom: 180 },
      { left: 100, right: 185, top: 120, bottom: 180 },
      { left: 150, right: 250, top: 120, bottom: 138 },
      { left: 150, right: 250, top: 162, bottom: 180 },
    ];
    const [label] = placeLabels(ring, FRAME, walls);
    expect(label?.leader).not.toBeNull();
    for (const wall of walls) expect(label && overlaps(label.area, wall)).toBe(false);
  });

  it("numbers a circle if no name fits", () => {
    const tight = { left: 0, right: 60, top: 0, bottom: 60 };
    const labels = placeLabels([point("Sourdough starter", 20, 30), point("Ancient grains", 45, 30)], tight);
    expect(labels.map(({ text, number }) => [text, number])).toEqual([
      ["1", 1],
      ["2", 2],
    ]);
  });

  it("answers in the order of the circles, the same each time", () => {
    const points = [point("Small", 50, 50, 5), point("Large", 300, 200, 25)];
    expect(placeLabels(points, FRAME).map(({ text }) => text)).toEqual(["Small", "Large"]);
    expect(placeLabels(points, FRAME)).toEqual(placeLabels(points, FRAME));
  });

  it("cuts a long label, and measures square letters as wide", () => {
    expect(placeLabels([point("x".repeat(60), 10, 10)], FRAME)[0]?.text).toHaveLength(28);
    expect(textWidth("料理")).toBeGreaterThan(textWidth("ab"));
    // As a browser measures it in semibold at 13 px.
    expect(textWidth("Server Components")).toBeGreaterThanOrEqual(123.01);
  });
});

/** Circles in a few heaps: more crowded than topics ever are. */
function heaps(seed: string) {
  const random = seeded(seed);
  const frame = random() < 0.5 ? { left: 44, right: 292, top: 30, bottom: 370 } : FRAME;
  const centres = Array.from({ length: 1 + Math.floor(random() * 3) }, () => [random(), random()] as const);
  const circles = Array.from({ length: 1 + Math.floor(random() * 14) }, (_, at) => {
    const [x, y] = centres[at % centres.length] ?? [0, 0];
    const r = 7 + random() * 13;
    const within = (from: number, to: number, share: number) =>
      from + r + Math.min(1, Math.max(0, share + (random() - 0.5) * 0.15)) * (to - from - 2 * r);
    const name = "Heap of bread ".repeat(3).slice(0, 3 + Math.floor(random() * 24));
    return {
      clusterName: `${name}${at}`,
      x: within(frame.left, frame.right, x),
      y: within(frame.top, frame.bottom, y),
      r,
    };
  });
  return { circles, frame };
}

describe.each(Array.from({ length: 150 }, (_, at) => `heaps ${at}`))("a map of %s", (seed) => {
  const { circles, frame } = heaps(seed);
  const { discs } = spreadDiscs(circles, frame);
  const labels = placeLabels(discs, frame);

  it("shows some of every circle, inside the frame", () => {
    for (const [at, a] of discs.entries()) {
      expect(a.x - a.r).toBeGreaterThanOrEqual(frame.left - 0.01);
      expect(a.x + a.r).toBeLessThanOrEqual(frame.right + 0.01);
      expect(a.y - a.r).toBeGreaterThanOrEqual(frame.top - 0.01);
      expect(a.y + a.r).toBeLessThanOrEqual(frame.bottom + 0.01);
      for (const b of discs.slice(at + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(Math.max(a.r, b.r) + 6);
      }
    }
  });

  it("places labels that touch nothing and clearly belong to their circle", () => {
    for (const [at, label] of labels.entries()) {
      const own = discs[at];
      if (label.number === null) expect(isInside(label.area, frame)).toBe(true);
      for (const [other, disc] of discs.entries()) {
        const others = labels[other];
        if (other === at || !own || !others) continue;
        expect(overlaps(label.area, others.area)).toBe(false);
        if (label.number !== null) continue;
        expect(gapToDisc(label.area, disc)).toBeGreaterThan(label.leader ? 0 : gapToDisc(label.area, own));
        if (!label.leader) continue;
        expect(lineGapToDisc(label.leader, disc)).toBeGreaterThan(0);
        expect(lineOverlaps(label.leader, others.area)).toBe(false);
        if (others.leader) expect(linesCross(label.leader, others.leader)).toBe(false);
      }
    }
  });
});
