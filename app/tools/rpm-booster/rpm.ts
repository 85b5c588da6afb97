import { z } from "zod";
import { deal } from "../../numbers/deck";
import { type Tool, toolActionOf } from "../tool/tool";
import { dollars } from "./dollars";
import { GONE, RPM_FAILED } from "./messages";
import { markStep, measuredFrom, type RpmTip, rpmRecommendation } from "./recommendation";
import { BENCHMARK, FOUND, FOUND_BEFORE, SAMPLE_MONTHLY_VIEWS, STARTING_TIPS, TIPS } from "./sample";
import { type RpmShown, showRpm } from "./shown";

/** Spec section 9: the RPM list is capped at 6. */
const LIST_LIMIT = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Spec section 3, RPM analysis; amounts are dollars a thousand views. */
const rpmAnalysis = z.object({
  currentRPM: z.number(),
  industryAverage: z.number(),
  topPerformerRPM: z.number(),
  monthlyTrend: z.enum(["increasing", "decreasing", "steady"]),
  /** Against the month before. */
  trendPercentage: z.number(),
  /** On the list. */
  totalRecommendations: z.number(),
  /** Dollars a month, if everything on the list brought what it promises. */
  potentialMonthlyIncrease: z.number(),
});

const rpmState = z.object({
  analysis: rpmAnalysis,
  /** The newest first. */
  recommendations: z.array(rpmRecommendation),
  /** Ids of the recommendations that came already: none comes again before the others have. */
  drawn: z.array(z.string()),
  totalAnalyses: z.number(),
  lastAnalyzed: z.iso.datetime(),
});
export type RpmState = z.infer<typeof rpmState>;

const action = toolActionOf<RpmState>();

/** Spec section 4, RPM analysis. The earlier recommendations are measured anew, their ticks stay. */
export const analyze = action({
  form: z.object({}),
  apply(state, _input, { now, random }) {
    const onShow = state.recommendations.map(({ id }) => id);
    const { cards, dealt } = deal(random, TIPS, 1, { dealt: state.drawn, onShow });
    const recommendations = [...cards.map(asNew), ...state.recommendations]
      .slice(0, LIST_LIMIT)
      .map((earlier) => ({ ...earlier, ...measuredFrom(FOUND.currentRPM, earlier) }));
    return {
      analysis: { ...BENCHMARK, ...FOUND, ...totals(recommendations) },
      recommendations,
      drawn: dealt,
      totalAnalyses: state.totalAnalyses + 1,
      lastAnalyzed: now.toISOString(),
    };
  },
});

/** What is no place among the steps is none: nothing that the page sends. */
const step = z.string().regex(/^\d+$/).transform(Number).optional().catch(undefined);

/** Ticks an action step off ("finish") or opens it again ("reopen"). */
export const mark = action({
  form: z.object({ recommendation: z.string().default(""), finish: step, reopen: step }),
  refusal: (state, { recommendation }) =>
    state.recommendations.some(({ id }) => id === recommendation) ? undefined : GONE,
  apply(state, { recommendation, finish, reopen }) {
    const marking = { step: finish ?? reopen ?? -1, done: finish !== undefined };
    return {
      ...state,
      recommendations: state.recommendations.map((each) =>
        each.id === recommendation ? markStep(each, marking) : each,
      ),
    };
  },
  opens: (_state, { recommendation }) => recommendation,
});

/** Empties the list; what was drawn stays drawn. */
export const clear = action({
  form: z.object({}),
  apply: (state) => ({ ...state, recommendations: [], analysis: { ...state.analysis, ...totals([]) } }),
});

/** RPM Booster Tips (spec section 2). */
export const rpmBooster: Tool<RpmState, RpmShown> = {
  key: "rpm-booster",
  state: rpmState,
  initial(now) {
    const recommendations = STARTING_TIPS.map((tip) => ({
      ...asNew(tip),
      ...measuredFrom(FOUND_BEFORE.currentRPM, tip),
    }));
    return {
      analysis: { ...BENCHMARK, ...FOUND_BEFORE, ...totals(recommendations) },
      recommendations,
      drawn: STARTING_TIPS.map(({ id }) => id),
      totalAnalyses: 12,
      lastAnalyzed: new Date(now.getTime() - 6 * DAY_MS).toISOString(),
    };
  },
  failed: RPM_FAILED,
  actions: { analyze, mark, clear },
  show: showRpm,
  figure: ({ analysis }) => ({
    value: dollars(analysis.currentRPM),
    label: `sample RPM, where ${dollars(analysis.industryAverage)} is average`,
  }),
};

function asNew(tip: RpmTip) {
  return { ...tip, stepsDone: [] as number[] };
}

function totals(recommendations: Pick<RpmTip, "potentialIncrease">[]) {
  const perThousand = recommendations.reduce((sum, { potentialIncrease }) => sum + potentialIncrease, 0);
  return {
    totalRecommendations: recommendations.length,
    potentialMonthlyIncrease: Math.round((perThousand * SAMPLE_MONTHLY_VIEWS) / 1000),
  };
}
