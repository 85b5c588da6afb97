import { describe, expect, it } from "vitest";
import { ideaPool, startingIdeas } from "./pool";

describe("the pool of ideas", () => {
  it("holds at least 45 ideas, no two alike", () => {
    expect(ideaPool().length).toBeGreaterThanOrEqual(45);
    for (const part of ["id", "title", "reasoning"] as const) {
      expect(new Set(ideaPool().map((idea) => idea[part])).size).toBe(ideaPool().length);
    }
  });

  it.each(ideaPool())(
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
    expect(new Set(ideaPool().map(({ difficulty }) => difficulty))).toEqual(
      new Set(["Easy", "Medium", "Hard"]),
    );
    const bands = ideaPool().map(({ trendScore }) => Math.min(Math.floor(trendScore / 10), 9));
    expect(new Set(bands)).toEqual(new Set([7, 8, 9]));
  });

  it("starts with three", () => {
    expect(startingIdeas()).toHaveLength(3);
  });
});
