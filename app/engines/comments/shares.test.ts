import { expect, it } from "vitest";
import { wilson } from "../../statistics/wilson";
import { leaningOf, scoreOf, sharesOf } from "./shares";

it("gives Wilson's interval as published figures have it", () => {
  // Newcombe (1998, Statistics in Medicine 17), table I, method 3: 81/263, 15/148, 0/20, 1/29.
  const rounded = (count: number, n: number) => wilson(count, n).map((edge) => Math.round(edge * 1e4) / 1e4);
  expect(rounded(81, 263)).toEqual([0.2553, 0.3662]);
  expect(rounded(15, 148)).toEqual([0.0624, 0.1605]);
  expect(rounded(0, 20)).toEqual([0, 0.1611]);
  expect(rounded(1, 29)).toEqual([0.0061, 0.1718]);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

it("scores as the sample does: ten for positive, five for neutral, nothing for negative", () => {
  expect(scoreOf({ positive: 6, neutral: 2, negative: 2 })).toMatchObject({ value: 7, n: 10 });
  expect(scoreOf({ positive: 0, neutral: 50, negative: 0 }).value).toBe(5);
});

it("has shares that add up", () => {
  const { n, positive, neutral, negative } = sharesOf({ positive: 1, neutral: 1, negative: 2 });
  expect([n, positive.share, neutral.share, negative.share]).toEqual([4, 0.25, 0.25, 0.5]);
});

it("leans only where the interval leaves no doubt, and where enough take a side at all", () => {
  expect(leaningOf({ positive: 3, neutral: 0, negative: 0 })).toBe("unclear");
  // Of so few named positive, as many were not as might turn it round.
  expect(leaningOf({ positive: 5, neutral: 0, negative: 0 })).toBe("unclear");
  expect(leaningOf({ positive: 8, neutral: 0, negative: 0 })).toBe("positive");
  expect(leaningOf({ positive: 1, neutral: 2, negative: 9 })).toBe("negative");
  expect(leaningOf({ positive: 0, neutral: 53, negative: 7 })).toBe("unclear");
  expect(leaningOf({ positive: 0, neutral: 0, negative: 0 })).toBe("unclear");
});
