import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import type { OwnUpload } from "./own-uploads";
import { versionIdeas } from "./versions";

const NOW = Date.parse("2026-11-21T00:00:00.000Z");
const BAR = { pays: 1.2, didWell: 1.5, sequelDays: 900, goesOn: 1, returns: 1 };
const read = (title: string, multiple = 1, daysAgo = 100): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title) },
  ...{ id: null, views: 1, publishedAt: NOW - daysAgo * 86_400_000, multiple },
});
const SONGS = ["Rain", "Snow", "Wind"].flatMap((song) => [
  read(`Ada - ${song} (Official Video)`),
  read(`Ada - ${song} (Lyric Video)`, 1, 90),
]);
const titles = (...own: OwnUpload[]) => versionIdeas([...SONGS, ...own], NOW, BAR).map(({ title }) => title);

it("offers a hit in a version that others have beside its own", () => {
  expect(titles(read("Ada - Hail (Official Video)", 3))).toEqual(["Ada - Hail (Lyric Video)"]);
});

it("offers none that was made, of what is no hit or long ago, of a place or a guest", () => {
  expect(titles(read("Ada - Hail (Official Video)", 3), read("Ada - Hail (Lyric Video)"))).toEqual([]);
  expect(titles(read("Ada - Hail (Official Video)"))).toEqual([]);
  expect(titles(read("Ada - Hail (Official Video)", 3, 1000))).toEqual([]);
  expect(titles(read("Ada - Hail (Official Video)", 3, 800))).toEqual([]);
  const placed = SONGS.map((one) => ({
    ...one,
    title: one.title.replace("Lyric Video", "Live at Oak Hall"),
  }));
  expect(versionIdeas([...placed, read("Ada - Hail (Official Video)", 3)], NOW, BAR)).toEqual([]);
});

it("offers none that came before the hit's version on other songs", () => {
  expect(titles(read("Ada - Hail (Lyric Video)", 3))).toEqual([]);
});
