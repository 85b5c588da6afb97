import { describe, expect, it } from "vitest";
import { wilson } from "../../statistics/wilson";
import { MEASURED } from "../sentiment";
import { meanInterval } from "./interval";
import { rangeOf } from "./misreading";
import { scoreOf, sharesOf } from "./shares";

const FEELINGS = ["positive", "neutral", "negative"] as const;
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
const tallied = (of: (feeling: (typeof FEELINGS)[number], at: number) => number) => ({
  positive: of("positive", 0),
  neutral: of("neutral", 1),
  negative: of("negative", 2),
});

describe.each(MEASURED)("comments like those of $set", ({ set, named }) => {
  const labelled = tallied((feeling) => sum(named[feeling]));
  const tally = tallied((_, at) => sum(FEELINGS.map((is) => named[is][at] as number)));
  const n = sum(Object.values(tally));

  it.each(FEELINGS)("have a range that holds the %s share that people labelled", (feeling) => {
    const { low, high } = sharesOf(tally)[feeling];
    expect(low).toBeLessThanOrEqual(labelled[feeling] / n);
    expect(high).toBeGreaterThanOrEqual(labelled[feeling] / n);
  });

  it.each(FEELINGS)("have it for %s also where only the other set's errors are known", (feeling) => {
    const worth = tallied((one) => Number(one === feeling));
    const { low, high } = rangeOf(
      tally,
      worth,
      MEASURED.filter((one) => one.set !== set),
    );
    expect(low).toBeLessThanOrEqual(labelled[feeling] / n);
    expect(high).toBeGreaterThanOrEqual(labelled[feeling] / n);
  });

  it("have a range that holds the score that the labels make", () => {
    const truth = (10 * (labelled.positive + labelled.neutral / 2)) / n;
    const { low, high } = scoreOf(tally);
    expect(low).toBeLessThanOrEqual(truth);
    expect(high).toBeGreaterThanOrEqual(truth);
  });

  it.each([
    [0.8, 0.15, 0.05],
    [0.1, 0.8, 0.1],
    [0.1, 0.2, 0.7],
  ])("have it whatever the mix: %d positive, %d neutral, %d negative", (...mix) => {
    const read = tallied((_, at) =>
      Math.round(
        2000 *
          sum(
            FEELINGS.map((is, from) => ((mix[from] as number) * (named[is][at] as number)) / sum(named[is])),
          ),
      ),
    );
    const shares = sharesOf(read);
    for (const [at, feeling] of FEELINGS.entries()) {
      expect(shares[feeling].low).toBeLessThanOrEqual(mix[at] as number);
      expect(shares[feeling].high).toBeGreaterThanOrEqual(mix[at] as number);
    }
  });
});

it("is Wilson's interval of a share where nothing is misread, and narrower for a mean of three values", () => {
  const tally = { positive: 37, neutral: 50, negative: 13 };
  const [low, high] = wilson(37, 100);
  const share = meanInterval(tally, { positive: 1, neutral: 0, negative: 0 });
  expect(share[0]).toBeCloseTo(low, 10);
  expect(share[1]).toBeCloseTo(high, 10);
  const score = meanInterval(tally, { positive: 1, neutral: 0.5, negative: 0 });
  const wide = wilson(37 + 25, 100);
  expect(score[1] - score[0]).toBeLessThan(0.8 * (wide[1] - wide[0]));
});

it("has a range for none, too: all is possible", () => {
  expect(
    rangeOf({ positive: 0, neutral: 0, negative: 0 }, { positive: 1, neutral: 0.5, negative: 0 }),
  ).toEqual({
    low: 0,
    high: 1,
  });
});
