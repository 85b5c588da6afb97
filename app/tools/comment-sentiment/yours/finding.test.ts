import { expect, test } from "vitest";
import { BOUNDS, computeScore, computeShares } from "../../../engines/comments";
import { findingOf } from "./finding";

function finding(positive: number, neutral: number, negative: number): string {
  const scored = positive + neutral + negative;
  const tally = { positive, neutral, negative };
  const counts = {
    given: scored,
    scored,
    distinct: scored,
    otherLanguages: [],
    spam: 0,
    nothing: 0,
    repeats: 0,
    byCreator: 0,
  };
  const score = scored < BOUNDS.score ? null : computeScore(tally);
  return findingOf({ shares: computeShares(tally), score, counts, bounds: BOUNDS });
}

test.each([
  [
    [80, 10, 10],
    "Most of those who commented are pleased: 80% of the 100 scored comments are positive, 10% negative.",
  ],
  [[5, 10, 85], "Most of those who commented are displeased: 5% of"],
  [[45, 40, 15], "More of those who commented are pleased than displeased: 45% of"],
  [[15, 40, 45], "More of those who commented are displeased than pleased: 15% of"],
  [[30, 65, 5], "Most comments take no side; of the others more are pleased than displeased: 30% of"],
  [[6, 8, 6], "It is not clear whether more are pleased or displeased: 30% of the 20 scored comments"],
  [[10, 80, 10], "Most comments take no side, and of the others it is not clear whether more are pleased"],
  // By who wrote alone it would be most; as often as comments are named positive that are not, it may be fewer.
  [
    [540, 440, 20],
    "More of those who commented are pleased than displeased: 54% of the 1,000 scored comments",
  ],
  // Six of ten: of so few it may be chance.
  [[6, 1, 3], "It is not clear whether more are pleased or displeased: 60% of"],
  [[1, 0, 0], "Only 1 comment could be scored, too few to say how viewers feel: it takes 10."],
  [[0, 0, 0], "None of these comments could be scored, so nothing is said of how viewers feel."],
] as [[number, number, number], string][])("of %j", (tally, sentence) => {
  expect(finding(...tally)).toContain(sentence);
});
