import { expect, it } from "vitest";
import { counted } from "./counted";
import { listed } from "./listed";
import { percentText } from "./percent-text";

it("puts the noun in the number that the count asks for", () => {
  expect([counted(0, "comment"), counted(1, "comment"), counted(2140, "comment")]).toEqual([
    "0 comments",
    "1 comment",
    "2,140 comments",
  ]);
  expect(counted(2, "reply", "replies")).toBe("2 replies");
});

it("lists as a sentence does", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listed)).toEqual(["", "a", "a and b", "a, b and c"]);
});

it("lets nothing between 0 and 100 read as either end", () => {
  expect([0, 0.004, 0.005, 0.64, 0.996, 1].map(percentText)).toEqual([
    "0%",
    "under 1%",
    "1%",
    "64%",
    "over 99%",
    "100%",
  ]);
});
