import { describe, expect, it } from "vitest";
import { findKeywordPlaces, type Keyword, toKeyword } from "../../engines/descriptions";
import { drawStrips, firstCharacters } from "./keyword-strip";

function withPlaces(keywords: Keyword[], text: string) {
  return { text, places: findKeywordPlaces(keywords, text) };
}

describe("the keyword strip", () => {
  const plane = toKeyword("bench plane");

  it("draws both texts on one scale and says the same in words", () => {
    const [before, after] = drawStrips([
      withPlaces([plane], `${"x ".repeat(100)}bench plane`),
      withPlaces([plane], "A bench plane."),
    ]);
    expect(before).toMatchObject({ inFirst: 0, words: "1 place, 0 in the first 125 characters" });
    expect(before?.marks[0]).toBeGreaterThan(34);
    expect(after).toMatchObject({ inFirst: 1, words: "1 place, 1 in the first 125 characters" });
    expect(after?.end).toBeLessThan(before?.end ?? 0);
    expect(drawStrips([withPlaces([plane], "")])[0]?.words).toBe("no keyword in it");
  });

  it("draws at most 101 marks and counts all places", () => {
    const [strip] = drawStrips([withPlaces([plane], "bench plane, ".repeat(380))]);
    expect(strip?.words).toContain("380 places");
    expect(strip?.marks.length).toBeLessThanOrEqual(101);
    expect(new Set(strip?.marks).size).toBe(strip?.marks.length);
  });

  it("does not mark a keyword that is cut off at 125 characters", () => {
    const parts = firstCharacters(withPlaces([plane], `${"x ".repeat(59)}bench planes`));
    expect(parts.filter(({ keyword }) => keyword)).toEqual([]);
  });

  it("marks keywords in the first 125 characters, which stay complete", () => {
    const text = `A bench plane. ${"😀".repeat(80)}`;
    const parts = firstCharacters(withPlaces([plane, toKeyword("plane")], text));
    expect(parts.filter(({ keyword }) => keyword).map((part) => part.text)).toEqual(["bench plane"]);
    const whole = parts.map((part) => part.text).join("");
    expect(text.startsWith(whole)).toBe(true);
    expect(whole.isWellFormed()).toBe(true);
    expect(whole.length).toBeGreaterThanOrEqual(124);
  });
});
