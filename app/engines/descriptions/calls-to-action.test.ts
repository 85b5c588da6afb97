import { describe, expect, it } from "vitest";
import { findCallsToAction, findTagLines, withoutTagLines } from "./calls-to-action";
import { chooseKeywords } from "./keywords";

describe("findCallsToAction", () => {
  // Spec 2: "calls to action"
  it("finds each call to action with its words", () => {
    expect(
      findCallsToAction("Subscribe for more. Let me know what you think!").map(({ ask, words }) => [
        ask,
        words,
      ]),
    ).toEqual([
      ["subscribe", "Subscribe"],
      ["comment", "Let me know"],
    ]);
    expect(findCallsToAction("Bread takes time.")).toEqual([]);
    const asked = findCallsToAction("Like, comment, share, subscribe and follow me!").map(({ ask }) => ask);
    expect(asked).toEqual(["like", "comment", "share", "subscribe", "follow"]);
  });

  it("does not take statements for calls to action", () => {
    for (const text of [
      "The book I mention: https://example.com/book",
      "If you buy through https://example.com/saw I get a little.",
      "It sounds like the end. In the next video I go on.",
      "They tell me that I share it with them.",
    ])
      expect(findCallsToAction(text), text).toEqual([]);
    const found = findCallsToAction(
      "👉 Buy it: https://example.com/saw and like this video!\nNext video: https://example.com/2",
    );
    expect(found.map(({ words }) => words)).toEqual(["Buy", "like this video", "Next video"]);
  });
});

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
