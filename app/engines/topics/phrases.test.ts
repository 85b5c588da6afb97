import { expect, it } from "vitest";
import { phrasesIn } from "./phrases";

const keys = (text: string, longest?: number) => phrasesIn(text, longest).map((phrase) => phrase.key);

it("reads phrases of one to three words that begin and end with a word that means something", () => {
  expect(keys("Meal prep for work")).toEqual(["meal", "meal prep", "prep", "prep for work", "work"]);
});

it("crosses no punctuation", () => {
  expect(keys("Bread | Butter")).toEqual(["bread", "butter"]);
});

it("reads no further than it is told", () => {
  expect(keys("rye bread crust", 2)).toEqual(["rye", "rye bread", "bread", "bread crust", "crust"]);
});

it("remembers the word before", () => {
  expect(phrasesIn("data science interview").map(({ key, before }) => [key, before])).toContainEqual([
    "science interview",
    "data",
  ]);
});

it("finds none in a text of stop words", () => {
  expect(keys("how to be the best in 2026")).toEqual([]);
});
