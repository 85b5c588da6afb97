import { describe, expect, it } from "vitest";
import { toKeyword } from "../../engines/descriptions";
import { seeded } from "../../numbers/chance";
import { markAdded, rewriterPage } from "../../tools/description-rewriter/show";
import { DESCRIPTION_MAX, TITLE_MAX } from "../../words/bounds";
import { TITLE_TOO_LONG } from "../desk/messages";
import { REWRITE_MESSAGES } from "./messages";
import { makeRewrite, measureDensity, type RewriterState } from "./rewrite";
import { descriptionRewriter, rewrite } from "./sample";

const NOW = new Date("2026-11-21T10:00:00Z");
const TYPED = { title: "Sharpening knives on a mug", description: "The ring under a mug is a whetstone." };

function after(state: RewriterState, seed: string) {
  return rewrite.apply(state, TYPED, { now: NOW, random: seeded(seed) }, undefined);
}

function refusalOf(fields: Record<string, string>) {
  return rewrite.form.safeParse(fields).error?.issues[0]?.message;
}

describe("the rewriter", () => {
  // Spec 4: "Rewriter: submit prepends the result, keeps at most 5, totalRewrites +1, lastRewrite 'just now', clears both inputs."
  // Spec 9: "Result lists: rewrites and forecasts capped at 5"
  it("puts the newest rewrite first, keeps five and counts all", () => {
    let state = descriptionRewriter.initial(NOW);
    for (let time = 1; time <= 6; time += 1) {
      const before = state;
      state = after(before, `rewrite ${time}`);
      const [made] = state.rewrites;
      expect(made).toMatchObject({ originalTitle: TYPED.title, originalDescription: TYPED.description });
      expect(state).toEqual({
        ...before,
        rewrites: [made, ...before.rewrites].slice(0, 5),
        totalRewrites: before.totalRewrites + 1,
        lastRewrite: NOW.toISOString(),
      });
    }
    expect(state.rewrites).toHaveLength(5);
    const shown = rewriterPage.show(state, { now: NOW, search: new URLSearchParams() });
    expect(shown.lastRewrite).toBe("just now");
  });

  // Spec 9: "Simulated ranges: SEO 80-99, readability 85-99, keyword density 2.0-4.0, ranking boost +25% to +54%"
  it("simulates scores within the ranges, and reaches their ends", () => {
    const many = Array.from({ length: 500 }, (_, at) => makeRewrite(seeded(`scores ${at}`), TYPED));
    const ends = (values: number[]) => [Math.min(...values), Math.max(...values)];
    expect(ends(many.map(({ seoScore }) => seoScore))).toEqual([80, 99]);
    expect(ends(many.map(({ readabilityScore }) => readabilityScore))).toEqual([85, 99]);
    const boosts = many.map((made) => made.estimatedRankingImprovement);
    for (const boost of boosts) expect(boost).toMatch(/^\+\d\d%$/);
    expect(ends(boosts.map(Number.parseFloat))).toEqual([25, 54]);
  });

  // Spec 9: "keyword density 2.0-4.0"
  it("measures the density and holds it within the range", () => {
    const texts = Array.from({ length: 150 }, (_, at) => `${"so it is. ".repeat(at)}${TYPED.description}`);
    const densities = texts.map((description) => {
      const made = makeRewrite(seeded("density"), { ...TYPED, description });
      const keywords = made.targetKeywords.map(toKeyword);
      const measured = measureDensity(keywords, made.rewrittenDescription);
      if (measured >= 2 && measured <= 4) expect(made.keywordDensity).toBe(measured);
      return made.keywordDensity;
    });
    expect([Math.min(...densities), Math.max(...densities)]).toEqual([2, 4]);
    expect(new Set(densities).size).toBeGreaterThan(5);
    expect(measureDensity([toKeyword("bench plane"), toKeyword("plane")], "A bench plane, no saw.")).toBe(20);
    expect(measureDensity([toKeyword("plane")], "🍞 https://example.com/plane")).toBe(0);
  });

  it("counts one character in the singular", () => {
    const typed = { title: "Rye", description: "x" };
    const rewrites = [makeRewrite(seeded("one"), typed)];
    const shown = rewriterPage.show(
      { ...descriptionRewriter.initial(NOW), rewrites },
      { now: NOW, search: new URLSearchParams() },
    );
    expect(shown.rewrites[0]?.sides[0]?.length).toBe("1 character");
    expect(shown.rewrites[0]?.sides[1]?.length).toMatch(/^\d+ characters$/);
  });

  // Spec 2: "best-practices panel (keywords in first 125 characters, 2-3% keyword density, timestamps, hashtags, calls to action)"
  it("starts with rewrites within the recommended density", () => {
    for (const made of descriptionRewriter.initial(NOW).rewrites) {
      const measured = measureDensity(made.targetKeywords.map(toKeyword), made.rewrittenDescription);
      expect(made.keywordDensity).toBe(measured);
      expect(measured).toBeLessThanOrEqual(3);
    }
  });

  // Spec 5: "Description rewriter: title and description both non-empty after trimming"
  // Spec 5: "The message 'Please enter both video title and description' is also defined."
  it.each([{ title: "", description: "text" }, { title: "Title", description: " \r\n " }, {}])(
    "asks for both title and description (%j)",
    (fields) => {
      expect(refusalOf(fields as Record<string, string>)).toBe(
        "Please enter both video title and description",
      );
    },
  );

  it("takes 200 and 5,000 characters, and refuses one more", () => {
    const lines = `${"a".repeat(99)}\r\n`.repeat(DESCRIPTION_MAX / 100);
    expect(refusalOf({ title: "t".repeat(TITLE_MAX), description: `${lines}bb` })).toBe(
      REWRITE_MESSAGES["description-too-long"],
    );
    expect(refusalOf({ title: "t".repeat(TITLE_MAX), description: lines })).toBeUndefined();
    expect(refusalOf({ title: "t".repeat(TITLE_MAX + 1), description: "d" })).toBe(TITLE_TOO_LONG);
  });

  it("stays under 200 KB with five of the longest rewrites, in any script", () => {
    const typed = rewrite.form.parse({
      title: "題".repeat(TITLE_MAX),
      description: "説".repeat(DESCRIPTION_MAX),
    });
    let state = descriptionRewriter.initial(NOW);
    for (let time = 0; time < 5; time += 1) {
      state = rewrite.apply(state, typed, { now: NOW, random: seeded(`${time}`) }, undefined);
    }
    expect(new TextEncoder().encode(JSON.stringify(state)).length).toBeLessThan(200 * 1024);
  });

  it("lists only improvements and keywords that were really added", () => {
    const made = makeRewrite(seeded("a"), TYPED);
    expect(made.keywordsAdded).toEqual(["sharpening knives"]);
    expect(made.targetKeywords).toEqual(["sharpening knives", "mug"]);
    expect(made.improvements.join(" ")).toContain("#sharpeningknives #mug");
    expect(made.improvements.join(" ")).not.toMatch(/timestamp|link/);
    expect(made.reasoning).toContain("It has no timestamps.");
    const late = makeRewrite(seeded("a"), { ...TYPED, description: "0:45 The ring\n2:10 Three knives" });
    expect(late.reasoning).toContain("The first timestamp is not 0:00");
    const asking = makeRewrite(seeded("a"), { ...TYPED, description: "Subscribe for more.\n0:00 A\n1:00 B" });
    expect(asking.reasoning).toContain("no second call to action");
    const opening = makeRewrite(seeded("a"), {
      ...TYPED,
      description: "Sharpening knives needs a mug and ten minutes.",
    });
    expect(opening.reasoning).toContain("Your first sentence says what the title says");
    const full = makeRewrite(seeded("a"), { ...TYPED, description: "text ".repeat(1000).trimEnd() });
    expect(full.reasoning).toContain("nothing was cut");
    expect(full.reasoning).not.toContain("says what the title says");
    expect(asking.reasoning).not.toContain("0:00,");
  });

  it("marks what is new, line by line and tag by tag", () => {
    const parts = markAdded("Mine.\n#a", "New.\n\nMine.\n\n#a #b");
    expect(parts.filter(({ added }) => added).map(({ text }) => text.trim())).toEqual(["New.", "#b"]);
    expect(parts.map(({ text }) => text).join("")).toBe("New.\n\nMine.\n\n#a #b");
  });

  // Spec 2: "On first load each tool is pre-filled with sample data and stats."
  it("starts with a state that fits its schema", () => {
    const initial = descriptionRewriter.initial(NOW);
    expect(descriptionRewriter.state.parse(initial)).toEqual(initial);
    expect(initial.rewrites).toHaveLength(3);
    const shown = rewriterPage.show(initial, { now: NOW, search: new URLSearchParams() });
    expect([shown.avgSEOImprovement, shown.avgRankingBoost, shown.lastRewrite]).toEqual([
      "+31%",
      "+38%",
      "1d ago",
    ]);
    expect(descriptionRewriter.figure(initial).value).toBe("18");
  });

  // Spec 9: "Colour thresholds: scores 85+ green, 70+ amber, else red"
  it("colours scores by the thresholds", () => {
    const initial = descriptionRewriter.initial(NOW);
    const [first] = initial.rewrites;
    if (!first) throw new Error("no sample");
    const rewrites = [85, 84, 69].map((score) => ({ ...first, seoScore: score, readabilityScore: score }));
    const shown = rewriterPage.show({ ...initial, rewrites }, { now: NOW, search: new URLSearchParams() });
    expect(shown.rewrites.map(({ scores }) => scores.map(({ tone }) => tone))).toEqual([
      ["good", "good", null, null],
      ["fair", "fair", null, null],
      ["poor", "poor", null, null],
    ]);
  });
});
