import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSentences, showsTexts } from "./sentences";
import { MEDIAN_WORDS, medianWords, PHRASES, phrasesIn, tooLong } from "./style";

const sentence = (text: string, words = 3) => ({ text, words, line: 1 });

describe("the texts of the product", () => {
  const shown = globSync("app/**/*.{ts,tsx}")
    .filter(showsTexts)
    .flatMap((path) => readSentences(path, readFileSync(path, "utf8")).map((found) => ({ ...found, path })));

  it("are many", () => expect(shown.length).toBeGreaterThan(2000));
  it("are short", () => {
    expect(medianWords(shown)).toBeLessThanOrEqual(MEDIAN_WORDS);
    expect(tooLong(shown).map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
  });
  it("have no phrase that nobody says", () => {
    expect(phrasesIn(shown).map(({ sentence: { path, line, text } }) => `${path}:${line} ${text}`)).toEqual(
      [],
    );
  });
});

describe("medianWords", () => {
  it("counts sentences, not labels", () => {
    expect(
      medianWords([sentence("A label", 2), sentence("One two three.", 3), sentence("Why is that?", 9)]),
    ).toBe(9);
  });
  it("is 0 without sentences", () => expect(medianWords([])).toBe(0));
});

describe("PHRASES", () => {
  it.each([
    "Of the sample",
    "None of them is scored.",
    "There is no such plan.",
    "Group them, so that one leads to the next.",
    "What was deleted here is gone from there once those days have passed.",
  ])("finds %s", (text) => expect(phrasesIn([sentence(text)])).not.toEqual([]));
  it.each(["What should I film next?", "Some dates, such as 03/04/2026, may be April 3.", "What to do next"])(
    "lets %s stand",
    (text) => expect(phrasesIn([sentence(text)])).toEqual([]),
  );
  it("says what to say instead of each", () =>
    expect(PHRASES.every(({ instead }) => instead.length > 3)).toBe(true));
});
