import { describe, expect, it } from "vitest";
import { findPlan, PLANS } from "./subscription-plan";

describe("The plans", () => {
  // Spec 9: "Plans: Starter $29/month, Pro $79/month, Creator+ $149/month."
  it("are Starter $29, Pro $79 and Creator+ $149 (spec section 9)", () => {
    expect(PLANS.map(({ name, price }) => [name, price])).toEqual([
      ["Starter", "$29"],
      ["Pro", "$79"],
      ["Creator+", "$149"],
    ]);
  });

  it("are found by their id only", () => {
    for (const plan of PLANS) expect(findPlan(plan.id)).toBe(plan);
    for (const other of ["Pro", "price_pro_monthly", "", "__proto__", null, undefined, 0]) {
      expect(findPlan(other)).toBeUndefined();
    }
  });
});
