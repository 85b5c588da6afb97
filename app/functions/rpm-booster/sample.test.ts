import { describe, expect, it } from "vitest";
import { seeded } from "../../numbers/chance";
import { rpmPage } from "../../tools/rpm-booster/show";
import { SAMPLE_MONTHLY_VIEWS, tipPool } from "./pool";
import type { RpmState } from "./recommendation";
import { analyze, clear, mark, rpmBooster } from "./sample";

const NOW = new Date("2026-11-21T10:00:00Z");

function analyzed(state: RpmState, seed: string): RpmState {
  return analyze.apply(state, {}, { now: NOW, random: seeded(seed) }, undefined);
}

function marked(state: RpmState, fields: Record<string, string>): RpmState {
  return mark.apply(state, mark.form.parse(fields), { now: NOW, random: seeded("mark") }, undefined);
}

const show = (state: RpmState) => rpmPage.show(state, { now: NOW, search: new URLSearchParams() });
const ids = (state: RpmState) => state.recommendations.map(({ id }) => id);
const stepsDone = (state: RpmState, id: string) =>
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
    expect(ids(before)).not.toContain(ids(after)[0]);
    expect(ids(after).slice(1)).toEqual(ids(before));
    expect(after.totalAnalyses).toBe(before.totalAnalyses + 1);
    expect(show(after).stats.lastAnalyzed).toBe("just now");
    expect(show(after).analysis.trend.text).toBe("Up 15.2% on last month");
  });

  // Spec 9: "RPM list capped at 6"
  it("keeps the newest 6", () => {
    let state = rpmBooster.initial(NOW);
    const [, , , oldest] = ids(state);
    for (let time = 1; time <= 3; time += 1) state = analyzed(state, `time ${time}`);
    expect(state.recommendations).toHaveLength(6);
    expect(ids(state)).not.toContain(oldest);
    expect(state.analysis.totalRecommendations).toBe(6);
  });

  it("repeats no recommendation while others are left, and none on the list", () => {
    let state = rpmBooster.initial(NOW);
    const seen = ids(state);
    for (let time = seen.length; time < tipPool().length; time += 1) {
      state = analyzed(state, `time ${time}`);
      seen.push(...ids(state).slice(0, 1));
    }
    expect(new Set(seen).size).toBe(tipPool().length);
    state = analyzed(state, "dry");
    expect(new Set(ids(state)).size).toBe(6);
  });

  it("projects every recommendation from the new RPM, in whole cents", () => {
    for (const { currentRPM, projectedRPM, potentialIncrease } of analyzed(rpmBooster.initial(NOW), "test")
      .recommendations) {
      expect(currentRPM).toBe(2.67);
      expect(projectedRPM).toBe(Math.round(100 * (2.67 + potentialIncrease)) / 100);
    }
  });

  it("adds up the potential of the list per month", () => {
    const { analysis, recommendations } = analyzed(rpmBooster.initial(NOW), "test");
    const perThousand = recommendations.reduce((sum, { potentialIncrease }) => sum + potentialIncrease, 0);
    expect(analysis.potentialMonthlyIncrease).toBe(Math.round((perThousand * SAMPLE_MONTHLY_VIEWS) / 1000));
    expect(analysis.potentialMonthlyIncrease).toBeGreaterThan(0);
  });

  it("produces a state that its schema accepts", () => {
    const after = analyzed(rpmBooster.initial(NOW), "test");
    expect(rpmBooster.state.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
  });
});

describe("Ticking a step off", () => {
  const before = rpmBooster.initial(NOW);

  it("ticks steps off and reopens them", () => {
    const two = marked(marked(before, { recommendation: "mid-roll", finish: "2" }), {
      recommendation: "mid-roll",
      finish: "0",
    });
    expect(stepsDone(two, "mid-roll")).toEqual([0, 2]);
    expect(show(two).stats.stepsDone).toBe("2 of 18");
    expect(stepsDone(marked(two, { recommendation: "mid-roll", reopen: "2" }), "mid-roll")).toEqual([0]);
  });

  it("counts once, however often it is sent", () => {
    const fields = { recommendation: "mid-roll", finish: "1" };
    expect(stepsDone(marked(marked(before, fields), fields), "mid-roll")).toEqual([1]);
  });

  it("survives an analysis", () => {
    const state = analyzed(marked(before, { recommendation: "mid-roll", finish: "1" }), "test");
    expect(stepsDone(state, "mid-roll")).toEqual([1]);
  });

  it("changes nothing for a step that does not exist", () => {
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

  it("leaves the card open, and refuses one that is gone", () => {
    const input = mark.form.parse({ recommendation: "mid-roll", finish: "0" });
    expect(mark.opens?.(before, input)).toBe("mid-roll");
    expect(mark.refusal?.(before, input)).toBeUndefined();
    expect(mark.refusal?.({ ...before, recommendations: [] }, input)).toBe(
      "This recommendation is no longer on your list.",
    );
  });
});

describe("Clearing", () => {
  it("empties the list and its potential, and keeps the analysis", () => {
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
