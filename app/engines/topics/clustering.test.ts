import { describe, expect, it } from "vitest";
import { agglomerate } from "./clustering";

/** A symmetric matrix from its upper triangle, row by row. */
function matrix(size: number, upper: number[]): Float64Array {
  const cells = new Float64Array(size * size);
  let next = 0;
  for (let row = 0; row < size; row++) {
    cells[row * size + row] = 1;
    for (let column = row + 1; column < size; column++) {
      cells[row * size + column] = cells[column * size + row] = upper[next++] ?? 0;
    }
  }
  return cells;
}

describe("agglomerate", () => {
  it("joins similar items and leaves the others", () => {
    expect(agglomerate(matrix(4, [0.9, 0, 0, 0, 0, 0.8]), 4, 0.5)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it("joins by average similarity, so one near pair does not chain two groups", () => {
    // 0-1 and 2-3 are groups; only 1-2 are near, so on average the groups are 0.2 alike.
    const chain = matrix(4, [0.9, 0, 0, 0.8, 0, 0.9]);
    expect(agglomerate(chain, 4, 0.25)).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(agglomerate(chain, 4, 0.2)).toEqual([[0, 1, 2, 3]]);
  });

  it("weighs the average by the sizes of the groups", () => {
    // {0,1} joins 2 first; then {0,1,2} against 3 is (0.6 + 0.6 + 0) / 3 = 0.4.
    const cells = matrix(4, [0.9, 0.8, 0.6, 0.8, 0.6, 0]);
    expect(agglomerate(cells, 4, 0.41)).toEqual([[0, 1, 2], [3]]);
    expect(agglomerate(cells, 4, 0.39)).toEqual([[0, 1, 2, 3]]);
  });

  it("breaks ties by order", () => {
    expect(agglomerate(matrix(3, [0.5, 0.5, 0]), 3, 0.3)).toEqual([[0, 1], [2]]);
  });

  it("answers [] for no items, and does not change the matrix", () => {
    expect(agglomerate(new Float64Array(0), 0, 0.5)).toEqual([]);
    const cells = matrix(3, [0.9, 0.1, 0.1]);
    const before = [...cells];
    agglomerate(cells, 3, 0.05);
    expect([...cells]).toEqual(before);
  });
});
