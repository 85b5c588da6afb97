import { expect, it } from "vitest";
import { findFormats, findStrongWords, phrasesOf } from "./formats";

const results = (titles: string[], multiple: number) => titles.map((title) => ({ title, multiple }));
const others = results(["Onion tart", "Roast beets", "Barley stew", "Corn fritters", "Bean chili"], 0.8);

it("finds the pieces of titles that do well, without their numbers", () => {
  const series = results(
    ["Winter kitchen #1 | Soup", "Winter kitchen #2 | Pie", "Winter kitchen #3 | Stew"],
    2,
  );
  expect(findFormats([...series, ...others])).toEqual([
    { format: "Winter kitchen", uploads: 3, multiple: 2, isLast: false },
  ]);
  const last = results(["Soup: Explained!", "Pie: Explained!", "Stew: Explained!"], 2);
  expect(findFormats(last)).toMatchObject([{ format: "Explained!", isLast: true }]);
  expect(findFormats(results(["Winter: Soup", "Winter: Pie", "Winter: Stew"], 1.1))).toEqual([]);
});

it("finds the words that do well, the longest phrase of the same titles", () => {
  const strong = results(["My rye bread", "Rye bread in a pan", "A loaf of rye bread"], 2);
  expect(findStrongWords([...strong, ...others])).toEqual([{ format: "rye bread", uploads: 3, multiple: 2 }]);
});

it("keeps a wording whole that several titles share", () => {
  const titles = [
    "The step I always skipped with soup",
    "Pie: the step I always skipped",
    "The step I always skipped",
  ];
  expect(findStrongWords([...results(titles, 3), ...others])).toEqual([
    { format: "The step I always skipped", uploads: 3, multiple: 3 },
  ]);
});

it.each([
  ["two uploads", 2, 3],
  ["little over what others get", 3, 1.15],
  ["three that are a little better, which may be luck", 3, 1.3],
])("leaves out words with %s", (_, count, multiple) => {
  const titles = ["Rye one", "Rye and oats", "Dark rye"].slice(0, count);
  expect(findStrongWords([...results(titles, multiple), ...others])).toEqual([]);
});

it("leaves out what most uploads are about", () => {
  expect(findStrongWords(results(["Rye tart", "Rye soup", "Rye pie", "Rye stew"], 3))).toEqual([]);
});

it("leaves out what the newest 100 uploads have no more", () => {
  const strong = results(["My rye bread", "Rye bread in a pan", "A loaf of rye bread"], 2);
  const since = Array.from({ length: 20 }, () => others).flat();
  expect(findStrongWords([...strong, ...since, ...strong.slice(0, 1)])[0]?.format).toBe("rye bread");
  expect(findStrongWords([...strong, ...since])).toEqual([]);
});

it("reads phrases between words that tell a subject", () => {
  expect([...phrasesOf("My Rye Bread: flour").values()]).toEqual(["Rye Bread", "Bread", "flour"]);
  // A word of any video names nothing by itself.
  expect([...phrasesOf("Warm: notes").values()]).toEqual([]);
});
