import { expect, it } from "vitest";
import { wilson } from "./wilson";

const rounded = (count: number, n: number) => wilson(count, n).map((end) => Math.round(end * 1e4) / 1e4);

it.each([
  // Worked examples of the score interval (Newcombe, Statistics in Medicine 17, 1998, table I, method 3).
  [81, 263, [0.2553, 0.3662]],
  [15, 148, [0.0624, 0.1605]],
  [0, 20, [0, 0.1611]],
  [1, 29, [0.0061, 0.1718]],
])("gives %i of %i the interval %j", (count, n, expected) => {
  expect(rounded(count, n)).toEqual(expected);
});

it("spans 0 to 1 for 0 of 0", () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
});
