import { expect, it } from "vitest";
import { stemChart, withRoom } from "./stem-chart";

const marked = (...multiples: number[]) =>
  stemChart(multiples)
    .marks.map(({ label }) => label)
    .join(" ");

it("draws each multiple from the usual, up or down", () => {
  const { base, stems, marks } = stemChart([1, 2, 0.5]);
  expect(base).toBe("50%");
  expect(stems).toEqual([
    { x: "16.67%", y: "50%", isAbove: true },
    { x: "50%", y: "15.11%", isAbove: true },
    { x: "83.33%", y: "84.89%", isAbove: false },
  ]);
  expect(marks).toEqual([
    { label: "½×", y: "84.89%", isUsual: false },
    { label: "1×", y: "50%", isUsual: true },
    { label: "2×", y: "15.11%", isUsual: false },
  ]);
});

it("labels the longer of neighbors on the same side", () => {
  const multiples = [2.8, 2.1, 0.3, 1, 1, 1, 1, 1, 1, 2.5];
  const { base, stems } = stemChart(multiples);
  const labeled = stems.map((stem, at) => ({
    ...stem,
    label: multiples[at] === 1 ? null : String(multiples[at]),
  }));
  expect(withRoom(labeled, base).flatMap(({ label }) => label ?? [])).toEqual(["2.8", "0.3", "2.5"]);
});

it("leaves the half and the double out where they would crowd the axis", () => {
  expect(marked(0.2, 9)).toBe("¼× ½× 1× 2× 4× 8×");
  expect(marked(0.05, 9)).toBe("1⁄16× ¼× 1× 4× 8×");
});
