import { scaleLinear } from "d3-scale";
import { SAMPLE_MONTHLY_VIEWS } from "../../functions/rpm-booster/pool";
import { dollars, type RpmRecommendation, type RpmState } from "../../functions/rpm-booster/recommendation";
import { rpmBooster, rpmBoosterFunctions } from "../../functions/rpm-booster/sample";
import { addressWith } from "../../navigation/address";
import { percentLength } from "../../numbers/bounds";
import { relativeAge } from "../../numbers/days";
import { compact, formatCount } from "../../numbers/figures";
import type { ShowContext } from "../tool/tool";
import { toolPage } from "../tool/tool";
import { RPM_ADVICE } from "./messages";

type Benchmark = Pick<RpmState["analysis"], "currentRPM" | "industryAverage" | "topPerformerRPM">;

/** What a recommendation adds to the RPM. */
type Gain = Pick<RpmRecommendation, "potentialIncrease">;

/** A bar of the chart, split at the current RPM. */
export interface BenchmarkBar {
  name: string;
  kind: "now" | "ahead" | "others";
  amount: string;
  /** How far above the current RPM: "+$0.53". */
  beyond: string | null;
  /** Widths of the part up to the current RPM and of the part above it. */
  solid: string;
  rest: string;
}

export interface BenchmarkChart {
  bars: BenchmarkBar[];
  /** Position of the current RPM. */
  now: string;
  /** The chart in words. */
  text: string;
}

export type RpmShown = ReturnType<typeof showRpm>;
export type RecommendationShown = RpmShown["recommendations"][number];

/** What the view draws: the stats row, the analysis with its chart, and each recommendation with its bar. */
export function showRpm({ analysis, recommendations, ...state }: RpmState, { now }: ShowContext) {
  const steps = recommendations.flatMap(({ actionSteps }) => actionSteps).length;
  const done = recommendations.flatMap(({ stepsDone }) => stepsDone).length;
  const share = rpmScale(analysis, recommendations);
  return {
    stats: {
      totalAnalyses: formatCount(state.totalAnalyses),
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
      begin: whereToBegin(recommendations),
      potential:
        recommendations.length === 0
          ? null
          : {
              amount: `$${formatCount(analysis.potentialMonthlyIncrease)}`,
              views: compact(SAMPLE_MONTHLY_VIEWS),
            },
      chart: benchmarkChart(analysis, recommendations, share),
    },
    recommendations: recommendations.map((recommendation) => ({
      ...showRecommendation(recommendation),
      bar: {
        current: share(recommendation.currentRPM),
        added: share(recommendation.projectedRPM - recommendation.currentRPM),
        average: share(analysis.industryAverage),
      },
    })),
  };
}

const EASE = ["Easy", "Medium", "Hard"] as const;
const URGENCY = ["High", "Medium", "Low"] as const;

/** The first tip to take up: of the highest priority the easiest, of those the one that adds most. Null without any. */
function whereToBegin(recommendations: RpmRecommendation[]) {
  const open = recommendations.filter(({ actionSteps, stepsDone }) => stepsDone.length < actionSteps.length);
  const [first] = open.toSorted(
    (one, other) =>
      URGENCY.indexOf(one.priority) - URGENCY.indexOf(other.priority) ||
      EASE.indexOf(one.difficulty) - EASE.indexOf(other.difficulty) ||
      other.potentialIncrease - one.potentialIncrease,
  );
  if (!first) return null;
  const { id, title, potentialIncrease, timeToImplement } = first;
  return {
    title,
    to: addressWith("/rpm-booster", { open: id }, id),
    gain: `+${dollars(potentialIncrease)} a thousand views, for ${timeToImplement}`,
  };
}

function showRecommendation({ stepsDone, ...recommendation }: RpmRecommendation) {
  const { currentRPM, projectedRPM, potentialIncrease, actionSteps } = recommendation;
  return {
    ...recommendation,
    currentRPM: dollars(currentRPM),
    projectedRPM: dollars(projectedRPM),
    potentialIncrease: `+${dollars(potentialIncrease)}`,
    percent: `+${Math.round((100 * potentialIncrease) / currentRPM)}%`,
    actionSteps: actionSteps.map((text, index) => ({ text, done: stepsDone.includes(index) })),
    progress: `${stepsDone.length} of ${actionSteps.length} steps done`,
  };
}

const TREND_TEXTS = {
  increasing: (percent: number) => `Up ${percent}% on last month`,
  decreasing: (percent: number) => `Down ${percent}% on last month`,
  steady: () => "As last month",
};

/** How the RPM compares to the benchmarks, as a sentence. */
function standing({ currentRPM, industryAverage, topPerformerRPM }: RpmState["analysis"]): string {
  const gap = industryAverage - currentRPM;
  const toAverage =
    gap > 0
      ? `${dollars(gap)} below the industry average of ${dollars(industryAverage)}`
      : `${dollars(-gap)} above the industry average of ${dollars(industryAverage)}`;
  const ofTop = Math.round((100 * currentRPM) / topPerformerRPM);
  return `${toAverage}, and ${ofTop}% of what top performers earn.`;
}

/**
 * The scale shared by the chart and every recommendation's bar, so that all can be compared: an amount in dollars
 * to its share of the chart's width, from zero to a round number above the highest amount.
 */
export function rpmScale(benchmark: Benchmark, recommendations: Gain[]): (amount: number) => string {
  const end = Math.max(
    benchmark.currentRPM,
    benchmark.industryAverage,
    benchmark.topPerformerRPM,
    withAllTips(benchmark, recommendations),
  );
  const scale = scaleLinear().domain([0, end]).range([0, 100]).nice();
  return (amount) => percentLength(scale(amount));
}

/** The chart of RPM: now, with every recommendation, the industry average and top performers. */
export function benchmarkChart(
  benchmark: Benchmark,
  recommendations: Gain[],
  share: (amount: number) => string,
): BenchmarkChart {
  const { currentRPM, industryAverage, topPerformerRPM } = benchmark;
  const bar = (name: string, kind: BenchmarkBar["kind"], amount: number): BenchmarkBar => ({
    name,
    kind,
    amount: dollars(amount),
    beyond: amount > currentRPM ? `+${dollars(amount - currentRPM)}` : null,
    solid: share(Math.min(amount, currentRPM)),
    rest: share(Math.max(amount - currentRPM, 0)),
  });
  const bars = [
    bar("You, now", "now", currentRPM),
    ...(recommendations.length > 0
      ? [bar("You, with all tips", "ahead", withAllTips(benchmark, recommendations))]
      : []),
    bar("Industry average", "others", industryAverage),
    bar("Top performers", "others", topPerformerRPM),
  ];
  return {
    bars,
    now: share(currentRPM),
    text: `${bars.map(({ name, amount }) => `${name}: ${amount}`).join(". ")}.`,
  };
}

function withAllTips({ currentRPM }: Benchmark, recommendations: Gain[]): number {
  return recommendations.reduce((sum, { potentialIncrease }) => sum + potentialIncrease, currentRPM);
}

/** The Sample desk's page. */
export const rpmPage = toolPage({
  rules: rpmBooster,
  functions: rpmBoosterFunctions,
  show: showRpm,
  advice: RPM_ADVICE,
});
