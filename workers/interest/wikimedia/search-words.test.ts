import { expect, it } from "vitest";
import { searchWords } from "./search-words";

it.each([
  ["content creation", "content creation"],
  ["insource:/a+b{2}/", "insource a+b 2"],
  ['intitle:"tea" -coffee !milk', "intitle tea coffee milk"],
  ["c++ and c#", "c++ and c#"],
  ["rock & roll", "rock & roll"],
  ["AC/DC OR Kiss NOT Abba", "AC DC or Kiss not Abba"],
  ["tea~2 te?t* | x && y ^ (z)", "tea 2 te t x y z"],
  ["sci-fi ORlando", "sci-fi ORlando"],
  ["写真の撮り方", "写真の撮り方"],
  ['/// "*" -', ""],
])("looks for the words of %s", (typed, words) => {
  expect(searchWords(typed)).toBe(words);
});
