import { expect, it } from "vitest";
import { ownKpiTexts } from "./show-kpis";

it("says what uploads tell of two KPIs, with how many uploads at least", () => {
  const kpis = {
    subscribersPer1000: { median: 2.345, uploads: 40 },
    clicked: { median: 0.051, uploads: 38 },
    watched: { median: 0.42, uploads: 12 },
  };
  expect(ownKpiTexts(kpis)).toEqual({
    growth: "2.3 subscribers per 1,000 views (median of 40 uploads).",
    funnel: "5% of those who see a thumbnail click, 42% of a video is watched (median of 12 uploads).",
  });
  expect(ownKpiTexts({ ...kpis, watched: null }).funnel).toBe(
    "5% of those who see a thumbnail click (median of 38 uploads).",
  );
});

it("says nothing where uploads tell nothing, and of a summary that is older than these figures", () => {
  const nothing = { growth: null, funnel: null };
  expect(ownKpiTexts(undefined)).toEqual(nothing);
  expect(ownKpiTexts({ subscribersPer1000: null, clicked: null, watched: null })).toEqual(nothing);
});
