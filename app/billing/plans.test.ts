import { describe, expect, it } from "vitest";
import { findPlan, PLANS, planOfPrice } from "./plans";

describe("the plans", () => {
  // Spec 9: "Plans: Starter $29/month, Pro $79/month, Creator+ $149/month."
  it("are Starter $29, Pro $79 and Creator+ $149 (spec section 9)", () => {
    expect(PLANS.map(({ name, price }) => [name, price])).toEqual([
      ["Starter", "$29"],
      ["Pro", "$79"],
      ["Creator+", "$149"],
    ]);
  });

  it("have a price id each, so that each card leads to its own plan", () => {
    expect(new Set(PLANS.map(({ priceId }) => priceId)).size).toBe(PLANS.length);
    for (const plan of PLANS) expect(planOfPrice(plan.priceId)).toBe(plan);
  });

  it("are found by their id and by nothing else", () => {
    for (const plan of PLANS) expect(findPlan(plan.id)).toBe(plan);
    for (const other of ["Pro", "price_pro_monthly", "", "__proto__", null, undefined, 0]) {
      expect(findPlan(other)).toBeUndefined();
    }
    expect(planOfPrice(null)).toBeUndefined();
  });
});
