import { expect, test } from "vitest";
import type { Feeling } from "../../../engines/sentiment";
import { courseOf } from "./course";

const read = (text: string): Feeling => {
  if (text.startsWith("spam")) return { kind: "spam", why: "" };
  const feeling = text.startsWith("good") ? "positive" : "negative";
  return { kind: "scored", valence: 1, feeling, chances: { positive: 1, neutral: 0, negative: 0 } };
};
const on = (day: number, text: string) => ({
  text,
  publishedAt: new Date(Date.UTC(2026, 10, 1) + day * 86_400_000).toISOString(),
});
const many = (count: number, text: string, from: number) =>
  Array.from({ length: count }, (_, at) => on(from + at, `${text} ${at}`));

test("compares the older half of dated comments with the newer, in whatever order they are given", () => {
  const comments = [...many(20, "good", 20), ...many(20, "bad", 0)];
  const course = courseOf(comments, read);
  expect(course?.earlier).toMatchObject({ value: 0, n: 20, from: "2026-11-01T00:00:00.000Z" });
  expect(course?.later).toMatchObject({ value: 10, n: 20, to: "2026-12-10T00:00:00.000Z" });
});

test("leaves out what has no date or feeling, repeats, and the creator", () => {
  const comments = [
    ...many(39, "good", 0),
    on(50, "good 1"),
    on(51, "spam"),
    { ...on(52, "bad"), byCreator: true },
    { text: "bad without a date" },
    { text: "bad on no day", publishedAt: "last week" },
  ];
  expect(courseOf(comments, read)).toBeNull();
  expect(courseOf([...comments, on(53, "bad at last")], read)?.later.value).toBe(9.5);
});

test("says nothing of comments of one instant", () => {
  expect(
    courseOf(
      Array.from({ length: 60 }, (_, at) => on(1, `good ${at}`)),
      read,
    ),
  ).toBeNull();
});
