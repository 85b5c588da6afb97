import { expect, test } from "vitest";
import { BOUNDS, computeScore, computeShares } from "../../../engines/comments";
import { counted, percentText } from "../../../numbers/figures";
import { findingText, rangeText, wholePercents } from "./show-figures";

function finding(positive: number, neutral: number, negative: number): string {
  const scored = positive + neutral + negative;
  const tally = { positive, neutral, negative };
  const counts = {
    given: scored,
    scored,
    distinct: scored,
    otherLanguages: [],
    spam: 0,
    abuse: { abusive: 0, sexual: 0, political: 0 },
    nothing: 0,
    repeats: 0,
    byCreator: 0,
  };
  const score = scored < BOUNDS.score ? null : computeScore(tally);
  return findingText({ shares: computeShares(tally), score, counts, bounds: BOUNDS });
}

test.each([
  [[80, 10, 10], "Most commenters are pleased: 80% positive, 10% negative."],
  [[5, 10, 85], "Most commenters are displeased: 5% positive, 85% negative."],
  [[45, 40, 15], "More commenters are pleased than displeased: 45% positive"],
  [[15, 40, 45], "More commenters are displeased than pleased: 15% positive"],
  [[30, 65, 5], "Most comments take no side; more of the others are pleased than displeased: 30% positive"],
  [[6, 8, 6], "No clear mood: 30% positive, 30% negative."],
  [[10, 80, 10], "Most comments take no side: 10% positive"],
  // By who wrote alone it would be most; as often as comments are named positive that are not, it may be fewer.
  [[540, 440, 20], "More commenters are pleased than displeased: 54% positive"],
  // Six of ten: of so few it may be chance.
  [[6, 1, 3], "No clear mood: 60% positive"],
  [[1, 0, 0], "Only 1 comment could be scored, too few to say how viewers feel: it takes 10."],
  [[0, 0, 0], "No comment could be scored, so there is no score."],
] as [[number, number, number], string][])("the finding for %j", (tally, sentence) => {
  expect(finding(...tally)).toContain(sentence);
});

test("a share reads as 0% or 100% only where it is", () => {
  expect([0, 0.004, 0.5, 0.996, 1].map(percentText)).toEqual(["0%", "under 1%", "50%", "over 99%", "100%"]);
  expect(rangeText({ low: 0.586, high: 0.6849 })).toBe("59 to 68%");
});

test("the whole percents of three shares add up to 100", () => {
  expect(wholePercents(computeShares({ positive: 1, neutral: 1, negative: 1 }))).toEqual({
    positive: 34,
    neutral: 33,
    negative: 33,
  });
  for (let positive = 0; positive < 12; positive += 1)
    for (let neutral = 0; neutral < 7; neutral += 1) {
      const {
        positive: a,
        neutral: b,
        negative: c,
      } = wholePercents(computeShares({ positive, neutral, negative: 3 }));
      expect(a + b + c).toBe(100);
    }
  expect(wholePercents(computeShares({ positive: 0, neutral: 0, negative: 0 })).neutral).toBe(100);
});

test("a count has its noun", () => {
  expect([counted(1, "like"), counted(2140, "like"), counted(2, "analysis", "analyses")]).toEqual([
    "1 like",
    "2,140 likes",
    "2 analyses",
  ]);
});
