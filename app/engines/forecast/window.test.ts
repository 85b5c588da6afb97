import { expect, it } from "vitest";
import { windowEnd, windowStart } from "./window";

it("uses all of fewer than 200 uploads, else the newest 150 to 199", () => {
  expect([0, 5, 199, 200, 249, 250].map(windowStart)).toEqual([0, 0, 0, 50, 50, 100]);
  for (let count = 200; count < 500; count += 1) {
    const first = windowStart(count);
    expect(count - first).toBeGreaterThanOrEqual(150);
    expect(count).toBeLessThanOrEqual(windowEnd(first));
  }
});
