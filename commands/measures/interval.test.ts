import { expect, it } from "vitest";
import { mean } from "../../app/statistics/sums";
import { intervalOf } from "./interval";

const single = Array.from({ length: 400 }, (_, at) => [at % 2]);

it("is the same every time, and about as wide as theory says", () => {
  const [low, high] = intervalOf(single, mean);
  expect(intervalOf(single, mean)).toEqual([low, high]);
  // 0.5 ± 1.96 √(0.25 / 400)
  expect(low).toBeCloseTo(0.451, 1);
  expect(high).toBeCloseTo(0.549, 1);
});
