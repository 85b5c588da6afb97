import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { isFinale, isOver } from "./over";
import type { OwnUpload } from "./own-uploads";
import { readPhrases } from "./phrases";

const DAY_MS = 86_400_000;
const NOW = Date.parse("2026-11-21T00:00:00.000Z");
const read = (title: string, daysAgo: number): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title), multiple: 2 },
  ...{ id: null, views: 1, publishedAt: NOW - daysAgo * DAY_MS },
});
const over = (subject: string, ...own: OwnUpload[]) =>
  isOver(readPhrases(own).places.get(subject) ?? [], NOW);

it("ends a subject with its year and its story", () => {
  expect(over("fair 2025", read("Oak at the Fair 2025", 60))).toBe(true);
  expect(over("fair 2026", read("Oak at the Fair 2026", 60))).toBe(false);
  expect(over("barn build", read("Barn build begins", 90), read("Barn build: the finale", 60))).toBe(true);
  expect(over("barn build", read("Barn build begins", 90), read("Barn build goes on", 60))).toBe(false);
});

it("ends a version of what changes fast after a year", () => {
  expect(over("galaxy s22", read("Galaxy S22 phone review", 400))).toBe(true);
  expect(over("galaxy s22", read("Galaxy S22 phone review", 60))).toBe(false);
  expect(over("oak h2", read("Oak H2 in the barn", 400))).toBe(false);
});

it("knows a finale by its title", () => {
  expect(isFinale("Barn build: 500 hours [FULL SERIES]")).toBe(true);
  expect(isFinale("The final coat of paint")).toBe(false);
});
