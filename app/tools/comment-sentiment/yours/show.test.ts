import { expect, it } from "vitest";
import { showAccuracy } from "./show";

it("counts how often scores are right from the confusion matrix, rounded to the worse", () => {
  const measured = {
    set: "made up",
    on: "Made-up comments",
    named: { positive: [500, 80, 20], neutral: [100, 200, 20], negative: [30, 30, 220] },
    macroF1: { value: 0.7, low: 0.651, high: 0.749, vader: 0.6 },
    leftOut: 0.658,
  } as const;
  expect(showAccuracy([measured])).toMatchObject([
    {
      comments: "1,200",
      right: "76 of 100",
      opposite: "5 of 100",
      macroF1: "0.70 (0.65 to 0.75), VADER 0.60",
      leftOut: "0.65",
    },
  ]);
});
