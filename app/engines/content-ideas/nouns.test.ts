import { describe, expect, it } from "vitest";
import { splitWords } from "../../words/words";
import { isGuest, isPersonal, readsAsThing, titleTagger } from "./nouns";
import type { Place } from "./phrases";

function placeOf(title: string, phrase: string): Place {
  const words = splitWords(title);
  const at = title.indexOf(phrase);
  const upload = {
    ...{ title, lower: title.toLowerCase(), words, id: null, views: 1, publishedAt: 0, multiple: 1 },
  };
  return {
    upload,
    from: words.findIndex(({ start }) => start === at),
    to: words.findIndex(({ end }) => end === at + phrase.length),
    left: 0,
    right: 0,
  };
}

describe("readsAsThing", () => {
  it.each([
    ["How I built a cedar canoe in a week", "cedar canoe", true],
    ["Carbon steel pans explained", "Carbon steel pans", true],
    ["You should convert files before you print", "convert files", false],
    ["The county that quickly failed", "county that quickly", false],
    ["LOSING THE CEDAR CANOE", "CEDAR CANOE", true],
  ])("in %j, %j: %j", (title, phrase, reads) => {
    expect(readsAsThing(placeOf(title, phrase), titleTagger())).toBe(reads);
  });
});

it("tells a guest and a name from a thing, as far as a title does", () => {
  expect(isGuest(placeOf("Carving spoons with Brukla Ovenstad", "Brukla Ovenstad"))).toBe(true);
  expect(isGuest(placeOf("Brukla Ovenstad and her spoons", "Brukla Ovenstad"))).toBe(false);
  expect(isPersonal(placeOf("Brukla Ovenstad and her spoons", "Brukla Ovenstad"))).toBe(true);
  expect(isPersonal(placeOf("Carbon Steel and its spoons", "Carbon Steel"))).toBe(false);
});
