import { expect, it } from "vitest";
import { intervalOf } from "./interval";

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const single = Array.from({ length: 400 }, (_, at) => [at % 2]);

it("lies where the normal approximation puts it for many items of their own", () => {
  const [low, high] = intervalOf(single, mean);
  // 0.5 ± 1.96 √(0.25 / 400)
  expect(low).toBeCloseTo(0.451, 1);
  expect(high).toBeCloseTo(0.549, 1);
});

it("is wider where items share their groups", () => {
  const groups = [Array<number>(200).fill(0), Array<number>(200).fill(1)];
  expect(intervalOf(groups, mean)).toEqual([0, 1]);
});

it("comes out the same every time, and leaves out what has no value", () => {
  const sometimes = (values: number[]) => (values[0] === 0 ? Number.NaN : mean(values));
  expect(intervalOf(single, sometimes)).toEqual(intervalOf(single, sometimes));
  expect(intervalOf(single, sometimes).every(Number.isFinite)).toBe(true);
});
