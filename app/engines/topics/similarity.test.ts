import { describe, expect, it } from "vitest";
import { cosineSimilarities, smoothOverNeighbors } from "./similarity";
import type { WeightedVector } from "./weights";

const of = (weights: Record<string, number>): WeightedVector => ({
  vector: new Map(Object.entries(weights)),
  norm: Math.hypot(...Object.values(weights)),
});

describe("cosineSimilarities", () => {
  it("answers the cosine, symmetric, with ones on the diagonal", () => {
    const matrix = cosineSimilarities([of({ a: 3, b: 4 }), of({ a: 1 }), of({ c: 2 })]);
    expect([...matrix].map((value) => Number(value.toFixed(6)))).toEqual([1, 0.6, 0, 0.6, 1, 0, 0, 0, 1]);
  });

  it("answers 0 for a vector without weight", () => {
    expect([...cosineSimilarities([of({}), of({ a: 1 })])]).toEqual([1, 0, 0, 1]);
  });
});

describe("smoothOverNeighbors", () => {
  it("raises the similarity of two titles that share a neighbor but no word", () => {
    const direct = cosineSimilarities([of({ a: 1 }), of({ a: 1, b: 1 }), of({ b: 1 })]);
    const smooth = smoothOverNeighbors(direct, 3, 0.5);
    expect(direct[2]).toBe(0);
    expect(smooth[2]).toBeGreaterThan(0.1);
    expect(smooth[2]).toBe(smooth[6]);
  });

  it("changes nothing at a share of 0", () => {
    const direct = cosineSimilarities([of({ a: 1 }), of({ a: 1, b: 1 })]);
    expect([...smoothOverNeighbors(direct, 2, 0)]).toEqual([...direct]);
  });
});
