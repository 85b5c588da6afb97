import { describe, expect, it } from "vitest";
import type { Run } from "./marked";
import { partedAtFold } from "./side";

const kept = (text: string): Run[] => [{ text, mark: "kept" }];
const textsOf = (stretches: { text: string }[]) => stretches.map(({ text }) => text).join("");

describe("the fold", () => {
  it("comes behind the last word that is whole in the first 125 characters", () => {
    const text = "word ".repeat(40).trim();
    const { first, rest } = partedAtFold(kept(text), []);
    expect(textsOf(first)).toBe("word ".repeat(25).trim());
    expect(textsOf(rest)).toBe("word ".repeat(15).trim());
  });

  it("cuts one long word, and no character", () => {
    const { first, rest } = partedAtFold(kept(`${"x".repeat(124)}😍${"y".repeat(9)}`), []);
    expect(textsOf(first)).toBe("x".repeat(124));
    expect(textsOf(rest)).toBe(`😍${"y".repeat(9)}`);
  });

  it("is not there in a short text", () => {
    expect(partedAtFold(kept("short"), [])).toEqual({
      first: [{ text: "short", mark: "kept", keyword: false }],
      rest: [],
    });
  });

  it("has the keywords before it marked, whatever became of their sentences", () => {
    const runs: Run[] = [
      { text: "A hand ", mark: "moved" },
      { text: `plane. ${"word ".repeat(30)}plane`, mark: "kept" },
    ];
    const { first, rest } = partedAtFold(runs, [
      { start: 2, end: 12 },
      { start: 164, end: 169 },
    ]);
    expect(first.filter(({ keyword }) => keyword).map(({ text, mark }) => [text, mark])).toEqual([
      ["hand ", "moved"],
      ["plane", "kept"],
    ]);
    expect(rest.some(({ keyword }) => keyword)).toBe(false);
  });
});
