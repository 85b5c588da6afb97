import { compact } from "../../numbers/compact";
import { relativeAge } from "../../numbers/relative-age";
import type { Outlook } from "../tool/tool";
import { benchmarkChart, rpmScale } from "./benchmark-chart";
import { dollars } from "./dollars";
import type { RpmRecommendation } from "./recommendation";
import type { RpmState } from "./rpm";
import { SAMPLE_MONTHLY_VIEWS } from "./sample";

export type RpmShown = ReturnType<typeof showRpm>;
export type RecommendationShown = RpmShown["recommendations"][number];

/** What the view draws of a state. */
export function showRpm({ analysis, recommendations, ...state }: RpmState, { now }: Outlook) {
  const steps = recommendations.flatMap(({ actionSteps }) => actionSteps).length;
  const done = recommendations.flatMap(({ stepsDone }) => stepsDone).length;
  const scale = rpmScale(analysis, recommendations);
  return {
    stats: {
      totalAnalyses: state.totalAnalyses.toLocaleString("en-US"),
      lastAnalyzed: relativeAge(state.lastAnalyzed, now),
      totalRecommendations: String(analysis.totalRecommendations),
      stepsDone: steps === 0 ? "0" : `${done} of ${steps}`,
    },
    analysis: {
      currentRPM: dollars(analysis.currentRPM),
      trend: {
        direction: analysis.monthlyTrend,
        text: TREND_TEXTS[analysis.monthlyTrend](analysis.trendPercentage),
      },
      standing: standing(analysis),
      potential:
        recommendations.length === 0
          ? null
          : {
              amount: `$${analysis.potentialMonthlyIncrease.toLocaleString("en-US")}`,
              views: compact(SAMPLE_MONTHLY_VIEWS),
            },
      chart: benchmarkChart(analysis, recommendations, scale),
    },
    recommendations: recommendations.map((recommendation) => ({
      ...shownRecommendation(recommendation),
      bar: {
        current: scale.share(recommendation.currentRPM),
        added: scale.share(recommendation.projectedRPM - recommendation.currentRPM),
        average: scale.share(analysis.industryAverage),
      },
    })),
  };
}

function shownRecommendation({ stepsDone, ...recommendation }: RpmRecommendation) {
  const { currentRPM, projectedRPM, potentialIncrease, actionSteps } = recommendation;
  return {
    ...recommendation,
    currentRPM: dollars(currentRPM),
    projectedRPM: dollars(projectedRPM),
    potentialIncrease: `+${dollars(potentialIncrease)}`,
    percent: `+${Math.round((100 * potentialIncrease) / currentRPM)}%`,
    actionSteps: actionSteps.map((text, place) => ({ text, done: stepsDone.includes(place) })),
    progress: `${stepsDone.length} of ${actionSteps.length} steps done`,
    finished: stepsDone.length === actionSteps.length,
  };
}

const TREND_TEXTS = {
  increasing: (percent: number) => `Up ${percent}% on last month`,
  decreasing: (percent: number) => `Down ${percent}% on last month`,
  steady: () => "As last month",
};

/** How far from the others, in a sentence. */
function standing({ currentRPM, industryAverage, topPerformerRPM }: RpmState["analysis"]): string {
  const gap = industryAverage - currentRPM;
  const toAverage =
    gap > 0
      ? `${dollars(gap)} below the industry average of ${dollars(industryAverage)}`
      : `${dollars(-gap)} above the industry average of ${dollars(industryAverage)}`;
  const ofTop = Math.round((100 * currentRPM) / topPerformerRPM);
  return `${toAverage}, and ${ofTop}% of what top performers earn.`;
}
