import { describe, expect, it } from "vitest";
import type { Run } from "../../../functions/description-rewriter/own-rewrite";
import { splitAtFold } from "./show";

const kept = (text: string): Run[] => [{ text, mark: "kept" }];
const textsOf = (stretches: { text: string }[]) => stretches.map(({ text }) => text).join("");

describe("splitAtFold", () => {
  it("splits after the last whole word of the first 125 characters", () => {
    const text = "word ".repeat(40).trim();
    const { first, rest } = splitAtFold(kept(text), []);
    expect(textsOf(first)).toBe("word ".repeat(25).trim());
    expect(textsOf(rest)).toBe("word ".repeat(15).trim());
  });

  it("splits one long word, but not a character", () => {
    const { first, rest } = splitAtFold(kept(`${"x".repeat(124)}😍${"y".repeat(9)}`), []);
    expect(textsOf(first)).toBe("x".repeat(124));
    expect(textsOf(rest)).toBe(`😍${"y".repeat(9)}`);
  });

  it("does not split a short text", () => {
    expect(splitAtFold(kept("short"), [])).toEqual({
      first: [{ text: "short", mark: "kept", keyword: false }],
      rest: [],
    });
  });

  it("marks keywords before the fold, across marked runs", () => {
    const runs: Run[] = [
      { text: "A hand ", mark: "moved" },
      { text: `plane. ${"word ".repeat(30)}plane`, mark: "kept" },
    ];
    const { first, rest } = splitAtFold(runs, [
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
