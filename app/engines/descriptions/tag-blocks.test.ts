import { expect, it } from "vitest";
import { chooseKeywords } from "./keywords";
import { findTagLines, withoutTagLines } from "./tag-blocks";

const LIST =
  "rye bread, rye bread recipe, easy rye bread, rye bread at home, best rye bread, rye, bread tips, rye bread 2026";

it("finds lines of search words, by themselves and under a heading", () => {
  expect(findTagLines(`I bake rye.\n\n${LIST}\n\nThanks!`)).toEqual([LIST]);
  expect(findTagLines("Tags:\n\nrye bread\nsourdough\n\nI bake rye.")).toEqual(["rye bread", "sourdough"]);
  expect(findTagLines("Flour, water, salt and a spoon of honey.")).toEqual([]);
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
