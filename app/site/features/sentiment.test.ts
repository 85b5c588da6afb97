import { expect, test } from "vitest";
import { divergingBars, READ_VIDEO } from "./sentiment";

test("the shares of a video's comments are all of them (spec section 3, sentimentBreakdown in percent)", () => {
  const { positive, neutral, negative } = READ_VIDEO.shares;
  expect(positive + neutral + negative).toBe(100);
});

test("the longest bars fill the width, and every bar meets the axis", () => {
  const { axis, bars } = divergingBars([
    { name: "Light", liked: 30, disliked: 5 },
    { name: "Sound", liked: 2, disliked: 10 },
  ]);
  expect(axis).toBe(25);
  expect(bars.map(({ start }) => start)).toEqual([12.5, 0]);
  expect(bars.map(({ start, dislikedWidth }) => start + dislikedWidth)).toEqual([axis, axis]);
  expect(axis + (bars[0]?.likedWidth ?? 0)).toBe(100);
});
