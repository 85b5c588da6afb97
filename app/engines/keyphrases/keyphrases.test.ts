import { describe, expect, it } from "vitest";
import { topicalText } from "../descriptions";
import { findKeyphrases } from "./keyphrases";

const phrases = (text: string, options = {}) => findKeyphrases(text, options).map(({ phrase }) => phrase);

describe("keyphrasesOf", () => {
  it("names things, without what is done and said of them", () => {
    const text =
      "We carefully built a wooden cold frame. The cold frame protects young lettuce plants from night frost.";
    expect(phrases(text)).toEqual(expect.arrayContaining(["wooden cold frame", "night frost"]));
    for (const phrase of phrases(text)) expect(phrase).not.toMatch(/built|protects|carefully|\bthe\b/);
  });

  it("tells what is done from what it is done to", () => {
    expect(phrases("I am using a compost bin and learning to prune fruit trees.")).toEqual([
      "compost bin",
      "fruit trees",
    ]);
  });

  it("takes no past of a verb for a part of a name", () => {
    expect(phrases("The camper van broke down near the stone harbour.")).toEqual([
      "camper van",
      "stone harbour",
    ]);
  });

  it("crosses no sentence, line or comma", () => {
    for (const phrase of phrases("Fresh basil. Olive oil, sea salt\nPine nuts"))
      expect(phrase.split(" ").length).toBeLessThanOrEqual(2);
  });

  it("reads on where a line was broken to a width", () => {
    const text =
      "The instructions for the wooden frame came with a very small garden\nshed and its many screws, which took us an afternoon to sort by size\nand by length.";
    expect(phrases(text)).toContain("small garden shed");
  });

  it("gives the parts of which each score is the sum", () => {
    const [best] = findKeyphrases("Cold frame plans. A cold frame keeps frost out.", {
      title: "Build a cold frame",
    });
    expect(best?.phrase).toBe("cold frame");
    expect(best?.parts.map(({ what }) => what)).toContain("in the title");
    expect(best?.score).toBeCloseTo(best?.parts.reduce((sum, { points }) => sum + points, 0) ?? 0);
  });

  it("writes names as names", () => {
    expect(phrases("Hana Brandt runs the laboratory. Sleep trackers differ.")).toEqual(
      expect.arrayContaining(["Hana Brandt", "sleep trackers"]),
    );
  });

  it("has at most as many as asked for, and none of nothing", () => {
    expect(phrases("Sea salt, olive oil, pine nuts, black pepper.", { limit: 2 })).toHaveLength(2);
    expect(phrases("")).toEqual([]);
    expect(phrases("🔥 !!! …")).toEqual([]);
  });
});

it("leaves out of a description what is not about its video", () => {
  const text =
    "Hey guys, welcome back to my channel! Today I prune a pear tree.\n0:00 Tools\nShop: https://example.com\nSubscribe for more!\nSome links are affiliate links.\n#pear";
  expect(topicalText(text)).toBe("Today I prune a pear tree.\n\nTools");
});
