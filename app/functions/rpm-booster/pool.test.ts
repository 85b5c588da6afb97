import { describe, expect, it } from "vitest";
import { BENCHMARK, startingTips, tipPool } from "./pool";

describe("the pool of recommendations", () => {
  it("holds at least 16 recommendations, no two alike", () => {
    expect(tipPool().length).toBeGreaterThanOrEqual(16);
    for (const part of ["id", "title", "reasoning"] as const) {
      expect(new Set(tipPool().map((tip) => tip[part])).size).toBe(tipPool().length);
    }
  });

  it("has every category, priority and difficulty of spec section 3", () => {
    expect(new Set(tipPool().map(({ category }) => category)).size).toBe(4);
    expect(new Set(tipPool().map(({ priority }) => priority)).size).toBe(3);
    expect(new Set(tipPool().map(({ difficulty }) => difficulty)).size).toBe(3);
  });

  it("starts with four", () => {
    expect(startingTips()).toHaveLength(4);
  });

  it.each(tipPool())(
    "$id has a plausible gain and at least three steps",
    ({ potentialIncrease, actionSteps }) => {
      expect(potentialIncrease).toBeGreaterThan(0);
      expect(2.67 + potentialIncrease).toBeLessThan(BENCHMARK.topPerformerRPM);
      expect(actionSteps.length).toBeGreaterThanOrEqual(3);
      expect(new Set(actionSteps).size).toBe(actionSteps.length);
    },
  );

  it("keeps a full list below the top performers", () => {
    const best = tipPool()
      .map(({ potentialIncrease }) => potentialIncrease)
      .toSorted((a, b) => b - a);
    const sum = best.slice(0, 6).reduce((total, each) => total + each, 0);
    expect(2.67 + sum).toBeLessThan(BENCHMARK.topPerformerRPM);
  });
});
