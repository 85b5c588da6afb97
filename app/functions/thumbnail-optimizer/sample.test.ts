import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { cutAt, optimizerPage } from "../../tools/thumbnail-optimizer/show";
import { thumbnailPool, titlePool } from "./pool";
import { analyze, expectedPercent, type OptimizerState, thumbnailOptimizer, toSuggestion } from "./sample";
import { drawSketch, SKETCHES } from "./sketch";

const NOW = new Date("2026-11-21T10:00:00Z");
const first = () => thumbnailOptimizer.initial(NOW);
const analyzed = (state: OptimizerState, seed = "test") =>
  analyze.apply(state, {}, { now: NOW, random: seeded(seed) }, undefined);
const show = (state: OptimizerState) =>
  optimizerPage.show(state, { now: NOW, search: new URLSearchParams() });

describe("a first visit", () => {
  // Spec 2: "On first load each tool is pre-filled with sample data and stats."
  it("starts with suggestions and figures that fit the state's schema", () => {
    const state = first();
    expect(state.suggestions).toHaveLength(3);
    expect(thumbnailOptimizer.state.parse(state)).toEqual(state);
    expect(show(state)).toMatchObject({
      totalOptimizations: "84",
      avgCTRImprovement: "+17.4%",
      lastOptimized: "1d ago",
      videosAnalyzed: "336",
    });
  });
});

describe("Analyze", () => {
  // Spec 4: "Optimizer: Analyze replaces the list with 3 new suggestions, totalOptimizations +3, videosAnalyzed +12, lastOptimized 'just now'."
  it("replaces the list with 3 new suggestions and counts them", () => {
    const before = first();
    const after = analyzed(before);
    expect(after.suggestions).toHaveLength(3);
    const earlier = before.suggestions.map(({ current }) => current);
    for (const { current } of after.suggestions) expect(earlier).not.toContain(current);
    expect(after.totalOptimizations).toBe(before.totalOptimizations + 3);
    expect(after.videosAnalyzed).toBe(before.videosAnalyzed + 12);
    expect(show(after).lastOptimized).toBe("just now");
  });

  it("averages the new suggestions in", () => {
    const before = first();
    const after = analyzed(before);
    const came = after.suggestions.reduce((sum, one) => sum + expectedPercent(one), 0);
    expect(after.avgCTRImprovement).toBeCloseTo((17.4 * 84 + came) / 87);
  });

  it.each(["one", "two", "three", "four", "five"])(
    "repeats no suggestion in ten analyses, and mixes titles and thumbnails each time (seed %s)",
    (chance) => {
      let state = first();
      const seen = state.suggestions.map(({ current }) => current);
      for (let turn = 0; turn < 10; turn++) {
        state = analyzed(state, `${chance} ${turn}`);
        expect(new Set(state.suggestions.map(({ type }) => type)).size).toBe(2);
        seen.push(...state.suggestions.map(({ current }) => current));
      }
      expect(seen).toHaveLength(33);
      expect(new Set(seen).size).toBe(33);
    },
  );

  it("reshuffles after the whole pool has been shown, with the same figures for the same suggestion", () => {
    let state = first();
    const verdicts = new Map<string, Set<string>>();
    for (let turn = 0; turn < 40; turn++) {
      state = analyzed(state, `long ${turn}`);
      expect(new Set(state.suggestions.map(({ id }) => id)).size).toBe(3);
      expect(state.drawn.length).toBeLessThanOrEqual(titlePool().length + thumbnailPool().length);
      for (const { id, current, expectedCTRImprovement, confidence, category } of state.suggestions) {
        const verdict = [id, expectedCTRImprovement, confidence, category].join(" ");
        verdicts.set(current, (verdicts.get(current) ?? new Set()).add(verdict));
      }
    }
    expect(verdicts.size).toBe(titlePool().length + thumbnailPool().length);
    for (const [current, given] of verdicts) expect(given.size, current).toBe(1);
  });

  it("reads a state kept before `drawn` existed", () => {
    const { drawn, ...before } = first();
    const state = thumbnailOptimizer.state.parse(before);
    expect(drawn).toHaveLength(3);
    expect(state.drawn).toEqual([]);
    expect(analyzed(state).suggestions).toHaveLength(3);
  });
});

describe("a suggestion", () => {
  const many = [...titlePool(), ...thumbnailPool()].map(toSuggestion);

  it("has the impact that its expected improvement means", () => {
    for (const one of many) {
      const percent = expectedPercent(one);
      expect(one.expectedCTRImprovement).toBe(`+${percent}%`);
      const category = percent >= 20 ? "High Impact" : percent >= 12 ? "Medium Impact" : "Low Impact";
      expect(one.category).toBe(category);
    }
    expect(new Set(many.map(({ category }) => category)).size).toBe(3);
  });

  // Spec 9: "confidence 90+ green, 80+ amber"
  it("is coloured by its confidence", () => {
    const [one] = first().suggestions;
    if (!one) throw new Error("no suggestion");
    const suggestions = [90, 89, 80, 79].map((confidence) => ({ ...one, confidence }));
    const tones = show({ ...first(), suggestions }).suggestions.map(({ tone }) => tone);
    expect(tones).toEqual(["good", "fair", "fair", "poor"]);
    expect(new Set(many.map(({ confidence }) => Math.floor(confidence / 10))).size).toBe(3);
  });

  it("shows where lists cut a title, or a thumbnail's sketch", () => {
    const suggestions = [...titlePool().slice(0, 1), ...thumbnailPool().slice(0, 1)].map(toSuggestion);
    const [title, drawn] = show({ ...first(), suggestions }).suggestions;
    expect(title?.sketch).toBeNull();
    expect(title?.cuts?.map(({ characters }) => characters)).toEqual([60, 70]);
    expect(drawn?.cuts).toBeNull();
    expect(drawn?.sketch?.after.length).toBeGreaterThan(1);
  });
});

describe("the sample", () => {
  it("suggests titles that fit a phone for titles that do not", () => {
    for (const { current, suggested } of titlePool()) {
      expect([...suggested].length, suggested).toBeLessThan(60);
      expect([...current].length, current).toBeGreaterThan(60);
      expect([...current].length, current).toBeLessThanOrEqual(100);
    }
  });

  it("repeats no text and uses every sketch", () => {
    const all = [...titlePool(), ...thumbnailPool()].flatMap(({ current, suggested, reasoning }) => [
      current,
      suggested,
      reasoning,
    ]);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(thumbnailPool().map(({ sketch }) => sketch))).toEqual(new Set(SKETCHES));
    for (const name of SKETCHES) expect(JSON.stringify(drawSketch(name))).not.toMatch(/NaN|null/);
  });
});

describe("a title in a list", () => {
  it("shows whole if it fits", () => {
    expect(cutAt("Bread", 5)).toEqual({ shown: "Bread", lost: "" });
  });

  it("is cut at the limit, between words or inside one", () => {
    expect(cutAt("One bowl, one mug", 10)).toEqual({ shown: "One bowl,…", lost: "one mug" });
    expect(cutAt("One bowl, one mug", 7)).toEqual({ shown: "One bo…", lost: "…wl, one mug" });
  });

  it("never splits a surrogate pair", () => {
    expect(cutAt("😀😀😀", 2)).toEqual({ shown: "😀…", lost: "…😀😀" });
  });
});
