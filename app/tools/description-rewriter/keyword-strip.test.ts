import { describe, expect, it } from "vitest";
import { findKeywordPlaces, type Keyword, toKeyword } from "../../engines/descriptions";
import { drawStrips, firstCharacters } from "./keyword-strip";

function said(keywords: Keyword[], text: string) {
  return { text, places: findKeywordPlaces(keywords, text) };
}

describe("where keywords stand", () => {
  const plane = toKeyword("bench plane");

  it("is drawn on one scale and said in words", () => {
    const [before, after] = drawStrips([
      said([plane], `${"x ".repeat(100)}bench plane`),
      said([plane], "A bench plane."),
    ]);
    expect(before).toMatchObject({ inFirst: 0, words: "1 place, 0 in the first 125 characters" });
    expect(before?.marks[0]).toBeGreaterThan(34);
    expect(after).toMatchObject({ inFirst: 1, words: "1 place, 1 in the first 125 characters" });
    expect(after?.end).toBeLessThan(before?.end ?? 0);
    expect(drawStrips([said([plane], "")])[0]?.words).toBe("no keyword in it");
  });

  it("is drawn in at most 101 marks, and told in full", () => {
    const [strip] = drawStrips([said([plane], "bench plane, ".repeat(380))]);
    expect(strip?.words).toContain("380 places");
    expect(strip?.marks.length).toBeLessThanOrEqual(101);
    expect(new Set(strip?.marks).size).toBe(strip?.marks.length);
  });

  it("does not mark a keyword that the 125th character parts", () => {
    const parts = firstCharacters(said([plane], `${"x ".repeat(59)}bench planes`));
    expect(parts.filter(({ keyword }) => keyword)).toEqual([]);
  });

  it("marks them in the first 125 characters, which are all there", () => {
    const text = `A bench plane. ${"😀".repeat(80)}`;
    const parts = firstCharacters(said([plane, toKeyword("plane")], text));
    expect(parts.filter(({ keyword }) => keyword).map((part) => part.text)).toEqual(["bench plane"]);
    const whole = parts.map((part) => part.text).join("");
    expect(text.startsWith(whole)).toBe(true);
    expect(whole.isWellFormed()).toBe(true);
    expect(whole.length).toBeGreaterThanOrEqual(124);
  });
});
