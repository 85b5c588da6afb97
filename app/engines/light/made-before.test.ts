import { expect, it } from "vitest";
import { findMadeBefore, isSameIdea, subjectKeys } from "./made-before";

const EARLIER = [
  { title: "I DRY AGED Steaks in HONEY and this happened", multiple: 3.5 },
  { title: "I DRY-AGED Steaks in HOPS for 35 days", multiple: 0.65 },
  { title: "Cooking a steak for my father", multiple: 1 },
];

it("finds the upload whose title has all that tells the idea, in any form", () => {
  expect(findMadeBefore("Dry aged steak in honey for 30 days", EARLIER)).toEqual(EARLIER[0]);
  expect(findMadeBefore("I cook steaks", EARLIER)).toEqual(EARLIER[2]);
});

it("takes the newest", () => {
  const again = { title: "Honey on dry aged steak: a year later", multiple: 1.2 };
  expect(findMadeBefore("Steak dry aged in honey", [...EARLIER, again])).toEqual(again);
});

it("takes one of the very same idea before a newer one that is like it", () => {
  const earlier = [
    { title: "Steak guide: honey, dry aged" },
    { title: "Dry aged steak in honey, tier list" },
  ];
  expect(findMadeBefore("dry aged steak in honey guide", earlier)).toEqual(earlier[0]);
});

it("takes the upload of the same words before newer ones of the subject, however many", () => {
  const same = { title: "Espresso without a machine" };
  const newer = [
    "Descaling your espresso machine",
    "My first espresso machine",
    "An espresso machine at work",
  ];
  const earlier = [same, ...newer.map((title) => ({ title }))];
  expect(findMadeBefore("Espresso without a machine", earlier)).toEqual(same);
  expect(findMadeBefore("Sourdough", [{ title: "Sourdough!" }, { title: "Sourdough pizza" }])).toEqual({
    title: "Sourdough!",
  });
});

it("finds no upload for one word, for a part of the words, or for the channel's own subject", () => {
  expect(findMadeBefore("Honey", EARLIER)).toBeNull();
  expect(findMadeBefore("Steak and steaks", EARLIER)).toBeNull();
  expect(findMadeBefore("Dry aged steak in butter", EARLIER)).toBeNull();
  const many = Array.from({ length: 4 }, () => ({ title: "Dry aged steak in honey", multiple: 1 }));
  expect(findMadeBefore("Dry aged steak in honey", many)).toBeNull();
});

it("folds the forms of a word, and takes a hyphen for a space", () => {
  expect(subjectKeys("Dry-aged steaks")).toEqual(subjectKeys("dry aged steak"));
  expect(subjectKeys("Steak- or steaks")).toEqual(subjectKeys("steak"));
  expect(subjectKeys("The crème brûlée's crust")).toEqual(subjectKeys("creme brulee crust"));
});

it.each([
  ["Pathfinder (2e): Basics of Stealth", "Pathfinder 2e: basics of stealth!", true],
  ["The basics of stealth in Pathfinder", "Pathfinder (2e): Basics of Stealth", true],
  ["How I'd learn Python as a Data Analyst", "How I use Python as a Data Analyst", false],
  ["Dry aged steaks in honey for 35 days", "I dry-aged a steak in HONEY and this happened", false],
  ["Cooking steaks in butter", "I cook a steak in butter", true],
  ["How I'd cook a steak in butter", "I cook a steak in butter", true],
  ["Cooking over a fire", "Trapping, knapping, friction fire and campfire cooking in Alaska", false],
  ["Espresso machine", "Descaling your espresso machine", false],
  ["Espresso without a machine", "Descaling your espresso machine", false],
  ["10 steaks in butter", "7 steaks in butter", false],
])("tells the same idea from one like it: %s after %s", (idea, title, isSame) => {
  expect(isSameIdea(idea, title)).toBe(isSame);
});
