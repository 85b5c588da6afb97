import { compact } from "../../numbers/compact";
import { scoreTone } from "../../numbers/score-tone";
import type { Forecast } from "./forecast";
import { drawRange, TICKS } from "./range";

/** A forecast as its card draws it. */
export function showForecast({ predictedViews, ...made }: Forecast) {
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
  };
}

export type ForecastShown = ReturnType<typeof showForecast>;

function part(label: string, value: number) {
  return { label, value, tone: scoreTone("score", value) };
}
