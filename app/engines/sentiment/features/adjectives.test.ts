import { expect, it } from "vitest";
import { ratedTerms } from "../ratings";
import { tokensOf } from "../tokens";
import { adjectiveFeatures } from "./adjectives";

const featuresIn = (text: string) => adjectiveFeatures(ratedTerms(tokensOf(text)));

it("counts an adjective no list of ratings has, and turns it where it is denied", () => {
  expect(featuresIn("a new one").adjectives).toBeGreaterThan(0);
  expect(featuresIn("not a new one").adjectives).toBeLessThan(0);
});

it("finds opinion where words are of opinion, and none in a bare fact", () => {
  expect(featuresIn("beautiful").opinion).toBeGreaterThan(0);
  expect(featuresIn("it has four wheels")).toEqual(
    Object.fromEntries(Object.keys(featuresIn("")).map((name) => [name, 0])),
  );
});
