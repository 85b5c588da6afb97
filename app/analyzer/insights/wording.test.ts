import { describe, expect, it } from "vitest";
import { answer } from "../../../tests/support/analyzer-fixture";
import { comparisonText, oddsSentence, redefinitionNote, timesText, viewsText } from "./wording";

it("writes small numbers of views with a decimal", () => {
  expect(viewsText(0)).toBe("0");
  expect(viewsText(0.02)).toBe("under 0.1");
  expect(viewsText(0.44)).toBe("0.4");
  expect(viewsText(3)).toBe("3");
  expect(viewsText(9.96)).toBe("10");
  expect(viewsText(12_345)).toBe("12.3K");
});

it("writes multiples", () => {
  expect(timesText(2.44)).toBe("2.4×");
  expect(timesText(12.6)).toBe("13×");
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
])("compares %s with 10 as %s", (value, words) => expect(comparisonText(value, 10)).toBe(words));

it.each([
  [0.0083, "Odds of luck: 1 in 120."],
  [0.1, "Odds of luck: 1 in 10."],
  [0.001, "Odds of luck: 1 in 1,000."],
  [0.0004, "Odds of luck: under 1 in 1,000."],
  [0.9, "Odds of luck: better than even."],
])("puts a chance of %s into words", (chance, words) => expect(oddsSentence(chance)).toBe(words));

const youtube = answer({ source: { kind: "youtube", name: "YouTube" } });
const [before, after] = ["2026-08-23T23:59:59Z", "2026-08-24T00:00:00Z"];

describe("redefinitionNote", () => {
  it("notes YouTube videos from both before and after the redefinition", () => {
    expect(redefinitionNote(youtube, [before, after])).toContain("2026-08-24");
  });

  it("is empty for one side of it, for sample data and for no videos", () => {
    expect(redefinitionNote(youtube, [before, before])).toBe("");
    expect(redefinitionNote(youtube, [after])).toBe("");
    expect(redefinitionNote(answer({}), [before, after])).toBe("");
    expect(redefinitionNote(youtube, [before, "no date"])).toBe("");
    expect(redefinitionNote(youtube, [])).toBe("");
  });
});
