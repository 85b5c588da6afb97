import { expect, test } from "vitest";
import { BENCHMARK, FOUND, tipPool } from "../../functions/rpm-booster/pool";
import { RPM, RPM_STEPS, stackSteps } from "./rpm-booster";

test("the benchmarks are those of the sample (spec section 9: 3.2 and 5.8; section 4: 2.67)", () => {
  expect(RPM).toEqual({ current: 2.67, average: 3.2, top: 5.8 });
  const { industryAverage, topPerformerRPM } = BENCHMARK;
  expect(RPM).toEqual({ current: FOUND.currentRPM, average: industryAverage, top: topPerformerRPM });
});

test.each(RPM_STEPS)("$title adds what the sample's tip does", ({ tip, adds, category }) => {
  const found = tipPool().find(({ id }) => id === tip);
  expect([found?.potentialIncrease, found?.category]).toEqual([adds, category]);
});

test("each step starts at the total of those before it, rounded to cents", () => {
  const step = { tip: "", title: "", short: "Guides", category: "" };
  expect(
    stackSteps(2.67, [
      { ...step, adds: 0.31 },
      { ...step, adds: 0.4 },
    ]),
  ).toEqual([
    { step: "Guides", adds: "+$0.31", from: 2.67, to: 2.98 },
    { step: "Guides", adds: "+$0.40", from: 2.98, to: 3.38 },
  ]);
});

test("the steps reach between the average and top performers", () => {
  const reached = stackSteps(RPM.current, RPM_STEPS).at(-1)?.to ?? 0;
  expect(reached).toBeGreaterThan(RPM.average);
  expect(reached).toBeLessThan(RPM.top);
});
