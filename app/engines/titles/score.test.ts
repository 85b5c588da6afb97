import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatCount } from "../../numbers/figures";
import { ASPECTS, measureForm, parseForm } from "./form";
import { ACCURACY, chanceOfMoreClicks, MARKS, scoreTitle } from "./score";
import { LEARNED } from "./weights";
import { unpackWords } from "./wording";

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

  it("has parts by trait and word, strongest first, the rest last", () => {
    const { parts } = scoreTitle("Why does the cat run, and run?");
    expect(parts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "form", trait: "length", characters: 30, words: 7 }),
        expect.objectContaining({ kind: "form", trait: "question-word-first" }),
        expect.objectContaining({ kind: "form", trait: "commas", count: 1 }),
        expect.objectContaining({ kind: "word", word: "run", times: 2, isKnown: true }),
      ]),
    );
    expect(parts.at(-1)?.kind).toBe("rest");
    const sizes = parts.slice(0, -1).map(({ weight }) => Math.abs(weight));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });

  it("does not mark down what makes no difference on channels", () => {
    const { parts } = scoreTitle("Does the cat run? #cats");
    const traits = parts.map((part) => (part.kind === "form" ? part.trait : null));
    expect(traits).toContain("sentence-case");
    expect(traits).not.toContain("question");
    expect(traits).not.toContain("tag");
  });

  it("marks a word that is not in the table", () => {
    expect(scoreTitle("the xqzzt cooks").parts).toContainEqual(
      expect.objectContaining({ word: "xqzzt", isKnown: false }),
    );
  });

  it("knows words with apostrophes, curly or straight", () => {
    expect(scoreTitle("You can’t fix dad’s car").words).toEqual({ known: 5, all: 5 });
    expect(scoreTitle("You can’t fix it").logit).toBe(scoreTitle("You can't fix it").logit);
  });

  it.each(["", "😀😀", "12 34", "كيف تتعلم البرمجة", "Cómo hacer pan en casa sin horno", "xqzzt vrrgl"])(
    "is not judged without known English words: %s",
    (title) => expect(scoreTitle(title).isJudged).toBe(false),
  );

  it("says if a title is shorter or longer than nearly all tested headlines", () => {
    expect(scoreTitle("Why cats purr").length).toBe("shorter");
    expect(scoreTitle("the cat and ".repeat(16)).length).toBe("longer");
    expect(scoreTitle("This is what happened when I asked my dad to teach me how to cook").length).toBe(
      "usual",
    );
  });

  it("has a mean near 0 at the median headline, and percentiles in order", () => {
    const { ranks } = LEARNED;
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(ranks[50]).toBeCloseTo(0, 1);
  });
});

describe("the chance of more clicks", () => {
  it("is 50 % against itself, and the two sides of a pair sum to 100 %", () => {
    const [one, other] = ["This is what my dad never told me", "Tax policy of the region"];
    expect(chanceOfMoreClicks(one, one)).toBe(0.5);
    expect(chanceOfMoreClicks(one, other)).toBeGreaterThan(0.6);
    expect(chanceOfMoreClicks(one, other) + chanceOfMoreClicks(other, one)).toBeCloseTo(1, 12);
  });
});

it("has an accuracy inside its interval and above the reference", () => {
  const { accuracy, interval, tests } = ACCURACY.clear;
  expect(interval.low).toBeLessThan(accuracy);
  expect(interval.high).toBeGreaterThan(accuracy);
  expect(accuracy).toBeGreaterThan(ACCURACY.longerHeadline);
  expect(tests).toBeLessThan(ACCURACY.tests);
});

it("keeps its table far below 300 KB", () => {
  expect(LEARNED.words.length + LEARNED.weights.length).toBeLessThan(250_000);
  expect(unpackWords(LEARNED).size).toBe(LEARNED.weights.length);
});

it("has one weight for each mark and each figure of the form", () => {
  const figures = ASPECTS.flatMap((aspect) => aspect.figures).length;
  expect(measureForm(parseForm("Why cats purr"))).toHaveLength(figures);
  expect([LEARNED.form.length, LEARNED.meanForm.length]).toEqual([figures, figures]);
  expect(LEARNED.marks).toHaveLength(MARKS.length);
});

const NOTES = readFileSync("docs/evaluation/titles.md", "utf8");
/** The figures on the line of the evaluation notes that contains `text`. */
const figuresBeside = (text: string) =>
  NOTES.split("\n")
    .find((line) => line.includes(text))
    ?.match(/[\d,.]*\d/g);

it("gives the same figures as the evaluation notes", () => {
  const { clear, all, longerHeadline, tests } = ACCURACY;
  const { accuracy, interval } = clear;
  expect(figuresBeside("upworthy, clear")).toEqual(
    expect.arrayContaining([
      String(clear.tests),
      ...[accuracy, interval.low, interval.high, longerHeadline].map((one) => one.toFixed(3)),
    ]),
  );
  expect(figuresBeside("upworthy, all pairs")).toEqual(
    expect.arrayContaining([formatCount(all.pairs), all.accuracy.toFixed(3)]),
  );
  expect(figuresBeside(`pairs of ${tests} tests;`)).toEqual([
    String(all.pairs),
    String(tests),
    String(clear.tests),
  ]);
});
