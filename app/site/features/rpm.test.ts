import { expect, test } from "vitest";
import { ladder, RPM, RPM_STEPS } from "./rpm";

test("the benchmarks are those of the sample (spec section 9: 3.2 and 5.8; section 4: 2.67)", () => {
  expect(RPM).toEqual({ current: 2.67, average: 3.2, top: 5.8 });
});

test("each rung begins where the one before it ended, without the crumbs of binary fractions", () => {
  const step = { title: "", short: "Guides", category: "", time: "" };
  expect(
    ladder(2.67, [
      { ...step, adds: 0.31 },
      { ...step, adds: 0.4 },
    ]),
  ).toEqual([
    { step: "Guides", adds: "+$0.31", from: 2.67, to: 2.98 },
    { step: "Guides", adds: "+$0.40", from: 2.98, to: 3.38 },
  ]);
});

test("the steps shown pass the average and stay below the top, as the text beside them says", () => {
  const reached = ladder(RPM.current, RPM_STEPS).at(-1)?.to ?? 0;
  expect(reached).toBeGreaterThan(RPM.average);
  expect(reached).toBeLessThan(RPM.top);
});
