import { expect, it } from "vitest";
import { extractPhrases } from "./phrases";

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
