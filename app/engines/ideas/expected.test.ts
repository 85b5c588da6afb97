import { expect, it } from "vitest";
import { expectTitle, type Miss } from "./expected";

const judged = { mean: 4, below: 0.5, above: 0.5, usual: 3 };
const misses: Miss[] = Array.from({ length: 20 }, (_, at) => ({
  off: (at - 9.5) / 10,
  plainOff: (at - 9.5) / 20,
  below: 0.5,
  above: 0.5,
}));
const record = (titles: number, inside: number) => ({
  misses,
  errors: { titles: Math.log10(titles), median: Math.log10(1.8), inside },
});

it("is the forecast where that was nearer and its range held", () => {
  expect(expectTitle(judged, record(1.7, 0.8))).toEqual({
    by: "titles",
    mean: 4,
    below: 0.5,
    above: 0.5,
    held: 0.8,
  });
});

it("is the plain median with the range of its own misses where that was nearer", () => {
  const shown = expectTitle(judged, record(1.9, 0.8));
  expect(shown).toMatchObject({ by: "median", mean: 3, held: 0.8 });
  expect(shown.below).toBeCloseTo(0.38);
  expect(shown.above).toBeCloseTo(0.38);
});

it("widens a range that held too few until it would have held 80 %", () => {
  const shown = expectTitle(judged, record(1.7, 0.5));
  expect(shown.held).toBe(0.8);
  expect(shown.below).toBeCloseTo(0.75);
  expect(shown.above).toBeCloseTo(0.75);
});

it("promises nothing untested", () => {
  expect(expectTitle(judged, { misses: [], errors: null })).toMatchObject({
    by: "titles",
    mean: 4,
    held: null,
  });
});
