import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import type { OwnUpload } from "./own-uploads";
import { isRecurring, readPhrases } from "./phrases";

const read = (title: string): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title) },
  ...{ id: null, views: 1, publishedAt: 0, multiple: 1 },
});
const recurs = (phrase: string, ...titles: string[]) =>
  isRecurring(readPhrases(titles.map(read)).places.get(phrase) ?? []);

it("takes a phrase for a thing that stands in three titles between different words, and ends a part", () => {
  expect(recurs("oak table", "My oak table", "Sanding an oak table | Wood", "The oak table is back")).toBe(
    true,
  );
  expect(recurs("oak table", "My oak table", "Sanding an oak table")).toBe(false);
  // A beginning, and a piece of a longer name.
  expect(recurs("sanding", "Sanding oak fast", "Again sanding rye slowly", "I am sanding fir now")).toBe(
    false,
  );
  expect(recurs("york", "New York pizza", "New York bagels", "New York streets")).toBe(false);
  expect(isRecurring([])).toBe(false);
});
