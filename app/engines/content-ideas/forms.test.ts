import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { formWriter } from "./forms";
import { madeBefore, type OwnUpload } from "./own-uploads";
import { readPhrases } from "./phrases";

const NOW = Date.parse("2026-11-21T00:00:00.000Z");
const DAY_MS = 86_400_000;

const read = (title: string, daysAgo = 700): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title) },
  ...{ id: null, views: 1, publishedAt: NOW - daysAgo * DAY_MS, multiple: 2 },
});

const COOKING = ["beef stew", "rye bread", "lamb curry", "tomato soup"].map(
  (dish) => `Cooking ${dish} at home`,
);
const TECH = ["Pixel 8 camera", "iPhone 15", "Android tablets", "gaming laptop"].map(
  (one) => `My ${one} is here`,
);
const CODE = ["Python loops", "SQL joins", "CSS grids", "Java classes"].map((one) => `How to use ${one}`);

/** The titles that a subject could have on a channel, the subject's own uploads last. */
function forms(
  subject: string,
  own: string[],
  { others = COOKING, daysAgo = 700, language = "en" as "en" | "de" | "ja", isEnglish = true } = {},
) {
  const made = own.map((title) => read(title, daysAgo));
  const all = [...others.map((title) => read(title)), ...made];
  const places = readPhrases(all).places.get(subject.toLowerCase()) ?? [];
  return formWriter(all, { isEnglish, language, isMade: madeBefore(all), now: NOW })(subject, places).map(
    ({ title }) => title,
  );
}

it("writes a dish in three ways, where a title says that it is one", () => {
  expect(forms("lobster risotto", ["Making lobster risotto on a rainy day"])).toEqual([
    "Lobster risotto, three ways",
  ]);
  expect(forms("lobster risotto", ["Lobster risotto: an easy recipe"])).toEqual([
    "Lobster risotto, three ways",
  ]);
  expect(forms("air fryer", ["The air fryer that I use", "My air fryer again"])).toEqual([]);
});

it("asks whether a good is still worth it once a year has passed", () => {
  const own = ["My Galaxy S23 review"];
  expect(forms("Galaxy S23", own, { others: TECH })).toEqual(["Galaxy S23: still worth it in 2026?"]);
  expect(forms("Galaxy S23", own, { others: TECH, daysAgo: 100 })).toEqual([]);
});

it("explains what a teaching channel names, for beginners where it has lessons, and tells what is new", () => {
  const own = ["Tuples | Why they matter"];
  expect(forms("Tuples", own, { others: CODE })).toEqual(["Tuples, explained"]);
  const often = ["How to write tuple sets in Rust", "The tuple sets in Rust", "My tuple sets"];
  expect(forms("tuple sets", often, { others: CODE })).toEqual([
    "Tuple sets, explained",
    "Tuple sets: what's new in 2026",
    "Tuple sets for beginners",
  ]);
  expect(forms("data scientists", ["The data scientists"], { others: CODE })).toEqual([]);
  const others = Array.from({ length: 9 }, (_, at) => `Boats on lake ${at}`);
  expect(forms("Tuples", own, { others })).toEqual([]);
});

it("writes nothing of a guest, of songs, of a piece of a sentence, or in a language without forms", () => {
  expect(forms("Ada Lovelace", ["I cooked soup with Ada Lovelace"])).toEqual([]);
  expect(forms("tuple sets", ["Crazy tuple sets help me"], { others: CODE })).toEqual([]);
  const songs = ["Rain", "Snow", "Wind"].map((one) => `${one} (Official Video)`);
  expect(forms("lobster risotto", ["Making lobster risotto again"], { others: songs })).toEqual([]);
  const german = { language: "de", isEnglish: false } as const;
  expect(forms("Hummer Risotto", ["Das Hummer Risotto kam gut an"], german)).toEqual([]);
  expect(forms("Hummer Risotto", ["Hummer Risotto | Rezept zum Fest"], german)[0]).toBe(
    "Hummer Risotto auf drei Arten",
  );
  expect(forms("lobster risotto", ["Making lobster risotto again"], { language: "ja" })).toEqual([]);
});
