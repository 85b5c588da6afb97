import { describe, expect, it } from "vitest";
import { routePaths } from "../../commands/bench/routes";
import type { PlanId } from "../model/subscription-plan";
import { countFeatures, FEATURES } from "./features";

function namesIn(plan: PlanId): string[] {
  return FEATURES.filter((feature) => feature[plan]).map(({ name }) => name);
}

const FROM_PRO = [
  "Content Gap Analysis",
  "Audience Demand Insights",
  "Optimal Upload Timing",
  "Seasonal Topic Surge Alerts",
  "Viral Potential Predictor",
];

describe("The plan tiers (spec section 6)", () => {
  // Spec 6: "Plan tiers: Live Visibility Score in all plans."
  it("give every plan the Live Visibility Score, and Starter nothing else", () => {
    expect(namesIn("starter")).toEqual(["Live Visibility Score"]);
  });

  // Spec 6: "Content Gap Analysis, Audience Demand Insights, Optimal Upload Timing, Seasonal Topic Surge Alerts, Viral Potential Predictor in Pro and Creator+."
  // Spec 6: "1-on-1 Channel Strategy Coaching in Creator+ only."
  it("give Pro five more, and Creator+ the coaching on top", () => {
    expect(namesIn("pro")).toEqual(["Live Visibility Score", ...FROM_PRO]);
    expect(namesIn("creator")).toEqual([...namesIn("pro"), "1-on-1 Channel Strategy Coaching"]);
  });

  it("are counted per plan", () => {
    expect([countFeatures("starter"), countFeatures("pro"), countFeatures("creator")]).toEqual([1, 6, 7]);
  });
});

it.each(FEATURES)("$name has a home, for a creator with a channel as for others", ({ name, places }) => {
  const paths = routePaths();
  for (const { to, yours = to } of places) expect(paths).toEqual(expect.arrayContaining([to, yours]));
  // A person gives it, and no page.
  expect(places.length === 0).toBe(name === "1-on-1 Channel Strategy Coaching");
});
