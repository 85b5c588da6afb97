import { expect, test } from "vitest";
import type { SentimentRecord } from "../../functions/comment-sentiment/sample";
import { scoreChart } from "./charts";

const video = (id: string, day: number, sentimentScore: number) =>
  ({ id, videoTitle: id, publishedAt: `2026-11-0${day}T10:00:00Z`, sentimentScore }) as SentimentRecord;

test("videos are in order of publication, evenly apart, on a scale from 4 to 10", () => {
  const chart = scoreChart([video("c", 9, 10), video("b", 5, 7), video("a", 4, 8.5)]);
  expect(chart?.dots.map(({ id, day, x, y, tone }) => [id, day, x, y, tone])).toEqual([
    ["a", "Nov 4", "16.67%", "25%", "good"],
    ["b", "Nov 5", "50%", "50%", "fair"],
    ["c", "Nov 9", "83.33%", "0%", "good"],
  ]);
  expect(chart?.steps.map(({ from, to }) => from.id + to.id)).toEqual(["ab", "bc"]);
  expect(chart?.green).toBe("33.33%");
  expect(chart?.marks.map(({ mark }) => mark)).toEqual([10, 8, 6, 4]);
});

test("only a low has its label below", () => {
  const chart = scoreChart([video("a", 1, 8), video("b", 2, 6), video("c", 3, 7)]);
  expect(chart?.dots.map(({ low }) => low)).toEqual([false, true, false]);
});

test("a very low score extends the scale, never below zero", () => {
  expect(scoreChart([video("a", 1, 2.5), video("b", 2, 8)])?.marks.at(-1)).toEqual({ mark: 2, y: "88.89%" });
  expect(scoreChart([video("a", 1, 0), video("b", 2, 8)])?.dots[0]?.y).toBe("100%");
});

test("there is no chart of one video", () => {
  expect(scoreChart([])).toBeNull();
  expect(scoreChart([video("a", 1, 8)])).toBeNull();
});
