import { expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { exampleOf, fastReader } from "./example";
import type { OwnUpload } from "./own-uploads";
import { readPhrases } from "./phrases";

const DAY_MS = 86_400_000;
const NOW = 2000 * DAY_MS;
const read = (title: string, daysAgo: number, multiple = 2): OwnUpload => ({
  ...{ title, lower: title.toLowerCase(), words: splitWords(title), multiple },
  ...{ id: null, views: 1, publishedAt: NOW - daysAgo * DAY_MS },
});
const example = (subject: string, ...own: OwnUpload[]) =>
  exampleOf(readPhrases(own).places.get(subject) ?? [], NOW);

it("goes by the best of the newest uploads on a subject that the channel came back to", () => {
  const own = [
    read("A fir door for the barn", 400, 9),
    read("The fir door", 300),
    read("My fir door", 200, 4),
  ];
  expect(example("fir door", ...own, read("Painting the fir door", 90))).toBe("My fir door");
  expect(example("fir door", read("The fir door", 300), read("My fir door", 270))).toBeNull();
  expect(example("fir door", read("The fir door", 300), read("My fir door", 10))).toBeNull();
  expect(example("fir door 2025", read("The fir door 2025", 300), read("My fir door 2025", 100))).toBeNull();
});

it("takes no piece of longer names, and nobody who was in a video", () => {
  expect(
    example("bengali chicken", read("Bengali chicken curry", 400), read("Bengali chicken stew", 200)),
  ).toBeNull();
  const talks = [read("Wool | Ann Lee | Talks", 400), read("Rye | Ann Lee | Talks", 200)];
  expect(example("ann lee", ...talks)).toBeNull();
});

it("takes no word for many things, and nobody's work", () => {
  const debts = [read("China's debt crisis", 400), read("The student debt crisis", 200)];
  expect(example("debt crisis", ...debts)).toBeNull();
  expect(example("debt crisis", ...debts, read("A debt crisis is near", 60))).not.toBeNull();
  const work = [read("From zero to barn engineer", 400), read("A barn engineer", 200)];
  expect(example("barn engineer", ...work)).toBeNull();
});

it("teaches anew what one title taught a year ago and more", () => {
  expect(example("flash cards", read("How to use Flash Cards", 400))).toBe("How to use Flash Cards");
  expect(example("flash cards", read("How to use Flash Cards", 300))).toBeNull();
  expect(example("flash cards", read("How to use Flash Cards in 2025", 400))).toBeNull();
  expect(example("flash cards", read("I lost my flash cards", 400))).toBeNull();
});

it("follows a hit on what changes fast that begins with its name", () => {
  const title = "Microsoft Copilot changes Excel forever";
  expect(example("microsoft copilot", read(title, 60))).toBe(title);
  expect(example("microsoft copilot", read(title, 20))).toBeNull();
  expect(example("microsoft copilot", read("Excel with Microsoft Copilot", 60))).toBeNull();
  expect(example("fir door", read("Fir door for the barn", 60))).toBeNull();
});

it("follows what a hit names as its topic", () => {
  const title = "The sweet future of vertical barns | Ann Lee";
  expect(example("vertical barns", read(title, 60))).toBe(title);
  expect(example("vertical barns", read(title, 20))).toBeNull();
  expect(example("vertical barns", read(title, 1000))).toBeNull();
  expect(example("vertical barns", read(title, 60, 1.2))).toBeNull();
  expect(example("vertical barns", read("I slept beside vertical barns", 60))).toBeNull();
});

it("takes a word alone only where nothing is before it", () => {
  const own = [read("Oak in Gruyere", 400), read("The best of Gruyere", 200)];
  expect(example("gruyere", ...own)).toBeNull();
  expect(example("gruyere", read("Gruyere with oak", 400), read("The Gruyere is back", 200))).not.toBeNull();
});

it("takes a title that tells no niche for one of what changes fast where the channel mostly is", () => {
  const told = Array.from({ length: 12 }, (_, at) => read(`Python tutorial ${at}`, 400 - at));
  expect(fastReader(told)("Grouping | Rows")).toBe(true);
  expect(fastReader(told.slice(3))("Grouping | Rows")).toBe(false);
  expect(fastReader(told)("Chicken soup recipe")).toBe(false);
  expect(fastReader([])("Python tutorial")).toBe(true);
});
