import { expect, it } from "vitest";
import { readMonthlyViews } from "./monthly-views";

it("reads the months in order, each as its mean a day", () => {
  expect(readMonthlyViews('{"Rye": {"202003": 310, "202002": 290}}')).toEqual([
    {
      article: "Rye",
      monthly: [
        { month: "2020-02", value: 10 },
        { month: "2020-03", value: 10 },
      ],
    },
  ]);
});

it("throws for an invalid month or count", () => {
  expect(() => readMonthlyViews('{"Rye": {"202013": 1}}')).toThrow("Rye: “202013” is no month");
  expect(() => readMonthlyViews('{"Rye": {"202001": null}}')).toThrow("Rye: 202001 has no count");
  expect(() => readMonthlyViews('{"Rye": {"202001": -1}}')).toThrow("Rye: 202001 has no count");
  expect(() => readMonthlyViews("null")).toThrow("no articles");
});
