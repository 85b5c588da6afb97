import { expect, it } from "vitest";
import { scoredAs } from "../../../tests/support/comments/plain-classifier";
import { digest } from "./digest";
import { analyzedPart, MAX_ANALYZED } from "./scored-comments";

it("analyzes the front of a long comment, and cuts no emoji in two", () => {
  const long = `${"x".repeat(MAX_ANALYZED - 1)}😀 and more`;
  expect(analyzedPart(long)).toBe("x".repeat(MAX_ANALYZED - 1));
  expect(analyzedPart("short 😀")).toBe("short 😀");
});

it("finds nothing after it, and marks such a comment as cut", () => {
  const long = (what: string, at: number) =>
    `${at} ${"so it goes. ".repeat(MAX_ANALYZED / 12 + 1)} the ${what}`;
  const comments = Array.from({ length: 12 }, (_, at) => ({ text: long("lighthouse", at) }));
  const found = digest(comments, () => scoredAs("positive", 1));
  expect(found.themes?.map(({ name }) => name)).not.toContain("lighthouse");
  expect(found.comments.every(({ cut }) => cut)).toBe(true);
});
