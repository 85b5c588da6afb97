import { describe, expect, it } from "vitest";
import { gapToDisc, isInside, lineGapToDisc, overlaps } from "../../../app/analyzer/map/geometry";
import { EXAMPLE_IDEAS } from "../../../app/analyzer/messages";
import { showReport } from "../../../app/analyzer/show";
import { searchCatalogue } from "./search";

const now = new Date("2026-11-21T10:00:00Z");

function mapOf(idea: string) {
  const answer = searchCatalogue(idea, now);
  if (!answer) throw new Error(`nothing found on ${idea}`);
  return showReport(answer, now).map;
}

const layouts = EXAMPLE_IDEAS.flatMap((idea) =>
  (["wide", "middle", "narrow"] as const).map((layout) => ({ idea, layout })),
);

describe.each(layouts)("the $layout map of $idea", ({ idea, layout }) => {
  const { circles, plot } = mapOf(idea)[layout];

  it("keeps every name inside, clear of other names and of other circles", () => {
    for (const [at, { label }] of circles.entries()) {
      if (label.number === null) expect(isInside(label.area, plot)).toBe(true);
      for (const [other, circle] of circles.entries()) {
        if (other === at) continue;
        expect(overlaps(label.area, circle.label.area)).toBe(false);
        expect(gapToDisc(label.area, circle)).toBeGreaterThan(0);
        if (label.leader) expect(lineGapToDisc(label.leader, circle)).toBeGreaterThan(0);
      }
    }
  });

  it("places each name where it is clear whose it is", () => {
    for (const own of circles) {
      if (own.label.leader || own.label.number !== null) continue;
      const foreign = circles
        .filter((other) => other !== own)
        .map((other) => gapToDisc(own.label.area, other));
      expect(gapToDisc(own.label.area, own)).toBeLessThan(Math.min(...foreign));
    }
  });

  it("writes names rather than numbers", () => {
    expect(circles.filter(({ label }) => label.number !== null).length).toBeLessThan(2);
  });

  it("shows some of every circle", () => {
    for (const [at, a] of circles.entries()) {
      expect(a.x - a.r).toBeGreaterThanOrEqual(plot.left - 0.01);
      expect(a.y + a.r).toBeLessThanOrEqual(plot.bottom + 0.01);
      for (const b of circles.slice(at + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(Math.max(a.r, b.r) + 7);
      }
    }
  });
});
