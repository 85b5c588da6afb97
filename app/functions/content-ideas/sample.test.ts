import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { ideasPage } from "../../tools/content-ideas/show";
import { type IdeasState, ideaPool } from "./pool";
import { clear, contentIdeas, generate } from "./sample";

const NOW = new Date("2026-11-21T10:00:00Z");
const BATCHES = ideaPool().length / 3;

function next(state: IdeasState, seed: string): IdeasState {
  return generate.apply(state, {}, { now: NOW, random: seeded(seed) }, undefined);
}

function show(state: IdeasState) {
  return ideasPage.show(state, { now: NOW, search: new URLSearchParams() });
}

describe("Idea generation", () => {
  // Spec 4: "Idea generation: replaces the list with 3 new ideas; totals +3; trends analyzed +23; last generated just now; next batch in 7 days."
  // Spec 9: "Ideas: 3 per batch, refreshed weekly."
  it("replaces the list with 3 new ideas and counts them", () => {
    const before = contentIdeas.initial(NOW);
    const after = next(before, "test");
    expect(after.ideas).toHaveLength(3);
    const earlier = before.ideas.map(({ title }) => title);
    for (const { title } of after.ideas) expect(earlier).not.toContain(title);
    expect(after.totalGenerated).toBe(before.totalGenerated + 3);
    expect(after.trendsAnalyzed).toBe(before.trendsAnalyzed + 23);
    expect(show(after).lastGenerated).toBe("just now");
    expect(show(after).nextBatch).toBe("in 7 days");
  });

  it("repeats no idea until all were shown, then starts again without those on the page", () => {
    let state = contentIdeas.initial(NOW);
    const seen = state.ideas.map(({ id }) => id);
    for (let batch = 1; batch < BATCHES; batch += 1) {
      state = next(state, `batch ${batch}`);
      seen.push(...state.ideas.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(ideaPool().length);
    const last = state.ideas.map(({ id }) => id);
    state = next(state, "dry");
    expect(new Set(state.ideas.map(({ id }) => id)).size).toBe(3);
    for (const { id } of state.ideas) expect(last).not.toContain(id);
  });

  it("gives the same ideas for the same seed and others for another", () => {
    const before = contentIdeas.initial(NOW);
    expect(next(before, "a")).toEqual(next(before, "a"));
    expect(next(before, "a").ideas).not.toEqual(next(before, "b").ideas);
  });

  it("produces a state that its schema accepts", () => {
    const after = next(contentIdeas.initial(NOW), "test");
    expect(contentIdeas.state.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
  });
});

describe("Clearing", () => {
  it("empties the list and keeps the counts and what was drawn", () => {
    const before = contentIdeas.initial(NOW);
    const after = clear.apply(before, {}, { now: NOW, random: seeded("clear") }, undefined);
    expect(after).toEqual({ ...before, ideas: [] });
  });
});

it("gives the dashboard the number of ideas generated", () => {
  expect(contentIdeas.figure(contentIdeas.initial(NOW)).value).toBe("48");
});
