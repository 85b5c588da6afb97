import { describe, expect, it } from "vitest";
import { countSyllables, measureReadability } from "./readability";

describe("measureReadability", () => {
  it("computes Flesch reading ease from words, sentences and syllables", () => {
    const text = "The cat sat on the mat. ".repeat(10);
    expect(measureReadability(text)).toMatchObject({
      words: 60,
      sentences: 10,
      syllables: 60,
      score: 116.1,
      reads: "very easy",
    });
  });

  it("gives no score for a short text or another language", () => {
    expect(measureReadability("Short.")).toMatchObject({ score: null, why: "not-enough-text" });
    expect(
      measureReadability("Der Teig ruht und die Katze ist nicht mit uns im Haus. ".repeat(5)),
    ).toMatchObject({
      why: "not-english",
    });
    expect(measureReadability("Это текст о хлебе. ".repeat(20))).toMatchObject({
      score: null,
      why: "not-english",
    });
  });

  it.each([
    ["cat", 1],
    ["made", 1],
    ["baked", 1],
    ["wanted", 2],
    ["table", 2],
    ["recipe", 2],
    ["boxes", 2],
    ["radio", 3],
    ["beautiful", 3],
    ["the", 1],
    ["minutes", 2],
    ["being", 2],
    ["2027", 1],
    ["strengths", 1],
    ["people", 2],
  ])("counts the syllables of %s: %i", (word, expected) => {
    expect(countSyllables(word)).toBe(expected);
  });
});
