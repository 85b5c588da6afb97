import { describe, expect, it } from "vitest";
import { video } from "../../../tests/support/analyzer-fixture";
import { queryKeys, readDocuments } from "./documents";

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
