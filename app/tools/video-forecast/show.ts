import { scaleLog } from "d3-scale";
import {
  type Forecast,
  type ForecastState,
  videoForecast,
  videoForecastFunctions,
} from "../../functions/video-forecast/sample";
import { addressWith } from "../../navigation/address";
import { roundLength } from "../../numbers/bounds";
import { relativeAge } from "../../numbers/days";
import { compact, formatCount } from "../../numbers/figures";
import { scoreTone } from "../../numbers/tone";
import { toolPage } from "../tool/tool";
import { FORECAST_ADVICE } from "./messages";

export type ForecastsShown = ReturnType<typeof show>;

/** Everything the page draws. */
export function show(state: ForecastState, { now }: { now: Date }) {
  return {
    forecasts: state.forecasts.map(showForecast),
    answer: answerOf(state.forecasts),
    totalForecasts: formatCount(state.totalForecasts),
    avgSuccessProbability: `${state.avgSuccessProbability}%`,
    highPotentialVideos: formatCount(state.highPotentialVideos),
    lastForecast: relativeAge(state.lastForecast, now),
  };
}

/** Spec section 2: "aim for 80%+ success probability". */
const GOAL = 80;

/** Which of the videos to film first, or that none is there yet; undefined without any. */
function answerOf(forecasts: Forecast[]): string | undefined {
  const [best] = forecasts.toSorted((one, other) => other.successProbability - one.successProbability);
  if (!best) return undefined;
  const chance = `${best.successProbability}% success, about ${compact(best.predictedViews.expected)} views`;
  return best.successProbability >= GOAL
    ? `Film “${best.title}” first: ${chance}.`
    : `“${best.title}” comes closest: ${chance}. Change it until it has ${GOAL}%.`;
}

/** A forecast as its card draws it. */
function showForecast({ predictedViews, ...made }: Forecast) {
  const { min, max, expected } = predictedViews;
  return {
    id: made.id,
    title: made.title,
    topic: made.topic,
    range: { ...drawRange(predictedViews), ticks: TICKS },
    views: { expected: compact(expected), low: compact(min), high: compact(max) },
    success: `${made.successProbability}%`,
    successTone: scoreTone("success", made.successProbability),
    overall: { value: made.overallScore, tone: scoreTone("score", made.overallScore) },
    parts: [
      part("Title", made.titleScore),
      part("Topic", made.topicScore),
      part("Timing", made.timingScore),
      part("Trend alignment", made.trendAlignment),
    ],
    facts: [
      { term: "Click-through rate", value: `${made.predictedCTR.toFixed(1)}%` },
      { term: "Engagement", value: `${made.predictedEngagement.toFixed(1)}%` },
      { term: "Viral potential", value: made.viralPotential },
      { term: "Competition", value: made.competitionLevel },
    ],
    reasoning: made.reasoning,
    recommendations: made.recommendations,
    next: [
      {
        label: "Forecast it on your channel",
        to: addressWith("/video-forecast/yours", { title: made.title }),
      },
      { label: "Test its title", to: addressWith("/thumbnail-optimizer/yours", { titles: made.title }) },
    ],
  };
}

export type ForecastShown = ReturnType<typeof showForecast>;

function part(label: string, value: number) {
  return { label, value, tone: scoreTone("score", value) };
}

/** One scale for all forecasts, so that cards compare: 1,000 to 1,000,000 views. */
const scale = scaleLog().domain([1e3, 1e6]).range([0, 100]).clamp(true);

/** A range of views on that scale, in percent of the width. */
export function drawRange({ min, max, expected }: { min: number; max: number; expected: number }) {
  const left = roundLength(scale(min));
  return { left, width: roundLength(scale(max) - left), expected: roundLength(scale(expected)) };
}

const TICKS = [1e3, 1e4, 1e5, 1e6].map((views) => ({
  at: roundLength(scale(views)),
  label: compact(views).replace(".0", ""),
}));

/** The Sample desk's page. */
export const forecastsPage = toolPage({
  rules: videoForecast,
  functions: videoForecastFunctions,
  show,
  advice: FORECAST_ADVICE,
});
