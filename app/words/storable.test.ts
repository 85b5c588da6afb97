import { expect, it } from "vitest";
import { storable } from "./storable";

it.each([
  ["half of a character", "a\ud83d b\udc00", "a\ufffd b\ufffd"],
  ["a NUL", "a\0b", "a\ufffdb"],
  ["nothing of a text that has neither", "Größe 👩‍👩‍👧\n\t", "Größe 👩‍👩‍👧\n\t"],
])("replaces %s", (_, text, kept) => {
  expect(storable(text)).toBe(kept);
});
