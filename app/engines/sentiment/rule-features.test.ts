import { expect, it } from "vitest";
import { rateTerms } from "./ratings";
import { adjectiveFeatures } from "./rule-features";
import { tokenize } from "./tokens";

const featuresIn = (text: string) => adjectiveFeatures(rateTerms(tokenize(text)));

it("counts an adjective without a rating, and turns it after a negation", () => {
  expect(featuresIn("a new one").adjectives).toBeGreaterThan(0);
  expect(featuresIn("not a new one").adjectives).toBeLessThan(0);
});

it("finds opinion in subjective words, and none in a bare fact", () => {
  expect(featuresIn("beautiful").opinion).toBeGreaterThan(0);
  expect(featuresIn("it has four wheels")).toEqual(
    Object.fromEntries(Object.keys(featuresIn("")).map((name) => [name, 0])),
  );
});
