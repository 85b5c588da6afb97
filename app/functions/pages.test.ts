import { expect, it } from "vitest";
import { pageOf } from "./pages";

const LETTERS = ["a", "b", "c", "d", "e"];
const itself = (letter: string) => letter;

it("gives every item once, page by page", () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { page, next } = pageOf(LETTERS, { cursor, limit: 2 }, itself);
    seen.push(...page);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(LETTERS);
});

it("goes on where it was, whatever went or came meanwhile", () => {
  const { next } = pageOf(LETTERS, { limit: 2 }, itself);
  expect(pageOf(["a", "c", "cc", "d"], { cursor: next ?? undefined, limit: 2 }, itself)).toEqual({
    page: ["c", "cc"],
    next: "cc",
  });
});

it("ends with a full page, and with an empty list", () => {
  expect(pageOf(LETTERS, { limit: 5 }, itself).next).toBeNull();
  expect(pageOf([], { limit: 5 }, itself)).toEqual({ page: [], next: null });
});
