import { describe, expect, it } from "vitest";
import { rpmBooster } from "../../functions/rpm-booster/sample";
import { benchmarkChart, rpmScale, showRpm } from "./show";

const BENCHMARK = { currentRPM: 3, industryAverage: 3.2, topPerformerRPM: 5.8 };
const tips = (...increases: number[]) => increases.map((potentialIncrease) => ({ potentialIncrease }));
const chart = (benchmark: typeof BENCHMARK, list: ReturnType<typeof tips>) =>
  benchmarkChart(benchmark, list, rpmScale(benchmark, list));

describe("the chart of RPM against benchmarks", () => {
  it("splits every bar at the current RPM, on one scale", () => {
    const { bars, now } = chart(BENCHMARK, tips(0.5, 1));
    expect(now).toBe("50%");
    expect(bars).toEqual([
      { name: "You, now", kind: "now", amount: "$3.00", beyond: null, solid: "50%", rest: "0%" },
      {
        name: "You, with all tips",
        kind: "ahead",
        amount: "$4.50",
        beyond: "+$1.50",
        solid: "50%",
        rest: "25%",
      },
      {
        name: "Industry average",
        kind: "others",
        amount: "$3.20",
        beyond: "+$0.20",
        solid: "50%",
        rest: "3.33%",
      },
      {
        name: "Top performers",
        kind: "others",
        amount: "$5.80",
        beyond: "+$2.80",
        solid: "50%",
        rest: "46.67%",
      },
    ]);
  });

  it("describes itself in words", () => {
    expect(chart(BENCHMARK, tips(0.5)).text).toBe(
      "You, now: $3.00. You, with all tips: $3.50. Industry average: $3.20. Top performers: $5.80.",
    );
  });

  it("has no bar for tips without tips, and no gap to a benchmark below the RPM", () => {
    const { bars } = chart({ ...BENCHMARK, currentRPM: 4 }, []);
    expect(bars.map(({ name }) => name)).toEqual(["You, now", "Industry average", "Top performers"]);
    expect(bars[1]).toMatchObject({ beyond: null, rest: "0%" });
  });

  it("makes room for more than top performers earn", () => {
    const share = rpmScale(BENCHMARK, tips(7));
    expect(share(10)).toBe("100%");
  });
});

describe("where to begin", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const state = rpmBooster.initial(now);
  const begin = (recommendations: typeof state.recommendations) =>
    showRpm({ ...state, recommendations }, { now, search: new URLSearchParams() }).analysis.begin;

  it("names the easiest tip of the highest priority, and of those the one that adds most", () => {
    const { recommendations } = state;
    expect(begin(recommendations)).toEqual({
      title: "Lead from your most watched video to your best-paid one",
      to: expect.stringMatching(/^\/rpm-booster\?open=([\w-]+)#\1$/),
      gain: "+$0.33 a thousand views, for 1 evening",
    });
  });

  it("leaves out a tip whose steps are all ticked off", () => {
    const done = state.recommendations.map((tip) => ({
      ...tip,
      stepsDone: tip.title.startsWith("Lead from") ? tip.actionSteps.map((_, index) => index) : [],
    }));
    expect(begin(done)?.title).toBe("Set mid-roll breaks by hand in videos over 8 minutes");
    const all = done.map((tip) => ({ ...tip, stepsDone: tip.actionSteps.map((_, index) => index) }));
    expect(begin(all)).toBeNull();
  });
});
