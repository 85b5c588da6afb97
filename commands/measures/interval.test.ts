import { expect, it } from "vitest";
import { seeded } from "../../app/numbers/chance";
import { mean } from "../../app/statistics/sums";
import { bootstrapInterval, intervalOf } from "./interval";

const single = Array.from({ length: 400 }, (_, at) => [at % 2]);

it("is the same every time, and about as wide as theory says", () => {
  const [low, high] = intervalOf(single, mean);
  expect(intervalOf(single, mean)).toEqual([low, high]);
  // 0.5 ± 1.96 √(0.25 / 400)
  expect(low).toBeCloseTo(0.451, 1);
  expect(high).toBeCloseTo(0.549, 1);
});

const bootstrapped = (groups: number[][], options?: { draws?: number; coverage?: number }) =>
  bootstrapInterval(groups, mean, seeded("bootstrap"), options);

it("agrees with the normal approximation for many single items", () => {
  const [low, high] = bootstrapped(single);
  // 0.5 ± 1.96 √(0.25 / 400)
  expect(low).toBeCloseTo(0.451, 1);
  expect(high).toBeCloseTo(0.549, 1);
});

it("draws groups as a whole, which widens the interval", () => {
  expect(bootstrapped([Array(200).fill(0), Array(200).fill(1)])).toEqual([0, 1]);
});

it("is narrower for a smaller coverage", () => {
  const [low, high] = bootstrapped(single);
  const [from, to] = bootstrapped(single, { coverage: 0.5 });
  expect(from).toBeGreaterThan(low);
  expect(to).toBeLessThan(high);
});

it("skips draws without a value", () => {
  const sometimes = (values: number[]) => (values[0] === 0 ? Number.NaN : mean(values));
  const found = bootstrapInterval(single, sometimes, seeded("bootstrap"));
  expect(found.every(Number.isFinite)).toBe(true);
  expect(bootstrapInterval(single, () => Number.NaN, seeded("bootstrap"))).toEqual([Number.NaN, Number.NaN]);
});
