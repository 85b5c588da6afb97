import { describe, expect, it } from "vitest";
import { EXAMPLE_DESCRIPTIONS } from "../../../tests/support/example-descriptions";
import { countSyllables, findLinks, measureDescription, measureReadability } from "./measures";

const measure = (description: string, keywords?: string[]) =>
  measureDescription({ title: "Bench planes", description, keywords });

describe("the keywords of a description", () => {
  it("are found in its text, but not in links and hashtags", () => {
    const text = "A bench plane. Bench planes! #benchplane https://example.com/bench-plane";
    const [keyword] = measure(text, ["bench plane"]).keywords;
    expect(keyword).toMatchObject({ count: 2, inFirst: 2, inTitle: true });
    expect(keyword?.places.map(({ start, end }) => text.slice(start, end))).toEqual([
      "bench plane",
      "Bench planes",
    ]);
  });

  it("are in the title or the text if none are given", () => {
    for (const { title, description } of EXAMPLE_DESCRIPTIONS) {
      for (const { keyword, count, inTitle } of measureDescription({ title, description }).keywords) {
        expect(count > 0 || inTitle, keyword).toBe(true);
      }
    }
  });

  it("take the form that the description has of a phrase of the title", () => {
    const { keywords } = measureDescription({
      title: "Easy Weeknight Carbonara",
      description: "I make carbonara.",
    });
    expect(keywords.map(({ keyword, count }) => [keyword, count])).toEqual([["carbonara", 1]]);
  });

  // Spec 2: "2-3% keyword density"
  it("have a density with a verdict, but not in a short text", () => {
    const text = (times: number) => `${"bench plane, ".repeat(times)}${"word ".repeat(100 - 2 * times)}`;
    expect(measure(text(1), ["bench plane"]).density).toMatchObject({
      percent: 1,
      verdict: "low",
      words: 100,
    });
    expect(measure(text(3), ["bench plane"]).density).toMatchObject({ percent: 3, verdict: "recommended" });
    expect(measure(text(4), ["bench plane"]).density).toMatchObject({ percent: 4, verdict: "high" });
    expect(measure("A bench plane.").density).toMatchObject({ percent: null, verdict: "not-enough-text" });
  });

  it("are not counted again inside longer ones", () => {
    expect(measure(`${"word ".repeat(48)}bench plane`, ["plane", "bench plane"]).density).toMatchObject({
      occurrences: 1,
    });
  });

  // Spec 2: "keywords in first 125 characters"
  it("are listed for the first 125 characters, which do not split a character", () => {
    const { aboveFold } = measure(`${"x".repeat(124)}😀 bench plane`, ["bench plane"]);
    expect(aboveFold).toEqual({ text: "x".repeat(124), keywords: [] });
  });
});

describe("measureDescription", () => {
  it("finds links without the punctuation after them", () => {
    const text =
      "See https://example.com/a_(b), (https://example.org). www.example.net! shop.example.com/x e.g. this.Or that";
    expect(findLinks(text).map((link) => [link.text, link.domain, link.hasProtocol])).toEqual([
      ["https://example.com/a_(b)", "example.com", true],
      ["https://example.org", "example.org", true],
      ["www.example.net", "example.net", false],
      ["shop.example.com/x", "shop.example.com", false],
    ]);
  });

  it("tells mentions from e-mail addresses", () => {
    expect(measure("Ask @anna.k, or write to anna@example.com.")).toMatchObject({
      mentions: ["@anna.k"],
      emails: ["anna@example.com"],
    });
  });

  it("lists the hashtags that YouTube shows, and says when it ignores all", () => {
    expect(measure("#a1 #b #B #c #d, number #1").hashtags).toMatchObject({
      shown: ["#a1", "#B", "#c"],
      count: 5,
      ignored: false,
    });
    expect(measure("#a ".repeat(61)).hashtags).toMatchObject({ shown: [], count: 61, ignored: true });
  });

  it("compares the length with YouTube's limit", () => {
    expect(measure("x".repeat(5001)).length).toEqual({ characters: 5001, most: 5000, over: 1 });
  });

  it("takes an empty text", () => {
    expect(measureDescription({ title: "", description: "" })).toMatchObject({
      keywords: [],
      words: 0,
      sentences: 0,
      links: [],
    });
  });
});

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
