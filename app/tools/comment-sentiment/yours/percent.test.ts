import { expect, test } from "vitest";
import { computeShares } from "../../../engines/comments";
import { counted } from "../../../numbers/counted";
import { percentText } from "../../../numbers/percent-text";
import { breakdownOf, rangeText } from "./percent";

test("a share reads as none or all only where it is", () => {
  expect([0, 0.004, 0.5, 0.996, 1].map(percentText)).toEqual(["0%", "under 1%", "50%", "over 99%", "100%"]);
  expect(rangeText({ low: 0.586, high: 0.6849 })).toBe("59 to 68%");
});

test("the percents of a breakdown add up to 100", () => {
  expect(breakdownOf(computeShares({ positive: 1, neutral: 1, negative: 1 }))).toEqual({
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
      } = breakdownOf(computeShares({ positive, neutral, negative: 3 }));
      expect(a + b + c).toBe(100);
    }
  expect(breakdownOf(computeShares({ positive: 0, neutral: 0, negative: 0 })).neutral).toBe(100);
});

test("a count has its noun", () => {
  expect([counted(1, "like"), counted(2140, "like"), counted(2, "analysis", "analyses")]).toEqual([
    "1 like",
    "2,140 likes",
    "2 analyses",
  ]);
});
