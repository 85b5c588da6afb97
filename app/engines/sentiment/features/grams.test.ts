import { expect, it } from "vitest";
import { ratedTerms } from "../ratings";
import { tokensOf } from "../tokens";
import { gramsOf } from "./grams";

const gramsIn = (text: string) => gramsOf(ratedTerms(tokensOf(text)));

it("has one pattern for all words of praise, and another where they are denied", () => {
  expect([...gramsIn("if it were great").names]).toContain("it _ +");
  expect([...gramsIn("if it were awesome").names]).toContain("it _ +");
  expect([...gramsIn("it is not awesome").names]).toContain("not -");
});

it("tells a word of the list of adjectives from a rated one", () => {
  expect([...gramsIn("the newest phone").names]).not.toContain("the +");
  expect([...gramsIn("the new phone").names]).toContain("the P");
});

it("does not count patterns for the length of a comment", () => {
  // Four words, their three pairs, the beginning's and the end's.
  expect(gramsIn("this phone is great").size).toBe(9);
});
