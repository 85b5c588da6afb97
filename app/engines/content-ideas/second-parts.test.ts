import { expect, it } from "vitest";
import { goneOn } from "./second-parts";

const DAY_MS = 86_400_000;
const NOW = 3000 * DAY_MS;

/** What stands behind a title, of an upload of so many days ago that got so many times what others did. */
function behind(
  core: string,
  {
    daysAgo = 100,
    multiple = 3,
    language = "en" as Parameters<typeof goneOn>[2]["language"],
    mark = null as string | null,
  } = {},
) {
  const hit = { publishedAt: NOW - daysAgo * DAY_MS, multiple };
  return goneOn(core, hit, { language, mark, now: NOW })?.behind ?? null;
}

it("gives what somebody did a second part, in the channel's language and as it marks parts", () => {
  expect(behind("I built a loom from scrap")).toBe(" (Part 2)");
  expect(behind("I built a loom (from scrap)")).toBe(" - Part 2");
  expect(behind("I built a loom", { mark: " | Part 2" })).toBe(" | Part 2");
  expect(behind("J'ai construit un moulin", { language: "fr" })).toBe(" (partie 2)");
  expect(behind("Ich habe ein Boot gebaut", { language: "de", daysAgo: 700 })).toBe(" (Teil 2)");
});

it("looks back a year and more later on what goes on in the world", () => {
  expect(behind("The wool crisis, explained", { daysAgo: 400 })).toBe(" (1 Year Later)");
  expect(behind("The wool crisis, explained", { daysAgo: 1000 })).toBe(" (3 Years Later)");
  expect(behind("La crise de la laine", { daysAgo: 800, language: "fr" })).toBe(" (2 ans après)");
  expect(behind("The wool crisis, explained", { daysAgo: 200 })).toBeNull();
});

it("gives none to what is whole or of a moment, to dishes, small hits, and what is too new or too old", () => {
  expect(behind("I built the ultimate loom")).toBeNull();
  expect(behind("I built a loom live")).toBeNull();
  expect(behind("I baked a chocolate cake")).toBeNull();
  expect(behind("The loom that nobody wanted")).toBeNull();
  expect(behind("I built a loom", { multiple: 1.9 })).toBeNull();
  expect(behind("I built a loom", { daysAgo: 10 })).toBeNull();
  expect(behind("I built a loom", { daysAgo: 800 })).toBeNull();
  expect(behind("The wool crisis", { daysAgo: 1600 })).toBeNull();
  expect(behind("I built a loom", { language: null })).toBeNull();
  expect(behind("我造了一台织机", { language: "zh" })).toBeNull();
});
