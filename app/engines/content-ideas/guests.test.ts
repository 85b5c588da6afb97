import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { guestIdeas } from "./guests";
import type { OwnUpload } from "./own-uploads";

const DAY_MS = 86_400_000;
const NOW = 2000 * DAY_MS;
const GUESTS = "Ada Quimby,Bruno Feld,Cleo Varga,Dorit Kessler,Edda Roth,Finn Aas,Gus Ode,Hal Iver".split(
  ",",
);
const read = (title: string, daysAgo: number, multiple = 1): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title), multiple },
  ...{ id: null, views: 1, publishedAt: NOW - daysAgo * DAY_MS },
});
/** An episode a month, the newest last; all but Dorit's as usual. */
const show = (write: (name: string, number: number) => string) =>
  GUESTS.map((name, at) => read(write(name, at + 1), 40 + 30 * (8 - at), name.startsWith("Dorit") ? 4 : 1));
const names = (own: OwnUpload[], pays = 1.2) =>
  guestIdeas(own, NOW, { pays }).map(({ subject, like }) => [subject, like]);

it("asks who was in an episode that did well again, beside that episode", () => {
  expect(names(show((name, at) => `Late Talk - Ep. ${at} w/ ${name}`))).toEqual([
    ["Dorit Kessler", "Late Talk - Ep. 4 w/ Dorit Kessler"],
  ]);
  expect(names(show((name, at) => `E${at}: ${name} on tides`))).toEqual([
    ["Dorit Kessler", "E4: Dorit Kessler on tides"],
  ]);
});

it("asks nobody who makes the show, who was there lately, or of what is no show", () => {
  const own = show((name, at) => `Ep. ${at} | ${name} & Ivo Jarl`);
  expect(names(own, 0).map(([name]) => name)).toEqual(GUESTS.slice(0, 7));
  expect(names(show((name) => `Late Talk with ${name}`))).toEqual([]);
  expect(names(own.slice(0, 5))).toEqual([]);
});
