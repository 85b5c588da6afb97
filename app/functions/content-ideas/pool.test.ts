import { describe, expect, it } from "vitest";
import { IDEA_POOL, STARTING_IDEAS } from "./pool";

describe("the pool of ideas", () => {
  it("holds at least 45 ideas, no two alike", () => {
    expect(IDEA_POOL.length).toBeGreaterThanOrEqual(45);
    for (const part of ["id", "title", "reasoning"] as const) {
      expect(new Set(IDEA_POOL.map((idea) => idea[part])).size).toBe(IDEA_POOL.length);
    }
  });

  it.each(IDEA_POOL)(
    "$id has a short title, a range and tags",
    ({ title, estimatedViews, trendScore, tags }) => {
      expect(title.length).toBeLessThanOrEqual(200);
      expect(estimatedViews.low).toBeLessThan(estimatedViews.high);
      expect(trendScore).toBeGreaterThan(0);
      expect(trendScore).toBeLessThanOrEqual(100);
      expect(tags.length).toBeGreaterThanOrEqual(2);
    },
  );

  it("has ideas of every difficulty and every score colour", () => {
    expect(new Set(IDEA_POOL.map(({ difficulty }) => difficulty))).toEqual(
      new Set(["Easy", "Medium", "Hard"]),
    );
    const bands = IDEA_POOL.map(({ trendScore }) => Math.min(Math.floor(trendScore / 10), 9));
    expect(new Set(bands)).toEqual(new Set([7, 8, 9]));
  });

  it("starts with three", () => {
    expect(STARTING_IDEAS).toHaveLength(3);
  });
});
