import { describe, expect, it } from "vitest";
import { wilson } from "../../statistics/quantiles";
import { ACCURACY, SENTIMENTS } from "../sentiment";
import {
  computeScore,
  computeShares,
  errorRange,
  findLeaning,
  meanInterval,
  type PerSentiment,
} from "./shares";

it("scores ten for positive, five for neutral, nothing for negative, as the Sample desk does", () => {
  expect(computeScore({ positive: 6, neutral: 2, negative: 2 })).toMatchObject({ value: 7, n: 10 });
  expect(computeScore({ positive: 0, neutral: 50, negative: 0 }).value).toBe(5);
});

it("has shares that add up", () => {
  const { n, positive, neutral, negative } = computeShares({ positive: 1, neutral: 1, negative: 2 });
  expect([n, positive.share, neutral.share, negative.share]).toEqual([4, 0.25, 0.25, 0.5]);
});

it("leans only where the range leaves no doubt and enough take a side", () => {
  expect(findLeaning({ positive: 3, neutral: 0, negative: 0 })).toBe("unclear");
  // Of so few, as many may be misclassified as would turn it round.
  expect(findLeaning({ positive: 5, neutral: 0, negative: 0 })).toBe("unclear");
  expect(findLeaning({ positive: 8, neutral: 0, negative: 0 })).toBe("positive");
  expect(findLeaning({ positive: 1, neutral: 2, negative: 9 })).toBe("negative");
  expect(findLeaning({ positive: 0, neutral: 53, negative: 7 })).toBe("unclear");
  expect(findLeaning({ positive: 0, neutral: 0, negative: 0 })).toBe("unclear");
});

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

describe.each(ACCURACY)("the range for comments like those of $set", ({ set, named }) => {
  const labelled = {
    positive: sum(named.positive),
    neutral: sum(named.neutral),
    negative: sum(named.negative),
  };
  /** How many of the comments with these labels the engine names positive, neutral and negative. */
  const namedOf = (labels: PerSentiment): PerSentiment => {
    const namedAs = (place: 0 | 1 | 2) =>
      sum(SENTIMENTS.map((label) => (labels[label] * named[label][place]) / labelled[label]));
    return { positive: namedAs(0), neutral: namedAs(1), negative: namedAs(2) };
  };
  const counts = namedOf(labelled);
  const n = sum(Object.values(counts));

  it.each(SENTIMENTS)("holds the %s share that people labelled", (sentiment) => {
    const { low, high } = computeShares(counts)[sentiment];
    expect(low).toBeLessThanOrEqual(labelled[sentiment] / n);
    expect(high).toBeGreaterThanOrEqual(labelled[sentiment] / n);
  });

  it.each(SENTIMENTS)("holds the %s share also where only the other set's errors are known", (sentiment) => {
    const worth = { positive: 0, neutral: 0, negative: 0, [sentiment]: 1 };
    const others = ACCURACY.filter((one) => one.set !== set);
    const { low, high } = errorRange(counts, worth, others);
    expect(low).toBeLessThanOrEqual(labelled[sentiment] / n);
    expect(high).toBeGreaterThanOrEqual(labelled[sentiment] / n);
  });

  it("holds the score that the labels make", () => {
    const truth = (10 * (labelled.positive + labelled.neutral / 2)) / n;
    const { low, high } = computeScore(counts);
    expect(low).toBeLessThanOrEqual(truth);
    expect(high).toBeGreaterThanOrEqual(truth);
  });

  it.each([
    { positive: 0.8, neutral: 0.15, negative: 0.05 },
    { positive: 0.1, neutral: 0.8, negative: 0.1 },
    { positive: 0.1, neutral: 0.2, negative: 0.7 },
  ])("holds any mix: $positive positive, $neutral neutral, $negative negative", (mix) => {
    const { positive, neutral, negative } = namedOf({
      positive: 2000 * mix.positive,
      neutral: 2000 * mix.neutral,
      negative: 2000 * mix.negative,
    });
    const shares = computeShares({
      positive: Math.round(positive),
      neutral: Math.round(neutral),
      negative: Math.round(negative),
    });
    for (const sentiment of SENTIMENTS) {
      expect(shares[sentiment].low).toBeLessThanOrEqual(mix[sentiment]);
      expect(shares[sentiment].high).toBeGreaterThanOrEqual(mix[sentiment]);
    }
  });
});

it("is Wilson's interval for a share without errors, and narrower for a mean of three values", () => {
  const counts = { positive: 37, neutral: 50, negative: 13 };
  const [low, high] = wilson(37, 100);
  const share = meanInterval(counts, { positive: 1, neutral: 0, negative: 0 });
  expect(share[0]).toBeCloseTo(low, 10);
  expect(share[1]).toBeCloseTo(high, 10);
  const score = meanInterval(counts, { positive: 1, neutral: 0.5, negative: 0 });
  const wide = wilson(37 + 25, 100);
  expect(score[1] - score[0]).toBeLessThan(0.8 * (wide[1] - wide[0]));
});

it("ranges from nothing to all for no comments", () => {
  expect(
    errorRange({ positive: 0, neutral: 0, negative: 0 }, { positive: 1, neutral: 0.5, negative: 0 }),
  ).toEqual({ low: 0, high: 1 });
});
