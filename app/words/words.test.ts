import { describe, expect, it } from "vitest";
import { splitPhrases, wordKey } from "./words";

const keys = (text: string) => splitPhrases(text).map((run) => run.map((word) => word.key));
const kinds = (text: string) =>
  Object.fromEntries(splitPhrases(text).flatMap((run) => run.map((word) => [word.key, word.kind])));

describe("splitPhrases", () => {
  it("ends a phrase at punctuation and emoji, but not at hyphens and &", () => {
    expect(keys("Knife skills | no-knead bread 🔥 salt & pepper")).toEqual([
      ["knife", "skill"],
      ["no", "knead", "bread"],
      ["salt", "pepper"],
    ]);
  });

  it("gives the offsets of each word", () => {
    const text = "My Sourdough Starters";
    const last = splitPhrases(text)[0]?.at(-1);
    expect(text.slice(last?.start, last?.end)).toBe("Starters");
  });

  it("keeps names of languages and libraries whole", () => {
    expect(keys("C++ or C# with Node.js")).toEqual([["c++", "or", "c#", "with", "node.js"]]);
  });

  it("tells topic words from format words, stop words and numbers", () => {
    expect(kinds("The ultimate lighting tutorial 2026 for you")).toEqual({
      the: "stop",
      ultimate: "stop",
      light: "topic",
      tutorial: "format",
      "2026": "stop",
      for: "stop",
      you: "stop",
    });
  });

  it("counts a stop word in a hyphenated compound as a format word", () => {
    expect(kinds("One-pan dinners")).toMatchObject({ one: "format", pan: "topic" });
    expect(kinds("One pan")).toMatchObject({ one: "stop" });
  });

  it("does not take a word for a stop word because of its folded form", () => {
    expect(kinds("evening yoga")).toMatchObject({ even: "topic" });
  });

  it("reads every script", () => {
    expect(keys("Рецепты здоровой еды")).toEqual([["рецепты", "здоровои", "еды"]]);
    expect(keys("स्वस्थ भोजन")).toEqual([["स्वस्थ", "भोजन"]]);
    expect(keys("وصفات صحية")).toEqual([["وصفات", "صحية"]]);
    expect(keys("日本料理の作り方")[0]?.length).toBeGreaterThan(2);
    expect(keys("สูตรอาหาร").flat().join("")).toBe("สูตรอาหาร");
  });

  it.each(["", "   ", "🔥🔥🔥", "!!! --- ???", "\u200d\u200d"])("finds no words in %j", (text) => {
    expect(splitPhrases(text)).toEqual([]);
  });
});

describe("wordKey", () => {
  it.each([
    ["Recipes", "recipe"],
    ["Café", "cafe"],
    ["Creator's", "creator"],
    ["don’t", "dont"],
    ["ＡＩ", "ai"],
    ["Walking", "walk"],
    ["STRASSE", "strasse"],
  ])("folds %s to %s", (surface, key) => expect(wordKey(surface)).toBe(key));
});
