import { expect, it } from "vitest";
import { showPlanUse } from "./show-plan-use";

const AT = "2026-11-22T12:00:00.000Z";
const used = [{ feature: "viral", subject: "x", at: AT }] as const;

it("shows what Free has left, and what of it was used", () => {
  const shown = showPlanUse({ tier: "free", used }, { channels: 1, watched: 11 });
  expect(shown).toMatchObject({
    title: "Your plan: Free",
    // Nothing is lost on downgrade: eleven stay.
    limits: [{ used: "1 of 1" }, { used: "11 of 10" }],
  });
  expect(Object.fromEntries(shown.analyses.map((one) => [one.name, one.used]))).toEqual({
    "Live Visibility Score": "1 free analysis left",
    "Content Gap Analysis": "1 free analysis left",
    "Audience Demand Insights": "1 free analysis left",
    "Optimal Upload Timing": "1 free analysis left",
    "Seasonal Topic Surge Alerts": "1 free analysis left",
    "Viral Potential Predictor": "Free one used on Nov 22, 2026",
  });
  expect(shown.note).toContain("does not reset");
});

it("shows no limit on what a plan includes", () => {
  const of = (tier: "starter" | "pro") =>
    showPlanUse({ tier, used }, { channels: 0, watched: 3 }).analyses.filter(
      (one) => one.used === "No limit",
    );
  expect([of("starter").length, of("pro").length]).toEqual([1, 6]);
  expect(showPlanUse({ tier: "pro", used }, { channels: 1, watched: 3 })).toMatchObject({
    limits: [{ used: "1 of 1" }, { used: "3 of 50" }],
    note: null,
  });
});
