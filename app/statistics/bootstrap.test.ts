import { expect, it } from "vitest";
import { seeded } from "../numbers/chance";
import { bootstrapInterval } from "./bootstrap";
import { mean } from "./sums";

const single = Array.from({ length: 400 }, (_, at) => [at % 2]);
const intervalOf = (groups: number[][], options?: { draws?: number; coverage?: number }) =>
  bootstrapInterval(groups, mean, seeded("bootstrap"), options);

it("agrees with the normal approximation for many single items", () => {
  const [low, high] = intervalOf(single);
  // 0.5 ± 1.96 √(0.25 / 400)
  expect(low).toBeCloseTo(0.451, 1);
  expect(high).toBeCloseTo(0.549, 1);
});

it("draws groups as a whole, which widens the interval", () => {
  expect(intervalOf([Array(200).fill(0), Array(200).fill(1)])).toEqual([0, 1]);
});

it("is narrower for a smaller coverage", () => {
  const [low, high] = intervalOf(single);
  const [from, to] = intervalOf(single, { coverage: 0.5 });
  expect(from).toBeGreaterThan(low);
  expect(to).toBeLessThan(high);
});

it("skips draws without a value", () => {
  const sometimes = (values: number[]) => (values[0] === 0 ? Number.NaN : mean(values));
  const found = bootstrapInterval(single, sometimes, seeded("bootstrap"));
  expect(found.every(Number.isFinite)).toBe(true);
  expect(bootstrapInterval(single, () => Number.NaN, seeded("bootstrap"))).toEqual([Number.NaN, Number.NaN]);
});
