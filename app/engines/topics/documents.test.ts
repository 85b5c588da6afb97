import { describe, expect, it } from "vitest";
import { video } from "../../../tests/support/analyzer-fixture";
import { extractPhrases, queryKeys, readDocuments, repeatedLines, topicalLines } from "./documents";

const read = (facts: Parameters<typeof video>[0]) => {
  const [document] = readDocuments([video(facts)]);
  return {
    title: document?.titlePhrases.map(({ key }) => key),
    description: [...(document?.descriptionPhrases.keys() ?? [])],
  };
};

describe("readDocuments", () => {
  it("reads phrases of up to three words in titles, two in descriptions", () => {
    const { title, description } = read({
      videoId: "a",
      title: "cold rye dough",
      description: "cold rye dough",
    });
    expect(title).toContain("cold rye dough");
    expect(description).toContain("cold rye");
    expect(description).not.toContain("cold rye dough");
  });

  it("keeps phrases of a description only if some title holds them", () => {
    const [first] = readDocuments([
      video({ videoId: "a", title: "Rolls", description: "Steam, tripod and lens used" }),
      video({ videoId: "b", title: "Steam at home" }),
    ]);
    expect([...(first?.descriptionPhrases.keys() ?? [])]).toEqual(["steam"]);
  });

  it("leaves out the channel's own name, wherever it stands and however it is written", () => {
    const { title } = read({
      videoId: "a",
      title: "Rolls with CRUMB CLUB | Crumb club jam",
      channel: "Crumb Club",
    });
    expect(title).toEqual(["roll", "jam"]);
  });

  it("does not find a short name inside a word", () => {
    expect(read({ videoId: "a", title: "Airy maize by AI", channel: "AI" }).title).toContain("airy maize");
  });

  it("keeps words that only resemble the name", () => {
    expect(read({ videoId: "a", title: "Excel charts", channel: "Excel Campus" }).title).toContain("excel");
  });
});

it("reads the words of the query in order", () => {
  expect(queryKeys("Cooking healthy meals")).toEqual(["cook", "healthy", "meal"]);
  expect(queryKeys("  ")).toEqual([]);
});

const none = new Set<string>();

describe("topicalLines", () => {
  it("keeps lines about the video and drops boilerplate", () => {
    const description = [
      "How to feed a rye starter without waste.",
      "",
      "Subscribe for more: https://example.com/sub",
      "0:00 Intro",
      "1:02:10 The oven",
      "Follow me on Instagram",
      "#bread #baking #shorts",
      "Use promo code LOAF for 10% off",
      "Flour, water, salt.",
    ].join("\n");
    expect(topicalLines(description, none)).toEqual([
      "How to feed a rye starter without waste.",
      "Flour, water, salt.",
    ]);
  });

  it("leaves out lines pasted under several videos", () => {
    const repeated = repeatedLines(["Rye day.\nI bake every Sunday.", "Wheat day.\r\nI bake every Sunday."]);
    expect(topicalLines("Rye day.\nI bake every Sunday.", repeated)).toEqual(["Rye day."]);
  });

  it("does not call a line repeated that one description has twice", () => {
    expect(repeatedLines(["Knead.\nKnead."])).toEqual(new Set());
  });

  it("stops reading a huge description", () => {
    const lines = topicalLines("dough and more dough ".repeat(5000), none);
    expect(lines.join("").length).toBeLessThanOrEqual(600);
  });

  it("answers [] for an empty description", () => {
    expect(topicalLines("", none)).toEqual([]);
    expect(topicalLines("\n\n#a #b\n", none)).toEqual([]);
  });
});

const keys = (text: string, longest?: number) => extractPhrases(text, longest).map((phrase) => phrase.key);

it("extracts phrases of one to three words, without stop words at either end", () => {
  expect(keys("Meal prep for work")).toEqual(["meal", "meal prep", "prep", "prep for work", "work"]);
});

it("crosses no punctuation", () => {
  expect(keys("Bread | Butter")).toEqual(["bread", "butter"]);
});

it("extracts phrases up to the given length", () => {
  expect(keys("rye bread crust", 2)).toEqual(["rye", "rye bread", "bread", "bread crust", "crust"]);
});

it("answers the word before each phrase", () => {
  expect(extractPhrases("data science interview").map(({ key, before }) => [key, before])).toContainEqual([
    "science interview",
    "data",
  ]);
});

it("answers [] for a text of stop words", () => {
  expect(keys("how to be the best in 2026")).toEqual([]);
});
