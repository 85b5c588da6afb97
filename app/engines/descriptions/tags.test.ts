import { expect, it } from "vitest";
import { chooseKeywords } from "./keywords";
import { findStuffing, findTagLines, withoutTagLines } from "./tags";

const LIST =
  "rye bread, rye bread recipe, easy rye bread, rye bread at home, best rye bread, rye, bread tips, rye bread 2026";

it("finds searches one after the other without a mark, and takes no sentence for them", () => {
  const run = `rye bread review rye bread recipe ${"rye bread test ".repeat(4)}best bread 2026`;
  expect(findTagLines(`I bake rye.\n${run}`)).toEqual([run]);
  const song = "row row row your boat gently down the stream and row again to the other side of it all";
  expect(findTagLines(song)).toEqual([]);
  expect(findTagLines("bread with butter bread with salt bread with cheese bread")).toEqual([]);
});

it("finds lines of search words, by themselves and under a heading", () => {
  expect(findTagLines(`I bake rye.\n\n${LIST}\n\nThanks!`)).toEqual([LIST]);
  expect(findTagLines("Tags:\n\nrye bread\nsourdough\n\nI bake rye.")).toEqual(["rye bread", "sourdough"]);
  expect(findTagLines("Flour, water, salt and a spoon of honey.")).toEqual([]);
});

it("finds fewer tags that share a word, and searches one below the other, but no list or verse", () => {
  const few = "feta pasta, quick pasta, pasta recipe, creamy pasta, easy dinner, baked pasta";
  expect(findTagLines(`I bake pasta.\n\n${few}`)).toEqual([few]);
  expect(findTagLines("carrot cake, lemon cake, apple cake, plum cake, nut cake and poppy cake")).toEqual([]);
  const stacked =
    "best air fryer\nair fryer recipes\noil free air fryer food\nair fryer cake\nnew air fryer\nair fryer tips";
  expect(findTagLines(`${stacked}\n\nI fry.`)).toEqual(stacked.split("\n"));
  expect(findTagLines("7 oz pasta\nolive oil\nminced garlic\nred pepper\nfresh parsley\nsea salt")).toEqual(
    [],
  );
});

it("leaves what a description says in sentences", () => {
  expect(withoutTagLines(`I bake rye.\n\nTags\n${LIST}\n\nThanks!`)).toBe("I bake rye.\n\n\nThanks!");
  expect(withoutTagLines("I bake rye.")).toBe("I bake rye.");
});

it("gives no keywords that only a block of tags has", () => {
  const sentences =
    "A dense loaf from a cold kitchen, baked in a Dutch oven. The dense loaf keeps for a week.";
  const title = "Baking a dense loaf";
  const tags =
    "viral bread, tiktok bread, mukbang bread, asmr bread, cheap bread, bread hack, bread prank, bread diet";
  expect(chooseKeywords({ title, description: `${sentences}\n\n${tags}` })).toEqual(
    chooseKeywords({ title, description: sentences }),
  );
});

it("takes a title among tags, and capitals without marks, for search words", () => {
  const titled =
    "how to pass an exam studying alone, how to study, exam 2026, exam tips, study plan, exam notes, study alone, exam day";
  expect(findTagLines(titled)).toEqual([titled]);
  const run = "RYE BREAD TUTORIAL RYE BREAD RECIPE BAKING TUTORIAL FOR BEGINNERS HOW TO BAKE RYE BREAD EASY";
  expect(findTagLines(run)).toEqual([run]);
});

it("finds words that a paragraph says again and again, but none that a song or a plain text does", () => {
  const stuffed =
    "These rye loaves are easy rye loaves, rye loaves for beginners, and my rye loaves never fail.";
  expect(findStuffing(stuffed)).toBe("rye loaves");
  const titled =
    "What I bake in a week! What I bake in a week at home, what I bake in a week cheap, what I bake in a week vegan";
  expect(findStuffing(titled)).toBe("What I bake in a week");
  expect(findStuffing("doo doo doo doo doo doo doo doo doo doo doo doo")).toBeNull();
  expect(
    findStuffing("I bake rye bread. The rye bread rests for a day, then I cut it and eat it warm."),
  ).toBeNull();
});

it("gives no keywords that are neither in the title nor said again", () => {
  const description = "Hi loves, a slow day in Lisbon with a thrift haul. Lisbon is full of thrift stores.";
  expect(chooseKeywords({ title: "A day in Lisbon", description })).toEqual(["Lisbon"]);
});
