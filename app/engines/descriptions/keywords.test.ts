import { describe, expect, it } from "vitest";
import { findKeywordPlaces, findKeywords, toKeyword, topicalText } from "./keywords";

describe("findKeywords", () => {
  it("adds a word of the title's phrase that the description repeats alone", () => {
    expect(findKeywords("How to bake bread", "bread bread bread").map(({ text }) => text)).toEqual([
      "bake bread",
      "bread",
    ]);
  });

  it("adds what the description has three times, links aside", () => {
    const description = "Sand here, sand there, damp sand. https://wax.example/wax-wax-wax";
    expect(findKeywords("Winter carrots", description).map(({ text }) => text)).toEqual([
      "winter carrots",
      "sand",
    ]);
  });
});

describe("findKeywordPlaces", () => {
  it("finds other forms of the same words", () => {
    const places = findKeywordPlaces(
      [toKeyword("bench plane")],
      "Bench planes and a bench-plane, no plane bench",
    );
    expect(places.map(({ start }) => start)).toEqual([0, 19]);
  });
});

it("leaves out disclaimers, licences, thanks and headings that every video may have", () => {
  const text =
    "I prune a pear tree.\n\n▬ Chapters ▬\n0:00 Intro\n1:20 Clean cuts\n\nThanks to these supporters: Ana Sol, Kit Moreau\n" +
    "License: Creative Commons BY\nCopyright Disclaimer: allowance is made for fair use. Balance matters.\nEdited by @cutterjoe";
  expect(topicalText(text)).toBe("I prune a pear tree.\n\nClean cuts");
});

it("takes the part of a description that is about its video", () => {
  const text =
    "Hey guys, welcome back to my channel! Today I prune a pear tree.\n0:00 Tools\nShop: https://example.com\nSubscribe for more!\nSome links are affiliate links.\n#pear";
  expect(topicalText(text)).toBe("Today I prune a pear tree.\n\nTools");
});
