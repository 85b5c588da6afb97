import { expect, it } from "vitest";
import { areaUnderCurve, confusion, macroF1 } from "./classification";

const CLASSES = ["ripe", "raw"] as const;
type Class = (typeof CLASSES)[number];

function pears(...pairs: string[]) {
  return pairs.map((pair) => {
    const [is, named] = pair.split(">") as [Class, Class];
    return { is, named };
  });
}

it("counts a rare class as much as a common one", () => {
  // ripe: 3 right, 1 missed: 6/7. raw: 1 right, 1 wrongly named: 2/3.
  const named = pears("ripe>ripe", "ripe>ripe", "ripe>ripe", "ripe>raw", "raw>raw");
  expect(macroF1(named, CLASSES)).toBeCloseTo((6 / 7 + 2 / 3) / 2);
  expect(confusion(named, CLASSES)).toEqual([
    [3, 1],
    [0, 1],
  ]);
});

it("gives nothing for a class that is never named right, and no figure without items", () => {
  expect(macroF1(pears("ripe>ripe", "raw>ripe"), CLASSES)).toBeCloseTo(1 / 3);
  expect(macroF1([], CLASSES)).toBeNaN();
});

it("tells how often the right one of two scores higher, a tie counting half", () => {
  const scored = (positives: number[], negatives: number[]) => [
    ...positives.map((score) => ({ isPositive: true, score })),
    ...negatives.map((score) => ({ isPositive: false, score })),
  ];
  expect(areaUnderCurve(scored([3, 4], [1, 2]))).toBe(1);
  expect(areaUnderCurve(scored([1], [2]))).toBe(0);
  // Of four pairs: 3 > 1, 3 > 2, 2 > 1, 2 = 2.
  expect(areaUnderCurve(scored([3, 2], [1, 2]))).toBe(3.5 / 4);
  expect(areaUnderCurve(scored([3], []))).toBeNaN();
});
