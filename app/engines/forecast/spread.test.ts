import { expect, it } from "vitest";
import { seeded } from "../../numbers/seeded";
import { spreadsAfter } from "./spread";
import { WEIGHTS } from "./weights";

/** Surprises of a channel whose uploads are so many times as wild as the engine takes them for, hits among them. */
function surprises(times: number): number[] {
  const random = seeded(`spread ${times}`);
  return Array.from({ length: 1000 }, () => {
    const size = -Math.log(1 - random()) * times;
    return random() < 0.7 ? -size / 2 : size;
  });
}

it.each([0.3, 1, 3])(
  "has one in ten beyond each end in the long run, of a channel %d times as wild",
  (times) => {
    const own = surprises(times);
    const spreads = spreadsAfter(own, WEIGHTS);
    const share = (beyond: (surprise: number, at: number) => boolean) =>
      own.filter(beyond).length / own.length;
    expect(share((surprise, at) => surprise > (spreads[at]?.above ?? 0))).toBeCloseTo(0.1, 1);
    expect(share((surprise, at) => surprise < -(spreads[at]?.below ?? 0))).toBeCloseTo(0.1, 1);
  },
);

it("goes by the uploads before only, and begins with what was learned", () => {
  const own = surprises(1);
  const short = spreadsAfter(own.slice(0, 20), WEIGHTS);
  expect(short).toEqual(spreadsAfter(own, WEIGHTS).slice(0, 21));
  expect(short[0]?.below).toBeCloseTo(WEIGHTS.below * 0.8);
});
