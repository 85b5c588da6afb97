import { expect, it } from "vitest";
import { isLike, titleIndex } from "./title-index";

/** Sixty uploads, the oldest of a series that the channel has not made for long. */
const TITLES = [
  "Sourdough for beginners: the starter",
  "Sourdough: shaping a loaf",
  ...Array.from(
    { length: 56 },
    (_, at) => `Garden diary ${at}: ${["beets", "leeks", "compost", "hens"][at % 4]}`,
  ),
  "Do this ASAP before the frost",
  "How he burgers his way through lunch",
];
const index = titleIndex(TITLES);
const like = (idea: string) =>
  index
    .find(idea)
    .filter(isLike)
    .map(({ at }) => TITLES[at]);

it("finds an upload of the subject however old it is", () => {
  expect(like("sourdough")).toEqual(["Sourdough: shaping a loaf", "Sourdough for beginners: the starter"]);
});

it.each(["do this in june", "asap recipes"])("ties nothing together by fillers: %s", (idea) => {
  expect(like(idea)).toEqual([]);
});

it.each([
  ["Garden diary: what the hens ate", "Garden diary 55: hens"],
  ["shaped sourdough loafs", "Sourdough: shaping a loaf"],
])("knows the series and other forms of a word: %s", (idea, title) => {
  expect(like(idea)).toContain(title);
});

it("looks at the first titles alone", () => {
  expect(index.find("sourdough", 1).map(({ at }) => at)).toEqual([0]);
});
