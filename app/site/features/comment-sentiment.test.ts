import { expect, test } from "vitest";
import { divergingBars, SAMPLE_VIDEO } from "./comment-sentiment";

test("sentiment shares add up to 100 % (spec section 3, sentimentBreakdown in percent)", () => {
  const { positive, neutral, negative } = SAMPLE_VIDEO.shares;
  expect(positive + neutral + negative).toBe(100);
});

test("the longest bars end at the margins, the others on the same scale", () => {
  const themes = [
    { name: "Light", liked: 30, disliked: 5 },
    { name: "Sound", liked: 3, disliked: 10 },
  ];
  const { axis, bars } = divergingBars(themes, 10);
  expect(axis).toBe(30);
  expect(bars.map(({ start, end }) => [start, end])).toEqual([
    [20, 90],
    [10, 36],
  ]);
});
