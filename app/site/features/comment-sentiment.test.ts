import { expect, test } from "vitest";
import { commentSentiment } from "../../functions/comment-sentiment/sample";
import { formatCount } from "../../numbers/figures";
import { divergingBars, SAMPLE_VIDEO } from "./comment-sentiment";

test("the video has the figures of the tool's sample", () => {
  const { records } = commentSentiment.initial(new Date("2026-11-22T10:00:00Z"));
  const record = records.find(({ videoTitle }) => videoTitle === SAMPLE_VIDEO.title);
  expect(record?.sentimentBreakdown).toEqual(SAMPLE_VIDEO.shares);
  expect(record?.sentimentScore.toFixed(1)).toBe(SAMPLE_VIDEO.score);
  expect(SAMPLE_VIDEO.comments).toBe(`${formatCount(record?.totalComments ?? 0)} comments`);
});

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
