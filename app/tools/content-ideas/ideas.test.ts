import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/seeded";
import { contentIdeas, generate } from "./ideas";

const NOW = new Date("2026-11-21T10:00:00Z");

describe("Idea generation", () => {
  // Spec 4: "Idea generation: replaces the list with 3 new ideas; totals +3; trends analyzed +23; last generated just now; next batch in 7 days."
  it("replaces the list with 3 new ideas and counts them", () => {
    const before = contentIdeas.initial(NOW);
    const after = generate.apply(before, {}, { now: NOW, random: seeded("test") }, undefined);
    expect(after.ideas).toHaveLength(3);
    const earlier = before.ideas.map(({ title }) => title);
    for (const { title } of after.ideas) expect(earlier).not.toContain(title);
    expect(after.totalGenerated).toBe(before.totalGenerated + 3);
    expect(after.trendsAnalyzed).toBe(before.trendsAnalyzed + 23);
    const shown = contentIdeas.show(after, { now: NOW, search: new URLSearchParams() });
    expect(shown.lastGenerated).toBe("just now");
    expect(shown.nextBatch).toBe("in 7 days");
  });
});
