import { describe, expect, it } from "vitest";
import { foldPlural, foldVerbEnding } from "./folding";

describe("foldPlural", () => {
  it.each([
    ["recipe", "recipes"],
    ["story", "stories"],
    ["movie", "movies"],
    ["dish", "dishes"],
    ["lunch", "lunches"],
    ["tomato", "tomatoes"],
    ["photo", "photos"],
    ["class", "classes"],
  ])("gives %s and %s one key", (one, many) => expect(foldPlural(many)).toBe(foldPlural(one)));

  it.each(["canvas", "news", "series", "focus", "analysis", "css", "ios", "bus", "рецепты", "2026", ""])(
    "leaves %s alone",
    (word) => expect(foldPlural(word)).toBe(word),
  );

  it("keeps words apart that only look related", () => {
    expect(foldPlural("canvas")).not.toBe(foldPlural("canva"));
    expect(foldPlural("news")).not.toBe(foldPlural("new"));
  });
});

describe("foldVerbEnding", () => {
  it.each([
    ["walking", "walk"],
    ["walked", "walk"],
    ["running", "run"],
    ["prepped", "prep"],
    ["lighting", "light"],
  ])("folds %s to %s", (word, stem) => expect(foldVerbEnding(word)).toBe(stem));

  it.each(["string", "spring", "king", "red", "bed", "need", "обед", ""])("leaves %s alone", (word) => {
    expect(foldVerbEnding(word)).toBe(word);
  });
});

it("leaves alone what is longer than any word", () => {
  const long = `${"walk".repeat(20)}ing`;
  expect(foldVerbEnding(long)).toBe(long);
});
