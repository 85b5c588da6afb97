import { expect, test } from "vitest";
import { divergingBars, READ_VIDEO } from "./sentiment";

test("the shares of a video's comments are all of them (spec section 3, sentimentBreakdown in percent)", () => {
  const { positive, neutral, negative } = READ_VIDEO.shares;
  expect(positive + neutral + negative).toBe(100);
});

test("the longest bars end at the margins, and the others are to their scale", () => {
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
