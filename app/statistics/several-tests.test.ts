import { expect, it } from "vitest";
import { testable } from "./several-tests";

const least = (leastChance: number) => ({ leastChance });

it("shares the level among the tests that can reach it", () => {
  expect(testable([least(0.01), least(0.01)], 0.1)).toMatchObject({ level: 0.05, tested: { length: 2 } });
  expect(testable([least(0.01), least(0.08), least(0.09)], 0.1)).toMatchObject({
    level: 0.05,
    tested: { length: 1 },
  });
  expect(testable([least(0.09)], 0.1)).toMatchObject({ level: 0.1, tested: { length: 1 } });
  expect(testable([], 0.1)).toMatchObject({ tested: [] });
});
