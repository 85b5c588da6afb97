import { clustersOf, sidesOf } from "./clusters";
import { gatewaysOf } from "./gateways";
import { gemOf } from "./gem";
import type { Analyze } from "./insights";
import { marketOf, totalsOf } from "./market";
import { peakOf } from "./peak";
import { risingOf } from "./rising-finding";
import { summaryOf } from "./summary";
import { survey } from "./survey";
import type { Verdict } from "./verdict";
import { whatToBuild } from "./what-to-build";

/**
 * Reads what a search found into insights: topics, the three findings with their evidence, and what to make.
 * Pure: the same videos, in any order, and the same `now` give the same insights. An answer without videos
 * gives insights that say so.
 */
export const analyze: Analyze = (answer, now) => {
  const study = survey(answer, now);
  const gateways = gatewaysOf(study);
  const verdict: Verdict = {
    peakTopic: peakOf(study),
    risingTopic: risingOf(study),
    lowCompetitionGem: gemOf(gateways, study),
    gateways: new Map(gateways.map((gateway) => [gateway.topic, gateway])),
  };
  const { peakTopic, risingTopic, lowCompetitionGem } = verdict;
  const sides = sidesOf(study, verdict);
  const clusters = clustersOf(sides);
  return {
    summary: summaryOf(study, verdict),
    clusters,
    unclustered: study.unclustered.map((video) => video.videoId),
    peakTopic,
    risingTopic,
    lowCompetitionGem,
    market: marketOf(clusters, study),
    whatToBuild: whatToBuild(sides, verdict, study),
    totals: totalsOf(clusters, study),
  };
};
