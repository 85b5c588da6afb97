import { describe, expect, it } from "vitest";
import { BENCHMARK, STARTING_TIPS, TIPS } from "./pool";

describe("the pool of recommendations", () => {
  it("holds at least 16 recommendations, no two alike", () => {
    expect(TIPS.length).toBeGreaterThanOrEqual(16);
    for (const part of ["id", "title", "reasoning"] as const) {
      expect(new Set(TIPS.map((tip) => tip[part])).size).toBe(TIPS.length);
    }
  });

  it("has every category, priority and difficulty of spec section 3", () => {
    expect(new Set(TIPS.map(({ category }) => category)).size).toBe(4);
    expect(new Set(TIPS.map(({ priority }) => priority)).size).toBe(3);
    expect(new Set(TIPS.map(({ difficulty }) => difficulty)).size).toBe(3);
  });

  it("starts with four", () => {
    expect(STARTING_TIPS).toHaveLength(4);
  });

  it.each(TIPS)("$id has a plausible gain and at least three steps", ({ potentialIncrease, actionSteps }) => {
    expect(potentialIncrease).toBeGreaterThan(0);
    expect(2.67 + potentialIncrease).toBeLessThan(BENCHMARK.topPerformerRPM);
    expect(actionSteps.length).toBeGreaterThanOrEqual(3);
    expect(new Set(actionSteps).size).toBe(actionSteps.length);
  });

  it("keeps a full list below the top performers", () => {
    const best = TIPS.map(({ potentialIncrease }) => potentialIncrease).toSorted((a, b) => b - a);
    const sum = best.slice(0, 6).reduce((total, each) => total + each, 0);
    expect(2.67 + sum).toBeLessThan(BENCHMARK.topPerformerRPM);
  });
});
