import { expect, it } from "vitest";
import { fitWeights, rowOutputs, type Sparse } from "./sentiment-fit";

/** Rows of dense numbers as the fit takes them. */
function rowsOf(...rows: number[][]): Sparse {
  const width = rows[0]?.length ?? 0;
  return {
    starts: Int32Array.from([...rows.keys(), rows.length], (row) => row * width),
    places: Int32Array.from(rows.flatMap((row) => [...row.keys()])),
    values: Float64Array.from(rows.flat()),
    width,
  };
}

it("fits the ridge regression of the textbook formula", () => {
  // One feature: the weight is Σxy / (Σx² + shrink) = (2·4 + 1·3) / (5 + 1).
  const wanted = Float64Array.from([4, 3]);
  const counts = Float64Array.from([1, 1]);
  const aim = { outputs: 1, wanted, counts, loss: "square", shrink: 1, rounds: 50 } as const;
  expect(fitWeights(rowsOf([2], [1]), aim)[0]).toBeCloseTo(11 / 6);
});

it("fits the shares of the classes where the constant is the only feature", () => {
  const rows = rowsOf([1], [1], [1], [1]);
  const wanted = Float64Array.from([1, 0, 1, 0, 1, 0, 0, 1]);
  const aim = {
    outputs: 2,
    wanted,
    counts: new Float64Array(4).fill(1),
    loss: "softmax",
    shrink: 1e-6,
    rounds: 100,
  } as const;
  const [first = 0, second = 0] = rowOutputs(rows, 0, fitWeights(rows, aim), new Float64Array(2));
  // Three of four: the log odds of it.
  expect(first - second).toBeCloseTo(Math.log(3), 2);
});

it("ignores a row with a weight of 0", () => {
  const wanted = Float64Array.from([4, -100]);
  const aim = {
    outputs: 1,
    wanted,
    counts: Float64Array.from([1, 0]),
    loss: "square",
    shrink: 0,
    rounds: 50,
  } as const;
  expect(fitWeights(rowsOf([2], [1]), aim)[0]).toBeCloseTo(2);
});
