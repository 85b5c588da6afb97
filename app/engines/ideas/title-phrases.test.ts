import { expect, it } from "vitest";
import { findAlike } from "./likeness";
import { titleIndex } from "./title-index";
import { saysAll } from "./title-phrases";
import { indexTerms } from "./title-terms";

const OTHERS = [
  "Fixing a lathe",
  "Why bees swarm",
  "Tying knots",
  "A walk in Oslo",
  "Painting doors",
  "Rye bread",
];
const shown = (titles: string[], idea: string) =>
  findAlike(titleIndex(indexTerms(titles)).find(idea)).map(({ at }) => titles[at]);

it.each([
  ["how i take notes", "How I Take Notes - tips", true],
  ["counting to 200000", "Counting To 200,000 (live)", true],
  ["take notes", "Note taking", false],
  ["notes", "How I take notes", false],
])("knows what is said word for word: %s in %s", (idea, title, isSaid) => {
  expect(saysAll(idea, title)).toBe(isSaid);
});

it("shows an upload that says all of an idea of words that any video has", () => {
  expect(shown([...OTHERS, "How I take notes"], "how i take notes")).toEqual(["How I take notes"]);
  expect(shown([...OTHERS, "Taking notes"], "how i take notes")).toEqual([]);
});

it("ties an idea to an upload by two words side by side", () => {
  const titles = [...OTHERS, "A box of mystery books", "Every mystery box there is"];
  expect(shown(titles, "mystery box unboxing lathe tools")).toEqual(["Every mystery box there is"]);
});

it("shows what has two words side by side before what has them apart", () => {
  const titles = [
    ...OTHERS,
    ...OTHERS,
    "DJ Knut: a chat in Bergen",
    "Mira in Chat with a DJ",
    "Chat in Bergen: DJ Olaf",
  ];
  expect(shown(titles, "chat with a dj")).toEqual(["Mira in Chat with a DJ"]);
});
