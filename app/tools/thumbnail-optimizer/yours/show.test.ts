import { describe, expect, it } from "vitest";
import type {
  Analysis,
  KeptAlternative,
  KeptEntry,
} from "../../../functions/thumbnail-optimizer/kept-analysis";

import { describeFinding } from "./show";

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

describe("the finding", () => {
  it.each([
    [
      [0.68, 0.61, 0.4],
      "2 of 3 alternatives are likely to draw more clicks than your title, the best with a chance of 68%.",
    ],
    [[0.6, 0.5], "One alternative is likely to draw more clicks than your title, with a chance of 60%."],
    [[0.55, 0.3], "The 2 alternatives are not likely to draw more clicks than your title."],
    [[0.5], "The alternative is not likely to draw more clicks than your title."],
  ])("of one title with alternatives at %j", (chances, finding) => {
    expect(describeFinding(analysis(entry(chances)))).toBe(finding);
  });

  it("says that the alternative fits where the title is too long for YouTube", () => {
    const long = { ...entry([0.5]), title: "Long ".repeat(21) };
    expect(describeFinding(analysis(long))).toBe(
      "YouTube does not take a title this long. The alternative fits.",
    );
    expect(describeFinding(analysis({ ...entry([0.5, 0.5]), title: long.title }))).toContain(
      "The first alternative fits.",
    );
  });

  it("says why no alternative was written", () => {
    expect(describeFinding(analysis(entry([])))).toBe("No alternative could be written to this title.");
    expect(describeFinding(analysis({ ...entry([]), note: "Leave it." }))).toBe("Leave it.");
  });

  it("judges no title with too few known words", () => {
    expect(describeFinding(analysis(UNKNOWN))).toBe(
      "This title cannot be judged: the score does not know enough of its words.",
    );
    expect(describeFinding(analysis(UNKNOWN, UNKNOWN))).toBe(
      "These titles cannot be judged: the score does not know enough of their words.",
    );
    expect(describeFinding(analysis(entry([]), UNKNOWN))).toBe(
      "Only “A title” can be judged: the score does not know the others' words.",
    );
    expect(describeFinding(analysis(entry([]), entry([], 0.35), UNKNOWN))).toContain(
      "For the same video, “A title” is the likeliest",
    );
  });

  it("names the best of several titles, or calls them too close", () => {
    expect(describeFinding(analysis(entry([]), entry([], 0.35), entry([], 0.2)))).toBe(
      "For the same video, “A title” is the likeliest to be clicked: 65% against the next.",
    );
    expect(describeFinding(analysis(entry([]), entry([], 0.48)))).toBe(
      "For the same video, the best two are too close to call: 52% is as good as a coin.",
    );
  });
});
