import { expect, it } from "vitest";
import { firstOf, lastOf } from "./newest";

it("reckons with all of fewer than 200, else with the newest 150 to 199", () => {
  expect([0, 5, 199, 200, 249, 250].map(firstOf)).toEqual([0, 0, 0, 50, 50, 100]);
  for (let count = 200; count < 500; count += 1) {
    const first = firstOf(count);
    expect(count - first).toBeGreaterThanOrEqual(150);
    expect(count).toBeLessThanOrEqual(lastOf(first));
  }
});
