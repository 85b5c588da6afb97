import { expect, it } from "vitest";
import { DAY_MS } from "../numbers/days";
import { uploadWeekdays } from "./rhythm";

/** A Saturday. */
const NOW = new Date("2026-11-21T10:00:00Z");
const daysAgo = (days: number) => ({ publishedAt: new Date(NOW.getTime() - days * DAY_MS).toISOString() });

it("finds the weekdays that hold a quarter of the last uploads", () => {
  const weekly = Array.from({ length: 10 }, (_, week) => daysAgo(week * 7 + 4));
  expect(uploadWeekdays(weekly, NOW)).toEqual([2]);
  expect(uploadWeekdays([...weekly, ...weekly.map((_, week) => daysAgo(week * 7 + 1))], NOW)).toEqual([2, 5]);
});

it("names no weekday that half of the uploads or fewer fall on", () => {
  const [saturday, tuesday] = [0, 4];
  const spread = [saturday, saturday, tuesday, 1, 2, 3, 5].map((days, week) => daysAgo(week * 7 + days));
  expect(uploadWeekdays(spread, NOW)).toEqual([]);
  expect(uploadWeekdays([...spread, ...[7, 8, 9].map((week) => daysAgo(week * 7))], NOW)).toEqual([]);
  expect(uploadWeekdays([...spread, ...[7, 8, 9, 10].map((week) => daysAgo(week * 7))], NOW)).toEqual([6]);
});

it("finds no weekdays where uploads have only an age", () => {
  const aged = Array.from({ length: 10 }, (_, week) => ({
    ...daysAgo(week * 7 + 4),
    publishedWithinDays: 7,
  }));
  expect(uploadWeekdays(aged, NOW)).toEqual([]);
});

it("finds no weekdays in two uploads, in old ones or in daily ones", () => {
  expect(uploadWeekdays([daysAgo(1), daysAgo(8)], NOW)).toEqual([]);
  expect(uploadWeekdays(Array(9).fill(daysAgo(200)), NOW)).toEqual([]);
  expect(
    uploadWeekdays(
      Array.from({ length: 70 }, (_, day) => daysAgo(day)),
      NOW,
    ),
  ).toEqual([]);
  expect(uploadWeekdays(Array(9).fill({ publishedAt: "unknown" }), NOW)).toEqual([]);
});
