import { describe, expect, it } from "vitest";
import type { Analysis, KeptAlternative, KeptEntry } from "./analysis";
import { chanceShown, placeOf } from "./chances";
import { findingOf } from "./finding";

const SCORE = { title: "A title", logit: 0, percentile: 0.5, parts: [] };

const alternative = (chance: number): KeptAlternative => ({ ...SCORE, changes: [], chance });

function entry(chances: number[], against: number | null = null): KeptEntry {
  return {
    ...SCORE,
    alternatives: chances.map(alternative),
    note: null,
    chance: against,
    words: { known: 2, all: 2 },
    isJudged: true,
    length: "usual",
  };
}

const UNKNOWN: KeptEntry = { ...entry([]), words: { known: 0, all: 4 }, isJudged: false };

function analysis(...entries: KeptEntry[]): Analysis {
  return { id: "n1", at: "2026-11-21T10:00:00.000Z", isExample: false, repeated: 0, entries };
}

describe("a chance", () => {
  it.each([
    [0.68, "68%", "More clicks likely"],
    [0.56, "56%", "More clicks likely"],
    [0.5549, "55%", "No difference"],
    [0.55, "55%", "No difference"],
    [0.5, "50%", "No difference"],
    [0.45, "45%", "No difference"],
    [0.44, "44%", "Fewer clicks likely"],
  ])("of %s reads %s: %s", (chance, value, verdict) => {
    expect(chanceShown(chance)).toMatchObject({ value, verdict });
  });

  it("is never certain", () => {
    expect([chanceShown(1).value, chanceShown(0).value]).toEqual(["99%", "1%"]);
    expect([placeOf(1), placeOf(0), placeOf(0.616)]).toEqual([99, 1, 62]);
  });
});

describe("the finding", () => {
  it.each([
    [
      [0.68, 0.61, 0.4],
      "2 of 3 alternatives are likely to draw more clicks than your title, the best with a chance of 68%.",
    ],
    [[0.6, 0.5], "One alternative is likely to draw more clicks than your title, with a chance of 60%."],
    [[0.55, 0.3], "None of the 2 alternatives is likely to draw more clicks than your title."],
    [[0.5], "The alternative is not likely to draw more clicks than your title."],
  ])("of one title with alternatives at %j", (chances, finding) => {
    expect(findingOf(analysis(entry(chances)))).toBe(finding);
  });

  it("says that nothing was written", () => {
    expect(findingOf(analysis(entry([])))).toBe("No alternative could be written to this title.");
  });

  it("judges no title whose words the score does not know", () => {
    expect(findingOf(analysis(UNKNOWN))).toBe(
      "This title cannot be judged: the score does not know enough of its words.",
    );
    expect(findingOf(analysis(UNKNOWN, UNKNOWN))).toBe(
      "None of these titles can be judged: the score does not know enough of their words.",
    );
    expect(findingOf(analysis(entry([]), UNKNOWN))).toBe(
      "Only the first of these can be judged: the score does not know the others' words.",
    );
    expect(findingOf(analysis(entry([]), entry([], 0.35), UNKNOWN))).toContain("The first of these two");
  });

  it("names the best of several, or that there is none", () => {
    expect(findingOf(analysis(entry([]), entry([], 0.35), entry([], 0.2)))).toBe(
      "The first of these 3 is the most likely to be clicked: 65% against the next.",
    );
    expect(findingOf(analysis(entry([]), entry([], 0.48)))).toBe(
      "The first two are too close to call: 52% is as good as a coin.",
    );
  });
});
