import {
  type Analysis,
  analyze,
  type Cluster,
  type Market,
  type SearchAnswer,
  type Totals,
} from "../../engines/findings";
import { type Advice, showAdvice } from "./advice";
import type { ShownFindings } from "./finding";
import { showGem } from "./gem";
import { opportunitySummary } from "./opportunity-summary";
import { showPeak } from "./peak";
import { showRising } from "./rising";
import { summarize } from "./summary";

/** A topic with its sentence. */
export interface ShownCluster extends Cluster {
  opportunitySummary: string;
}

/** What a search says, in words and figures: the page shows it, and the API answers with it (spec section 3). */
export interface Insights extends ShownFindings {
  summary: string;
  clusters: ShownCluster[];
  /** Ids of the videos in no topic: listed so that the counts add up. */
  unclustered: string[];
  /** Market Intelligence Summary (spec section 2). */
  market: Market;
  /** The advice in one text (spec section 3). */
  whatToBuild: string;
  advice: Advice;
  totals: Totals;
}

/** Insights from what a search found. An answer without videos gives insights that say so. */
export function readInsights(answer: SearchAnswer, now: Date): Insights {
  return showInsights(analyze(answer, now));
}

function showInsights(analysis: Analysis): Insights {
  const { evidence, topics, market, totals } = analysis;
  const findings: ShownFindings = {
    peakTopic: showPeak(analysis.peakTopic, evidence),
    risingTopic: showRising(analysis.risingTopic, evidence.answer),
    lowCompetitionGem: showGem(analysis.lowCompetitionGem, evidence.answer),
  };
  const advice = showAdvice(analysis.recommendation, findings);
  return {
    summary: summarize(evidence, findings),
    clusters: topics.map(({ cluster, facts }) => ({
      ...cluster,
      opportunitySummary: opportunitySummary(facts),
    })),
    unclustered: evidence.unclustered.map((video) => video.videoId),
    ...findings,
    market,
    whatToBuild: [advice.say, advice.angle, advice.proof].filter((sentence) => sentence !== "").join(" "),
    advice,
    totals,
  };
}
