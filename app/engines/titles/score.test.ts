import { describe, expect, it } from "vitest";
import { heldAgainst } from "./held-against";
import { chanceOf, scoreTitle } from "./score";
import { LEARNED } from "./weights";
import { unpackWords } from "./word-table";

const TITLES = [
  "I built a tiny house in 30 days",
  "Why Do Cats Purr? (And Why They Stop)",
  "don't, can't & won't: the dad's guide",
  "READ THIS",
  "😀",
  "",
  "كيف تتعلم البرمجة",
];

describe("a title's score", () => {
  it.each(TITLES)("is the sum of its parts: %s", (title) => {
    const { logit, parts, percentile } = scoreTitle(title);
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(logit, 10);
    expect(percentile).toBeGreaterThanOrEqual(0);
    expect(percentile).toBeLessThanOrEqual(1);
  });

  it("names its parts in words, the strongest first and the rest last", () => {
    const { parts } = scoreTitle("Why does the cat run, and run?");
    const names = parts.map(({ name }) => name);
    expect(names).toContain("Length: 30 characters, 7 words");
    expect(names).toContain("Asks a question");
    expect(names).toContain("1 comma");
    expect(names).toContain("The word “run”, 2 times");
    expect(names.at(-1)).toBe("Everything else");
    const sizes = parts.slice(0, -1).map(({ weight }) => Math.abs(weight));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });

  it("says of a word that the table does not hold that it does not", () => {
    expect(scoreTitle("the xqzzt cooks").parts.map(({ name }) => name)).toContain(
      "The word “xqzzt” (not in the table)",
    );
  });

  it("knows words across apostrophes, curly or straight", () => {
    expect(scoreTitle("You can’t fix dad’s car").words).toEqual({ known: 5, all: 5 });
    expect(scoreTitle("You can’t fix it").logit).toBe(scoreTitle("You can't fix it").logit);
  });

  it.each(["", "😀😀", "12 34", "كيف تتعلم البرمجة", "Cómo hacer pan en casa sin horno", "xqzzt vrrgl"])(
    "is not held to mean anything where there is no English to judge: %s",
    (title) => expect(scoreTitle(title).isJudged).toBe(false),
  );

  it("tells lengths that the tested headlines seldom had", () => {
    expect(scoreTitle("Why cats purr").length).toBe("shorter");
    expect(scoreTitle("the cat and ".repeat(16)).length).toBe("longer");
    expect(scoreTitle("This is what happened when I asked my dad to teach me how to cook").length).toBe(
      "usual",
    );
  });

  it("ranks the middle of the tested headlines in the middle", () => {
    const { ranks } = LEARNED;
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(ranks[50]).toBeCloseTo(0, 1);
  });
});

describe("the chance of a title against another", () => {
  it("is even for the same title, and the other way round for the other", () => {
    const [one, other] = ["This is what my dad never told me", "Tax policy of the region"];
    expect(chanceOf(one, one)).toBe(0.5);
    expect(chanceOf(one, other)).toBeGreaterThan(0.6);
    expect(chanceOf(one, other) + chanceOf(other, one)).toBeCloseTo(1, 12);
  });
});

it("knows how often it was right, and on what", () => {
  const { accuracy, interval, tests } = heldAgainst.clear;
  expect(interval[0]).toBeLessThan(accuracy);
  expect(interval[1]).toBeGreaterThan(accuracy);
  expect(accuracy).toBeGreaterThan(heldAgainst.longerHeadline);
  expect(tests).toBeLessThan(heldAgainst.tests);
});

it("keeps its table far below 300 KB", () => {
  expect(LEARNED.words.length + LEARNED.weights.length).toBeLessThan(250_000);
  expect(unpackWords(LEARNED).size).toBe(LEARNED.weights.length);
});
