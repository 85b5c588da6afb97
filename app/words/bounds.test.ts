import { expect, it } from "vitest";
import { clip, storable } from "./bounds";

it("leaves a short text alone", () => {
  expect(clip("short 😀", 8)).toBe("short 😀");
});

it("ends at a space where one is near, else in the word", () => {
  expect(clip("one two three four", 15)).toBe("one two three");
  expect(clip("a verylongwordthatgoeson", 10)).toBe("a verylong");
});

it("cuts no emoji in two", () => {
  expect(clip("abc😀def", 4)).toBe("abc");
});

it.each([
  ["half of a character", "a\ud83d b\udc00", "a\ufffd b\ufffd"],
  ["a NUL", "a\0b", "a\ufffdb"],
  ["nothing of a text that has neither", "Größe 👩‍👩‍👧\n\t", "Größe 👩‍👩‍👧\n\t"],
])("replaces %s", (_, text, kept) => {
  expect(storable(text)).toBe(kept);
});
