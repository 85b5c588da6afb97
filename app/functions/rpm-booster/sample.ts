import { z } from "zod";
import { deal } from "../../numbers/chance";
import { DAY_MS } from "../../numbers/days";
import { type DeskRules, defineAction } from "../desk/desk";
import { sampleFunctions } from "../desk/functions";
import { GONE, RPM_FAILED } from "./messages";
import { BENCHMARK, FOUND, FOUND_BEFORE, SAMPLE_MONTHLY_VIEWS, startingTips, tipPool } from "./pool";
import {
  dollars,
  markStep,
  projectRpm,
  type RpmRecommendation,
  type RpmState,
  type RpmTip,
  rpmState,
} from "./recommendation";

/** Spec section 9: the RPM list is capped at 6. */
const LIST_LIMIT = 6;

const action = defineAction<RpmState>();

/** Spec section 4, RPM analysis. Earlier recommendations are projected from the new RPM; their ticks stay. */
export const analyze = action({
  form: z.object({}),
  apply(state, _input, { now, random }) {
    const onShow = state.recommendations.map(({ id }) => id);
    const { cards, dealt } = deal(random, tipPool(), 1, { dealt: state.drawn, onShow });
    const { currentRPM } = FOUND;
    const added = cards.map((tip) => recommend(tip, currentRPM));
    const earlier = state.recommendations.map((one) => ({ ...one, ...projectRpm(currentRPM, one) }));
    const recommendations = [...added, ...earlier].slice(0, LIST_LIMIT);
    return {
      analysis: { ...BENCHMARK, ...FOUND, ...totals(recommendations) },
      recommendations,
      drawn: dealt,
      totalAnalyses: state.totalAnalyses + 1,
      lastAnalyzed: now.toISOString(),
    };
  },
});

/** The index of a step; undefined for anything the page does not send. */
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

/** Empties the list. Recommendations already shown still count as shown. */
export const clear = action({
  form: z.object({}),
  apply: (state) => ({ ...state, recommendations: [], analysis: { ...state.analysis, ...totals([]) } }),
});

/** RPM Booster Tips (spec section 2). */
export const rpmBooster: DeskRules<RpmState> = {
  key: "rpm-booster",
  state: rpmState,
  initial(now) {
    const recommendations = startingTips().map((tip) => recommend(tip, FOUND_BEFORE.currentRPM));
    return {
      analysis: { ...BENCHMARK, ...FOUND_BEFORE, ...totals(recommendations) },
      recommendations,
      drawn: startingTips().map(({ id }) => id),
      totalAnalyses: 12,
      lastAnalyzed: new Date(now.getTime() - 6 * DAY_MS).toISOString(),
    };
  },
  failed: RPM_FAILED,
  actions: { analyze, mark, clear },
  figure: ({ analysis }) => ({
    value: dollars(analysis.currentRPM),
    label: `sample RPM, where ${dollars(analysis.industryAverage)} is average`,
  }),
};

function recommend(tip: RpmTip, currentRPM: number): RpmRecommendation {
  return { ...tip, ...projectRpm(currentRPM, tip), stepsDone: [] };
}

function totals(recommendations: Pick<RpmTip, "potentialIncrease">[]) {
  const perThousand = recommendations.reduce((sum, { potentialIncrease }) => sum + potentialIncrease, 0);
  return {
    totalRecommendations: recommendations.length,
    potentialMonthlyIncrease: Math.round((perThousand * SAMPLE_MONTHLY_VIEWS) / 1000),
  };
}

export const rpmBoosterFunctions = sampleFunctions(rpmBooster, {
  analyze: { about: "Adds a recommendation to the sample's RPM analysis." },
  mark: {
    about: "Ticks a step of a sample recommendation off, or opens it again.",
    example: { recommendation: "tip-1", finish: "0" },
  },
  clear: { about: "Empties the sample's list of recommendations." },
});
