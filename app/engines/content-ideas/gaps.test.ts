import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { gapIdeasOf } from "./gaps";
import type { OwnUpload } from "./own-uploads";

const DAY_MS = 86_400_000;
const NOW = 2000 * DAY_MS;
const read = (title: string, daysAgo: number, multiple: number): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title), multiple },
  ...{ id: null, views: 1, publishedAt: NOW - daysAgo * DAY_MS },
});
const OTHERS = "Barn,Cedar,Dune,Elm,Fjord,Glen,Heath,Isle,Knoll,Lagoon,Mesa,Orchard".split(",");
/** Every 30 days one of the titles, the last 40 days ago, after a channel of other titles. */
const ideas = (titles: readonly string[], multiple = 1.5) => {
  const own = [
    ...OTHERS.map((one, at) => read(`${one} walk at dawn number ${one}s`, 500 + at, 1)),
    ...titles.map((title, at) => read(title, 40 + 30 * (titles.length - 1 - at), multiple + 0.1 * at)),
  ].toSorted((a, b) => a.publishedAt - b.publishedAt);
  return gapIdeasOf(own, NOW, { pays: 1.2 }).map(({ subject, like }) => [subject, like]);
};
const around = (before: string, after: string) =>
  ["rye", "oat meal", "emmer"].map((one) => `${before}${one}${after}`);

it("names what titles begin and end with around another thing each time, beside the best of the newest", () => {
  expect(ideas(around("The best ", " loaves nobody bakes"))).toEqual([
    ["The best … loaves nobody bakes", "The best emmer loaves nobody bakes"],
  ]);
  expect(
    ideas(["5 rye tricks bakers need", "9 oat tricks bakers need", "7 emmer tricks bakers need"]),
  ).toEqual([["7 … tricks bakers need", "7 emmer tricks bakers need"]]);
});

it("names none that did worse, of an episode, a version, a year or a guest, or of two titles", () => {
  expect(ideas(around("The best ", " loaves nobody bakes"), 0.8)).toEqual([]);
  expect(ideas(around("Loaf diary Ep. ", " from my old mill"))).toEqual([]);
  expect(ideas(around("Loaf songs - ", " hymn (Official Video)"))).toEqual([]);
  expect(ideas(around("The best ", " loaves of 2024"))).toEqual([]);
  expect(ideas(around("My favorite ", " with Ada Mill"))).toEqual([]);
  expect(ideas(around("The best ", " loaves nobody bakes").slice(1))).toEqual([]);
});

it("takes two around which four words and more stand, where both did well", () => {
  const two = ["How I bake rye as a miller", "How I bake emmer as a miller"];
  expect(ideas([two[0] ?? "", "Nothing of it here", two[1] ?? ""], 1.3)).toEqual([]);
  const long = two.map((title) => `${title} in winter`);
  expect(ideas([long[0] ?? "", "Nothing of it here", long[1] ?? ""], 1.6).flat()).toContain(
    "How I bake … as a miller in winter",
  );
  expect(ideas([long[0] ?? "", "Nothing of it here", long[1] ?? ""], 1.3)).toEqual([]);
});
