import { expect, it } from "vitest";
import { wilson } from "./wilson";

const thousandths = (count: number, n: number) => wilson(count, n).map((end) => Math.round(end * 1000));

it.each([
  // Worked examples of the score interval (Newcombe, Statistics in Medicine 17, 1998, table I, method 3).
  [81, 263, [255, 366]],
  [15, 148, [62, 160]],
  [0, 20, [0, 161]],
  [1, 29, [6, 172]],
])("%i of %i lies within %j thousandths", (count, n, expected) => {
  expect(thousandths(count, n)).toEqual(expected);
});

it("knows nothing of none", () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
});
