import { describe, expect, it } from "vitest";
import { scoreTitle } from "../titles";
import { alternativesOf, rankedOf } from "./alternatives";
import { MOST } from "./choice";

/** All that is written, also what is not among the few that are shown. */
const written = (title: string) => rankedOf(title, scoreTitle(title).logit).map(({ title }) => title);

// A title of each shape, with one alternative that an editor would let pass.
const SHAPES: [title: string, alternative: string][] = [
  ["I Built a Tiny House in 30 Days", "This Is How I Built a Tiny House in 30 Days"],
  ["How I Built a Greenhouse From Old Windows", "I Built a Greenhouse From Old Windows"],
  ["how to bake sourdough without a dutch oven", "Bake sourdough without a dutch oven"],
  ["How to Edit Faster (Full Tutorial) #editing", "How to Edit Faster"],
  ["10 Beginner Mistakes in Woodworking", "Woodworking: 10 Beginner Mistakes"],
  ["Five ways to save money on groceries", "How to save money on groceries: 5 ways"],
  ["I quit my job to grow mushrooms", "Why I quit my job to grow mushrooms"],
  ["Why Sourdough Fails in Winter", "Why Does Sourdough Fail in Winter?"],
  ["Why do cats purr?", "This is why cats purr"],
  ["Why does my cat stare at me?", "Why my cat stares at me"],
  ["Why Are Eggs So Expensive Right Now?", "Why Eggs Are So Expensive Right Now"],
  ["How does a jet engine work?", "How a jet engine works"],
  ["What is inflation?", "Inflation, explained"],
  ["What is the best way to learn chess?", "The best way to learn chess"],
  ["I TRIED EVERY RAMEN IN TOKYO!!!", "I Tried Every Ramen In Tokyo"],
  ["This INSANE pizza oven changed EVERYTHING 😱🔥", "The pizza oven that changed everything"],
  ["The sauce that changed how I cook", "This sauce changed how I cook"],
  ["The man who never forgets a face", "This man never forgets a face"],
  ["Sony A7 IV vs Canon R6: Which One Should You Buy?", "Sony A7 IV or Canon R6?"],
  ["Best Budget Microphones for Podcasting", "Which Budget Microphones Are Best for Podcasting?"],
  ["The Real Reason I Left Teaching", "Why I Left Teaching"],
  ["24 Hours in Lisbon", "I Spent 24 Hours in Lisbon"],
  ["A Day in the Life of a Night Nurse", "What a Day in the Life of a Night Nurse Looks Like"],
  ["Full Body Workout in 20 Minutes", "A 20-Minute Full Body Workout"],
  ["Stop Watering Your Houseplants Like This", "Why You Should Stop Watering Your Houseplants Like This"],
  ["Don't buy a used car until you watch this", "Why you shouldn't buy a used car"],
  ["My 3 favorite budget lenses", "These are my 3 favorite budget lenses"],
  ["Restoring a Rusty 1920s Axe", "I'm Restoring a Rusty 1920s Axe"],
  ["Should You Buy a House in 2025?", "Here's Whether You Should Buy a House in 2025"],
  ["Learn Spanish in 15 minutes a day | Lingua TV", "How to learn Spanish in 15 minutes a day"],
  ["10 Things I Wish I Knew Before Learning Guitar", "Before Learning Guitar: 10 Things I Wish I Knew"],
  ["The Ultimate Guide to Indoor Herbs", "A Guide to Indoor Herbs"],
  ["The cheapest way to heat a greenhouse", "How to heat a greenhouse the cheapest way"],
  ["I ate only lentils for 30 days", "For 30 days, I ate only lentils"],
  ["How much does it cost to raise chickens?", "This is how much it costs to raise chickens"],
  ["3 knots every sailor should know", "Every sailor should know these 3 knots"],
  ["Reading 100 books in a year taught me this", "What reading 100 books in a year taught me"],
  ["Is film photography worth it?", "Here's whether film photography is worth it"],
  ["Trying viral kitchen gadgets", "I tried viral kitchen gadgets"],
  ["Playing chess with a grandmaster", "I played chess with a grandmaster"],
  ["Kids try food from the 1920s", "What happens when kids try food from the 1920s"],
  ["You've been cutting onions wrong", "Have you been cutting onions wrong?"],
  [
    "We spent 7 days on an island with no food at all, and one of us nearly gave up",
    "We spent 7 days on an island with no food at all",
  ],
];

describe("alternatives to a title", () => {
  it.each(SHAPES)("%s", (title, alternative) => expect(written(title)).toContain(alternative));

  it.each(SHAPES)("hold no number and no name that is not there: %s", (title) => {
    const source = title.toLowerCase().replace("five", "5");
    for (const alternative of written(title)) {
      for (const number of alternative.match(/\d+/g) ?? []) expect(source).toContain(number);
    }
  });

  it("come in order of their scores, each with its difference, no more than are worth reading", () => {
    for (const [title] of SHAPES) {
      const { written } = alternativesOf(title);
      const differences = written.map(({ difference }) => difference);
      expect(differences).toEqual(differences.toSorted((one, other) => other - one));
      expect(written.length).toBeLessThanOrEqual(MOST);
      expect(written.every(({ changes }) => changes.length > 0)).toBe(true);
      expect(written.every((one) => one.title !== title && one.chance > 0.5 === one.difference > 0)).toBe(
        true,
      );
    }
  });

  it("say what was left out", () => {
    const [half] = alternativesOf("Elden Ring: how I beat Malenia without healing").written;
    expect(half?.changes[0]?.what).toBe("Left out “Elden Ring”");
  });
});

describe("a title that nothing can be done with", () => {
  it.each([
    ["", "There is no title."],
    ["😂😂😂", "no words"],
    ["كيف تتعلم البرمجة في شهر", "English only"],
    ["Cómo hacer pan en casa sin horno", "English only"],
    ["Minimalism", "One word"],
    ["How to How to How to", "again and again"],
    ["Have you tried this?", "No alternative"],
  ])("gets the reason: %s", (title, reason) => {
    const { written, note } = alternativesOf(title);
    expect(written).toEqual([]);
    expect(note).toContain(reason);
  });

  it.each([
    ["Stop Motion Animation for Beginners", /should/i],
    ["Never Gonna Give You Up (Piano Cover)", /should/i],
    ["Life in Antarctica: What Nobody Tells You", /^What Nobody Tells You$/],
    ["Gardening in small spaces: tomatoes, peppers and herbs", /peppers$/],
    ["NASA vs SpaceX", /Nasa/],
  ])("is not bent into what it does not say: %s", (title, never) => {
    for (const alternative of written(title)) expect(alternative).not.toMatch(never);
  });

  it("has what is HTML taken out, and bounds what it writes", () => {
    expect(written("<b>How to</b> fix a broken door")).toContain("How to fix a broken door");
    for (const alternative of written(`How to ${"sew a long red zipper on ".repeat(8)}`.slice(0, 200))) {
      expect(alternative.length).toBeLessThanOrEqual(200);
    }
  });
});
