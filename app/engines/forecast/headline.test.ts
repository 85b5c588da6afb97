import { expect, it } from "vitest";
import type { BackTest, Miss } from "./back-test";
import type { Posterior } from "./channel-model";
import { headline } from "./headline";

const similarity = { words: new Float64Array(), start: new Float64Array() };
const covariance = { level: new Float64Array(), title: new Float64Array(), series: new Float64Array() };
const posterior: Posterior = {
  mean: 4,
  lift: 0,
  share: 1,
  below: 0.5,
  above: 0.5,
  covariance,
  similarity,
  gains: new Float64Array(),
};
const misses: Miss[] = Array.from({ length: 20 }, (_, at) => ({
  off: (at - 9.5) / 10,
  plainOff: (at - 9.5) / 20,
  below: 0.5,
  above: 0.5,
}));
const test = (medianFactor: number, shareInside: number): BackTest => ({
  kind: "tested",
  n: 20,
  medianFactor,
  shareInside,
  against: { name: "", medianFactor: 1.8 },
  rows: [],
  method: "",
});

it("is the forecast where that was nearer and its range held", () => {
  expect(headline(posterior, 3, test(1.7, 0.8), misses)).toEqual({
    by: "titles",
    mean: 4,
    below: 0.5,
    above: 0.5,
    held: 0.8,
  });
});

it("is the plain median with the range of its own misses where that was nearer", () => {
  const shown = headline(posterior, 3, test(1.9, 0.8), misses);
  expect(shown).toMatchObject({ by: "median", mean: 3, held: 0.8 });
  expect(shown.below).toBeCloseTo(0.38);
  expect(shown.above).toBeCloseTo(0.38);
});

it("widens a range that held too few until it would have held 80 %", () => {
  const shown = headline(posterior, 3, test(1.7, 0.5), misses);
  expect(shown.held).toBe(0.8);
  expect(shown.below).toBeCloseTo(0.75);
  expect(shown.above).toBeCloseTo(0.75);
});

it("promises nothing untested", () => {
  const none = { kind: "not-enough" as const, why: "", has: 3, needs: 10 };
  expect(headline(posterior, 3, none, [])).toMatchObject({ by: "titles", mean: 4, held: null });
});
