import { expect, it } from "vitest";
import type { BackTest, Miss } from "./back-test";
import { headline } from "./headline";

const judged = { mean: 4, below: 0.5, above: 0.5, usual: 3 };
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
  expect(headline(judged, test(1.7, 0.8), misses)).toEqual({
    by: "titles",
    mean: 4,
    below: 0.5,
    above: 0.5,
    held: 0.8,
  });
});

it("is the plain median with the range of its own misses where that was nearer", () => {
  const shown = headline(judged, test(1.9, 0.8), misses);
  expect(shown).toMatchObject({ by: "median", mean: 3, held: 0.8 });
  expect(shown.below).toBeCloseTo(0.38);
  expect(shown.above).toBeCloseTo(0.38);
});

it("widens a range that held too few until it would have held 80 %", () => {
  const shown = headline(judged, test(1.7, 0.5), misses);
  expect(shown.held).toBe(0.8);
  expect(shown.below).toBeCloseTo(0.75);
  expect(shown.above).toBeCloseTo(0.75);
});

it("promises nothing untested", () => {
  const none = { kind: "not-enough" as const, why: "", has: 3, needs: 10 };
  expect(headline(judged, none, [])).toMatchObject({ by: "titles", mean: 4, held: null });
});
