import { describe, expect, it } from "vitest";
import { findKeyphrases } from "./keyphrases";

const phrases = (text: string, options = {}) => findKeyphrases(text, options).map(({ phrase }) => phrase);

describe("findKeyphrases", () => {
  it("finds names of things, without verbs and adverbs", () => {
    const text =
      "We carefully built a wooden cold frame. The cold frame protects young lettuce plants from night frost.";
    expect(phrases(text)).toEqual(expect.arrayContaining(["wooden cold frame", "night frost"]));
    for (const phrase of phrases(text)) expect(phrase).not.toMatch(/built|protects|carefully|\bthe\b/);
  });

  it("tells verbs from their objects", () => {
    expect(phrases("I am using a compost bin and learning to prune fruit trees.")).toEqual([
      "compost bin",
      "fruit trees",
    ]);
  });

  it("does not take a past tense for part of a name", () => {
    expect(phrases("The camper van broke down near the stone harbour.")).toEqual([
      "camper van",
      "stone harbour",
    ]);
  });

  it("tells what a noun does from its name, and the measure of a number", () => {
    expect(phrases("The tomato sauce finishes the stew before 30 minute Pilates classes.")).toEqual([
      "tomato sauce",
      "Pilates classes",
      "stew",
    ]);
  });

  it("leaves out the owner's ending", () => {
    const found = phrases("The apple orchard was Brandt's. Everybody admired Brandt's.");
    expect(found).toContain("Brandt");
    expect(found.join()).not.toContain("'s");
  });

  it("names things rather than single words for a description with its title, however personal", () => {
    const text =
      "I told my friend Otto last week that I would run a water cooled computer. He said his water cooled computer was old.";
    expect(findKeyphrases(text, { title: "I built a computer", limit: 2 })[0]?.parts).not.toContainEqual(
      expect.objectContaining({ what: "long" }),
    );
  });

  it("does not cross sentences, lines or commas", () => {
    for (const phrase of phrases("Fresh basil. Olive oil, sea salt\nPine nuts"))
      expect(phrase.split(" ").length).toBeLessThanOrEqual(2);
  });

  it("reads on over the line ends of wrapped text", () => {
    const text =
      "The instructions for the wooden frame came with a very small garden\nshed and its many screws, which took us an afternoon to sort by size\nand by length.";
    expect(phrases(text)).toContain("small garden shed");
  });

  it("gives the parts that add up to each score", () => {
    const [best] = findKeyphrases("Cold frame plans. A cold frame keeps frost out.", {
      title: "Build a cold frame",
    });
    expect(best?.phrase).toBe("cold frame");
    expect(best?.parts.map(({ what }) => what)).toContain("in-title");
    expect(best?.score).toBeCloseTo(best?.parts.reduce((sum, { points }) => sum + points, 0) ?? 0);
  });

  it("keeps the capitals of names", () => {
    expect(phrases("Hana Brandt runs the laboratory. Sleep trackers differ.")).toEqual(
      expect.arrayContaining(["Hana Brandt", "sleep trackers"]),
    );
  });

  it("returns at most `limit` phrases, and none for a text without words", () => {
    expect(phrases("Sea salt, olive oil, pine nuts, black pepper.", { limit: 2 })).toHaveLength(2);
    expect(phrases("")).toEqual([]);
    expect(phrases("🔥 !!! …")).toEqual([]);
  });
});

it("ranks the people and things of a story by how often they are named, alone or in phrases", () => {
  const story =
    "Last week the mayor told Anna Berg that the bridge was closed. She said the bridge had been unsafe for years. " +
    "Her brother said the old bridge project was late. The mayor said he was sorry, and they were told to wait.";
  const phrases = findKeyphrases(story, { limit: 3 }).map(({ phrase }) => phrase);
  expect(phrases).toEqual(expect.arrayContaining(["bridge", "mayor"]));
  const abstract =
    "We propose a sparse matrix solver. The solver factors a sparse matrix on distributed memory machines.";
  expect(findKeyphrases(abstract, { limit: 2 }).every(({ phrase }) => phrase.includes(" "))).toBe(true);
});
