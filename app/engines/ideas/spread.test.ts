import { expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { spreadsAfter } from "./spread";

/** Residuals of a channel so many times as variable as the engine expects, with hits. */
function residuals(times: number): number[] {
  const random = seeded(`spread ${times}`);
  return Array.from({ length: 1000 }, () => {
    const size = -Math.log(1 - random()) * times;
    return random() < 0.7 ? -size / 2 : size;
  });
}

it.each([0.3, 1, 3])(
  "leaves one in ten beyond each end in the long run, on a channel %d times as variable",
  (times) => {
    const own = residuals(times);
    const spreads = spreadsAfter(own);
    const share = (beyond: (residual: number, at: number) => boolean) =>
      own.filter(beyond).length / own.length;
    expect(share((residual, at) => residual > (spreads[at]?.above ?? 0))).toBeCloseTo(0.1, 1);
    expect(share((residual, at) => residual < -(spreads[at]?.below ?? 0))).toBeCloseTo(0.1, 1);
  },
);

it("depends on earlier uploads only, and begins with the learned ends", () => {
  const own = residuals(1);
  const short = spreadsAfter(own.slice(0, 20));
  expect(short).toEqual(spreadsAfter(own).slice(0, 21));
  expect(short[0]?.below).toBeCloseTo(1.3 * 0.6);
});
