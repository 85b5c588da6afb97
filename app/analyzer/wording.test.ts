import { expect, it } from "vitest";
import { counted } from "../numbers/counted";
import { listed } from "../numbers/listed";
import { against, multiple, odds, percent, rate, sampleText } from "./wording";

it("puts nouns in number", () => {
  expect(counted(1, "video")).toBe("1 video");
  expect(counted(0, "video")).toBe("0 videos");
  expect(counted(2, "channel")).toBe("2 channels");
});

it("lists in English", () => {
  expect(listed([])).toBe("");
  expect(listed(["a"])).toBe("a");
  expect(listed(["a", "b"])).toBe("a and b");
  expect(listed(["a", "b", "c"])).toBe("a, b and c");
});

it("writes rates with a decimal where it tells", () => {
  expect(rate(0)).toBe("0");
  expect(rate(0.02)).toBe("under 0.1");
  expect(rate(0.44)).toBe("0.4");
  expect(rate(3)).toBe("3");
  expect(rate(9.96)).toBe("10");
  expect(rate(12_345)).toBe("12.3K");
});

it("writes multiples and shares", () => {
  expect(multiple(2.44)).toBe("2.4×");
  expect(multiple(12.6)).toBe("13×");
  expect(percent(0.375)).toBe("38%");
});

it("says what a figure was computed from, in number", () => {
  expect(sampleText({ sampleSize: 7, unit: "videos" })).toBe("From 7 videos");
  expect(sampleText({ sampleSize: 1, unit: "channels" })).toBe("From 1 channel");
  expect(sampleText({ sampleSize: 0, unit: "uploads" })).toBe("From 0 uploads");
});

it.each([
  [30, "3.0×"],
  [11, "about the same as"],
  [7.5, "about three quarters of"],
  [5, "about half of"],
  [3.4, "about a third of"],
  [4, "40% of"],
  [0.05, "less than 1% of"],
  [0, "less than 1% of"],
])("sets %s against 10 as %s", (value, words) => expect(against(value, 10)).toBe(words));

it.each([
  [0.0083, "about 1 of 120 such comparisons"],
  [0.1, "about 1 of 10 such comparisons"],
  [0.0004, "fewer than 1 of 1,000 such comparisons"],
  [0.9, "most such comparisons"],
])("puts a chance of %s into words", (chance, words) => expect(odds(chance)).toBe(words));
