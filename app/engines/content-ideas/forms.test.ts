import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { formWriter } from "./forms";
import type { OwnUpload } from "./own-uploads";
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

/** The titles that a subject could have on a channel, the subject's own uploads last. */
function forms(
  subject: string,
  own: string[],
  { others = COOKING, daysAgo = 700, language = "en" as "en" | "de" | "ja", isEnglish = true } = {},
) {
  const made = own.map((title) => read(title, daysAgo));
  const all = [...others.map((title) => read(title)), ...made];
  const places = readPhrases(all).places.get(subject.toLowerCase()) ?? [];
  return formWriter(all, { isEnglish, language, now: NOW })(subject, places).map(({ title }) => title);
}

it("writes what a niche asks of its subject, which begins with a capital letter", () => {
  const stew = ["A lobster risotto on a rainy day", "My lobster risotto again"];
  expect(forms("lobster risotto", stew)).toEqual([
    "Lobster risotto, three ways",
    "Lobster risotto: 5 mistakes to avoid",
  ]);
  expect(forms("Galaxy S23", ["I am unboxing the Galaxy S23 now"], { others: TECH })).toEqual([
    "Galaxy S23: still worth it in 2026?",
    "Galaxy S23: what has changed since 2024",
    "Galaxy S23: your questions, answered",
  ]);
});

it("asks what changed, and whether it is worth it, only once a year has passed", () => {
  const own = ["I am unboxing the Galaxy S23 now"];
  expect(forms("Galaxy S23", own, { others: TECH, daysAgo: 100 })).toEqual([
    "Galaxy S23: your questions, answered",
  ]);
});

it("writes nothing of a guest, of songs, of a piece of a foreign sentence, or in a language without forms", () => {
  expect(forms("Ada Lovelace", ["I cooked soup with Ada Lovelace"])).toEqual([]);
  const songs = ["Rain", "Snow", "Wind"].map((one) => `${one} (Official Video)`);
  expect(forms("lobster risotto", ["My lobster risotto again"], { others: songs })).toEqual([]);
  const german = { language: "de", isEnglish: false } as const;
  expect(forms("Hummer Risotto", ["Das Hummer Risotto kam gut an"], german)).toEqual([]);
  expect(forms("Hummer Risotto", ["Hummer Risotto | Zum Fest"], german)[0]).toBe(
    "Hummer Risotto auf drei Arten",
  );
  expect(forms("lobster risotto", ["My lobster risotto again"], { language: "ja" })).toEqual([]);
});
