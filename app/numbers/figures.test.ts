import { describe, expect, it } from "vitest";
import {
  approximate,
  compact,
  compactCounted,
  counted,
  formatCount,
  listed,
  moneyText,
  percentText,
  timesText,
  wholePercent,
} from "./figures";

// Spec 9: "Number format: 1M+ as x.xM, 1K+ as x.xK (one decimal)."
describe("compact", () => {
  it.each([
    [0, "0"],
    [7.4, "7"],
    [7.5, "8"],
    [999, "999"],
    [999.6, "1.0K"],
    [1000, "1.0K"],
    [1249, "1.2K"],
    [1250, "1.3K"],
    [12_345, "12.3K"],
    [999_949, "999.9K"],
    [999_950, "1.0M"],
    [1_000_000, "1.0M"],
    [1_250_000, "1.3M"],
    [2_345_678_901, "2345.7M"],
  ])("writes %d as %s", (value, text) => expect(compact(value)).toBe(text));

  it("keeps the sign of negative counts, except for a count that rounds to 0", () => {
    expect(compact(-1500)).toBe("-1.5K");
    expect(compact(-12)).toBe("-12");
    expect(compact(-0.2)).toBe("0");
    expect(compact(-0)).toBe("0");
  });

  it("writes a dash if it is not a number", () => {
    expect(compact(Number.NaN)).toBe("–");
    expect(compact(Number.POSITIVE_INFINITY)).toBe("–");
  });
});

it("counts what an audience did in K and M, with its noun", () => {
  expect([0, 1, 999, 1000, 89_091, 1_250_000].map((views) => compactCounted(views, "view"))).toEqual([
    "0 views",
    "1 view",
    "999 views",
    "1.0K views",
    "89.1K views",
    "1.3M views",
  ]);
  expect(compactCounted(1234, "reply", "replies")).toBe("1.2K replies");
});

it("groups the thousands of a count", () => {
  expect([0, 999, 2140, 1_234_567].map(formatCount)).toEqual(["0", "999", "2,140", "1,234,567"]);
});

it("counts a noun in the singular or plural", () => {
  expect([counted(0, "comment"), counted(1, "comment"), counted(2140, "comment")]).toEqual([
    "0 comments",
    "1 comment",
    "2,140 comments",
  ]);
  expect(counted(2, "reply", "replies")).toBe("2 replies");
});

it("lists items as a sentence does", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listed)).toEqual(["", "a", "a and b", "a, b and c"]);
});

it("rounds a share to whole percents", () => {
  expect([0, 0.004, 0.375, 0.996, 1].map(wholePercent)).toEqual(["0%", "0%", "38%", "100%", "100%"]);
});

it("never rounds a share to 0% or 100%", () => {
  expect([0, 0.004, 0.005, 0.64, 0.996, 1].map(percentText)).toEqual([
    "0%",
    "under 1%",
    "1%",
    "64%",
    "over 99%",
    "100%",
  ]);
});

describe("approximate", () => {
  it.each([
    [158_400, "160K"],
    [1_040_000, "1M"],
    [1234, "1.2K"],
    [87.6, "88"],
    [0, "0"],
  ])("writes %s as %s", (value, text) => expect(approximate(value)).toBe(text));
});

describe("timesText", () => {
  it.each([
    [2.44, "2.4×"],
    [1, "1.0×"],
    [0.41, "0.4×"],
    [0.04, "0.04×"],
    [11.6, "12×"],
    [1234.5, "1,235×"],
  ])("writes %s as %s", (times, text) => expect(timesText(times)).toBe(text));
});

it("writes an amount to the cent, in any currency or none", () => {
  expect([
    moneyText(29068.652, "USD"),
    moneyText(-0.001, "EUR"),
    moneyText(5, null),
    moneyText(5, "???"),
  ]).toEqual(["$29,068.65", "€0.00", "5.00", "5.00"]);
});
