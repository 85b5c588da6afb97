import { expect, it } from "vitest";
import { growingPauses } from "./pauses";

it("grows from a minute to an hour, the longest first", () => {
  expect(growingPauses(5).map(([wrong, ms]) => [wrong, ms / 60_000])).toEqual([
    [11, 60],
    [10, 32],
    [9, 16],
    [8, 8],
    [7, 4],
    [6, 2],
    [5, 1],
  ]);
});
