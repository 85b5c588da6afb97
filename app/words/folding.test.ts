import { describe, expect, it } from "vitest";
import { decodeEntities, foldPlural, foldVerbEnding } from "./folding";

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

describe("decodeEntities", () => {
  it("decodes names and numbers, once", () => {
    expect(
      decodeEntities("Tom &amp; Jerry&#39;s &quot;Best&quot; &#x1F600; &amp;lt; &unknown; &#99999999;"),
    ).toBe(`Tom & Jerry's "Best" 😀 &lt; &unknown; &#99999999;`);
  });

  it("drops control characters, halves of characters and numbers beyond Unicode", () => {
    expect(decodeEntities("a&#0;b&#x1b;c&#xd83d;d&#1114112;e&#10;f")).toBe("abcde\nf");
  });
});
