import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/seeded";
import { analyze, clear, mark, type RpmState, rpmBooster } from "./rpm";
import { SAMPLE_MONTHLY_VIEWS, TIPS } from "./sample";

const NOW = new Date("2026-11-21T10:00:00Z");

function analyzed(state: RpmState, seed: string): RpmState {
  return analyze.apply(state, {}, { now: NOW, random: seeded(seed) }, undefined);
}

function marked(state: RpmState, fields: Record<string, string>): RpmState {
  return mark.apply(state, mark.form.parse(fields), { now: NOW, random: seeded("mark") }, undefined);
}

const show = (state: RpmState) => rpmBooster.show(state, { now: NOW, search: new URLSearchParams() });
const idsOf = (state: RpmState) => state.recommendations.map(({ id }) => id);
const doneOf = (state: RpmState, id: string) =>
  state.recommendations.find((recommendation) => recommendation.id === id)?.stepsDone;

describe("RPM analysis", () => {
  // Spec 4: "RPM analysis: sets new analysis values (current RPM 2.67, trend 15.2%), prepends a new recommendation, keeps at most 6, total analyses +1."
  // Spec 9: "Sample RPM: industry average 3.2, top performer 5.8."
  it("sets new values, prepends a new recommendation and counts", () => {
    const before = rpmBooster.initial(NOW);
    const after = analyzed(before, "test");
    expect(after.analysis).toMatchObject({
      currentRPM: 2.67,
      trendPercentage: 15.2,
      monthlyTrend: "increasing",
      industryAverage: 3.2,
      topPerformerRPM: 5.8,
    });
    expect(before.analysis.currentRPM).not.toBe(2.67);
    expect(idsOf(before)).not.toContain(idsOf(after)[0]);
    expect(idsOf(after).slice(1)).toEqual(idsOf(before));
    expect(after.totalAnalyses).toBe(before.totalAnalyses + 1);
    expect(show(after).stats.lastAnalyzed).toBe("just now");
    expect(show(after).analysis.trend.text).toBe("Up 15.2% on last month");
  });

  // Spec 9: "RPM list capped at 6"
  it("keeps at most 6, and lets the oldest go", () => {
    let state = rpmBooster.initial(NOW);
    const [, , , oldest] = idsOf(state);
    for (let time = 1; time <= 3; time += 1) state = analyzed(state, `time ${time}`);
    expect(state.recommendations).toHaveLength(6);
    expect(idsOf(state)).not.toContain(oldest);
    expect(state.analysis.totalRecommendations).toBe(6);
  });

  it("brings no recommendation twice while others are left, and none that is on the list", () => {
    let state = rpmBooster.initial(NOW);
    const seen = idsOf(state);
    for (let time = seen.length; time < TIPS.length; time += 1) {
      state = analyzed(state, `time ${time}`);
      seen.push(...idsOf(state).slice(0, 1));
    }
    expect(new Set(seen).size).toBe(TIPS.length);
    state = analyzed(state, "dry");
    expect(new Set(idsOf(state)).size).toBe(6);
  });

  it("measures every recommendation from the new RPM, in whole cents", () => {
    for (const { currentRPM, projectedRPM, potentialIncrease } of analyzed(rpmBooster.initial(NOW), "test")
      .recommendations) {
      expect(currentRPM).toBe(2.67);
      expect(projectedRPM).toBe(Math.round(100 * (2.67 + potentialIncrease)) / 100);
    }
  });

  it("adds up what the list may bring in a month", () => {
    const { analysis, recommendations } = analyzed(rpmBooster.initial(NOW), "test");
    const perThousand = recommendations.reduce((sum, { potentialIncrease }) => sum + potentialIncrease, 0);
    expect(analysis.potentialMonthlyIncrease).toBe(Math.round((perThousand * SAMPLE_MONTHLY_VIEWS) / 1000));
    expect(analysis.potentialMonthlyIncrease).toBeGreaterThan(0);
  });

  it("keeps what its schema takes", () => {
    const after = analyzed(rpmBooster.initial(NOW), "test");
    expect(rpmBooster.state.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
  });
});

describe("Ticking a step off", () => {
  const before = rpmBooster.initial(NOW);

  it("keeps the tick, and takes it back", () => {
    const two = marked(marked(before, { recommendation: "mid-roll", finish: "2" }), {
      recommendation: "mid-roll",
      finish: "0",
    });
    expect(doneOf(two, "mid-roll")).toEqual([0, 2]);
    expect(show(two).stats.stepsDone).toBe("2 of 18");
    expect(doneOf(marked(two, { recommendation: "mid-roll", reopen: "2" }), "mid-roll")).toEqual([0]);
  });

  it("is done once, however often it is sent", () => {
    const fields = { recommendation: "mid-roll", finish: "1" };
    expect(doneOf(marked(marked(before, fields), fields), "mid-roll")).toEqual([1]);
  });

  it("outlasts an analysis", () => {
    const state = analyzed(marked(before, { recommendation: "mid-roll", finish: "1" }), "test");
    expect(doneOf(state, "mid-roll")).toEqual([1]);
  });

  it("changes nothing where there is no such step", () => {
    for (const [field, step] of [
      ["finish", "99"],
      ["finish", "-1"],
      ["finish", "the first"],
      ["finish", ""],
      ["finish", " 0"],
      ["finish", "1.0"],
      ["reopen", "0"],
      ["other", "0"],
    ] as const) {
      expect(marked(before, { recommendation: "mid-roll", [field]: step })).toEqual(before);
    }
  });

  it("leaves the card open, and says so where it has gone", () => {
    const input = mark.form.parse({ recommendation: "mid-roll", finish: "0" });
    expect(mark.opens?.(before, input)).toBe("mid-roll");
    expect(mark.refusal?.(before, input)).toBeUndefined();
    expect(mark.refusal?.({ ...before, recommendations: [] }, input)).toBe(
      "This recommendation is no longer on your list.",
    );
  });
});

describe("Clearing", () => {
  it("empties the list and what it may bring; the analysis stays", () => {
    const before = rpmBooster.initial(NOW);
    const after = clear.apply(before, {}, { now: NOW, random: seeded("clear") }, undefined);
    expect(after.recommendations).toEqual([]);
    expect(after.analysis).toEqual({
      ...before.analysis,
      totalRecommendations: 0,
      potentialMonthlyIncrease: 0,
    });
    expect(after.totalAnalyses).toBe(before.totalAnalyses);
    expect(show(after).analysis.potential).toBeNull();
  });
});

describe("The dashboard's figure", () => {
  it("is the RPM", () => {
    expect(rpmBooster.figure(analyzed(rpmBooster.initial(NOW), "test"))).toEqual({
      value: "$2.67",
      label: "sample RPM, where $3.20 is average",
    });
  });
});
