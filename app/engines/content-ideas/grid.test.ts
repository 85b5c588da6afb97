import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { gridIdeas } from "./grid";
import type { OwnUpload } from "./own-uploads";

const NOW = Date.parse("2026-11-21T00:00:00.000Z");
const BAR = { pays: 1, didWell: 1.5, sequelDays: 900, goesOn: 1, returns: 1 };
const read = (title: string, multiple = 1, daysAgo = 100): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title) },
  ...{ id: null, views: 1, publishedAt: NOW - daysAgo * 86_400_000, multiple },
});
const titlesOf = (own: OwnUpload[]) => gridIdeas(own, NOW, BAR).map(({ title }) => title);
/** What is made of each of three things, first the one and then the other. */
const pairs = (first: (thing: string) => string, second: (thing: string) => string) =>
  ["Rain", "Snow", "Wind"].flatMap((thing) => [read(first(thing)), read(second(thing), 1, 90)]);

const SONGS = pairs(
  (song) => `Ada - ${song} (Official Video)`,
  (song) => `Ada - ${song} (Lyric Video)`,
);
const titles = (...own: OwnUpload[]) => titlesOf([...SONGS, ...own]);

it("offers a hit in a version that others have beside its own", () => {
  const [idea] = gridIdeas([...SONGS, read("Ada - All My Hail (Official Video) ft. Bo", 3)], NOW, BAR);
  expect(idea).toMatchObject({
    title: "Ada - All My Hail (Lyric Video)",
    evidence: { basis: { of: "upload", multiple: 3 } },
  });
});

it("offers none that was made, of what is no hit or long ago, of a place or a year", () => {
  expect(titles(read("Ada - Hail (Official Video)", 3), read("Ada - Hail (Official Lyric Video)"))).toEqual(
    [],
  );
  expect(titles(read("Ada - Hail (Official Video)"))).toEqual([]);
  expect(titles(read("Ada - Hail (Official Video)", 3, 1200))).toEqual([]);
  expect(titles(read("Ada - Hail 2019 (Official Video)", 3))).toEqual([]);
  const placed = pairs(
    (song) => `Ada - ${song} (Official Video)`,
    (song) => `Ada - ${song} (Live at Oak Hall)`,
  );
  expect(titlesOf([...placed, read("Ada - Hail (Official Video)", 3)])).toEqual([]);
});

it("offers none that came before the hit's version on other songs", () => {
  expect(titles(read("Ada - Hail (Lyric Video)", 3))).toEqual([]);
});

it("offers a thing in another frame that the channel makes of its like", () => {
  const guides = pairs(
    (plane) => `${plane} planes: a class guide`,
    (plane) => `Top 5 mistakes with ${plane} planes`,
  );
  const hit = read("Block planes: a class guide", 3);
  expect(titlesOf([...guides, hit])).toEqual(["Top 5 mistakes with Block planes"]);
  expect(titlesOf([...guides, hit, read("With block planes: my top 5 mistakes")])).toEqual([]);
  expect(titlesOf([...guides.slice(0, 2), hit])).toEqual([]);
});

it("begins with a capital letter where the frame's own titles do", () => {
  const soups = ["Rye", "Oat", "Pea"].flatMap((soup) => [
    read(`Back to ${soup} soups`),
    read(`${soup} soups from scratch today`, 1, 90),
  ]);
  const hit = read("Back to emmer soups", 3);
  expect(titlesOf([...soups, hit])).toEqual(["Emmer soups from scratch today"]);
  expect(titlesOf([...soups.map((one) => ({ ...one, title: one.lower })), hit])).toEqual([
    "emmer soups from scratch today",
  ]);
});

it("takes more words beside the gap of a frame for no other frame", () => {
  const meals = pairs(
    (dish) => `Making the ${dish} at home but better`,
    (dish) => `Making the ${dish} meal at home but better`,
  );
  expect(titlesOf([...meals, read("Making the Stew at home but better", 3)])).toEqual([]);
});
