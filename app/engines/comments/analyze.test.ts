import { expect, test } from "vitest";
import { scoredAs } from "../../../tests/support/comments/plain-classifier";
import { DAY_MS } from "../../numbers/days";
import type { Sentiment } from "../sentiment";
import { computeShift } from "./analyze";

function classify(text: string): Sentiment {
  if (text.startsWith("spam")) return { kind: "spam", why: "contact" };
  return scoredAs(text.startsWith("good") ? "positive" : "negative");
}
const on = (day: number, text: string) => ({
  text,
  publishedAt: new Date(Date.UTC(2026, 10, 1) + day * DAY_MS).toISOString(),
});
const many = (count: number, text: string, from: number) =>
  Array.from({ length: count }, (_, at) => on(from + at, `${text} ${at}`));

test("compares the older half of dated comments with the newer, whatever their order", () => {
  const comments = [...many(20, "good", 20), ...many(20, "bad", 0)];
  const shift = computeShift(comments, classify);
  expect(shift?.earlier).toMatchObject({ value: 0, n: 20, from: "2026-11-01T00:00:00.000Z" });
  expect(shift?.later).toMatchObject({ value: 10, n: 20, to: "2026-12-10T00:00:00.000Z" });
});

test("leaves out undated and unscored comments, repeats and the creator's own", () => {
  const comments = [
    ...many(39, "good", 0),
    on(50, "good 1"),
    on(51, "spam"),
    { ...on(52, "bad"), byCreator: true },
    { text: "bad without a date" },
    { text: "bad on no day", publishedAt: "last week" },
  ];
  expect(computeShift(comments, classify)).toBeNull();
  expect(computeShift([...comments, on(53, "bad at last")], classify)?.later.value).toBe(9.5);
});

test("is null for comments of one instant", () => {
  expect(
    computeShift(
      Array.from({ length: 60 }, (_, at) => on(1, `good ${at}`)),
      classify,
    ),
  ).toBeNull();
});
