import { describe, expect, it } from "vitest";
import { similarities, throughNeighbours } from "./similarity";
import type { Weighted } from "./weights";

const of = (weights: Record<string, number>): Weighted => ({
  vector: new Map(Object.entries(weights)),
  norm: Math.hypot(...Object.values(weights)),
});

describe("similarities", () => {
  it("is the cosine, symmetric, with ones on the diagonal", () => {
    const matrix = similarities([of({ a: 3, b: 4 }), of({ a: 1 }), of({ c: 2 })]);
    expect([...matrix].map((value) => Number(value.toFixed(6)))).toEqual([1, 0.6, 0, 0.6, 1, 0, 0, 0, 1]);
  });

  it("holds a vector without weight to be like nothing else", () => {
    expect([...similarities([of({}), of({ a: 1 })])]).toEqual([1, 0, 0, 1]);
  });
});

describe("throughNeighbours", () => {
  it("brings two together that share a neighbour and no word", () => {
    const direct = similarities([of({ a: 1 }), of({ a: 1, b: 1 }), of({ b: 1 })]);
    const smooth = throughNeighbours(direct, 3, 0.5);
    expect(direct[2]).toBe(0);
    expect(smooth[2]).toBeGreaterThan(0.1);
    expect(smooth[2]).toBe(smooth[6]);
  });

  it("changes nothing at a share of 0", () => {
    const direct = similarities([of({ a: 1 }), of({ a: 1, b: 1 })]);
    expect([...throughNeighbours(direct, 2, 0)]).toEqual([...direct]);
  });
});
