import { describe, expect, it } from "vitest";
import { drawStrips, firstCharacters } from "../../tools/description-rewriter/keyword-strip";
import { findKeywordPlaces, findKeywords, findTitleKeywords, type Keyword, toKeyword } from "./keywords";

const textsOf = (title: string) => findTitleKeywords(title).map(({ text }) => text);

describe("titleKeywords", () => {
  it.each([
    ["Keeping a sourdough starter alive", ["sourdough starter alive"]],
    ["I cooked from my pantry for 14 days: what ran out first", ["pantry"]],
    ["Knitting for beginners", ["knitting"]],
    ["HOW TO SHARPEN CHISELS", ["sharpen chisels"]],
    ["C++ for game developers | Ep 4", ["C++", "game developers"]],
    ["Why I quit", []],
    ["What's in my bag? (Don't miss it!)", ["bag"]],
    ["5 minute ab workout", ["5 minute ab workout"]],
    ["🍞", []],
  ])("of %j are %j", (title, expected) => {
    expect(textsOf(title)).toEqual(expected);
  });
});

describe("keywordsOf", () => {
  it("adds a word of the title's phrase that the description says by itself", () => {
    expect(findKeywords("How to bake bread", "bread bread bread").map(({ text }) => text)).toEqual([
      "bake bread",
      "bread",
    ]);
  });

  it("adds what the description says three times, but not what stands in links", () => {
    const said = "Sand here, sand there, damp sand. https://wax.example/wax-wax-wax";
    expect(findKeywords("Winter carrots", said).map(({ text }) => text)).toEqual(["winter carrots", "sand"]);
  });
});

function said(keywords: Keyword[], text: string) {
  return { text, places: findKeywordPlaces(keywords, text) };
}

describe("where keywords stand", () => {
  const plane = toKeyword("bench plane");

  it("finds other forms of the same words", () => {
    expect(
      findKeywordPlaces([plane], "Bench planes and a bench-plane, no plane bench").map(({ start }) => start),
    ).toEqual([0, 19]);
  });

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
