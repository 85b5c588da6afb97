import { expect, it } from "vitest";
import { clip } from "./clip";

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
