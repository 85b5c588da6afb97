import { expect, it } from "vitest";
import { extractGrams } from "./grams";
import { rateTerms } from "./ratings";
import { tokenize } from "./tokens";

const gramsIn = (text: string) => extractGrams(rateTerms(tokenize(text)));

it("has one pattern for all words of praise, and another for negated ones", () => {
  expect([...gramsIn("if it were great").names]).toContain("it _ +");
  expect([...gramsIn("if it were awesome").names]).toContain("it _ +");
  expect([...gramsIn("it is not awesome").names]).toContain("not -");
});

it("tells listed adjectives from rated words", () => {
  expect([...gramsIn("the newest phone").names]).not.toContain("the +");
  expect([...gramsIn("the new phone").names]).toContain("the P");
});

it("does not count patterns in the size", () => {
  // Four words, their three pairs, the beginning's and the end's.
  expect(gramsIn("this phone is great").size).toBe(9);
});
