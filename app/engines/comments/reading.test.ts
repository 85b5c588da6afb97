import { expect, it } from "vitest";
import { digest } from "./digest";
import { MOST_READ, readPart } from "./reading";

it("reads the front of a long comment, and cuts no emoji in two", () => {
  const long = `${"x".repeat(MOST_READ - 1)}😀 and more`;
  expect(readPart(long)).toBe("x".repeat(MOST_READ - 1));
  expect(readPart("short 😀")).toBe("short 😀");
});

it("looks for nothing behind it, and calls such a comment cut", () => {
  const long = (what: string, at: number) => `${"so it goes. ".repeat(MOST_READ / 12 + 1)} the ${what} ${at}`;
  const comments = Array.from({ length: 12 }, (_, at) => ({ text: long("lighthouse", at) }));
  const found = digest(comments, () => ({ kind: "scored", valence: 1, feeling: "positive" }));
  expect(found.themes?.map(({ name }) => name)).not.toContain("lighthouse");
  expect(found.comments.every(({ cut }) => cut)).toBe(true);
});
