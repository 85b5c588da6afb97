import { askGreenlight } from "./ask-greenlight/conversation";
import { commentSentiment } from "./comment-sentiment/sentiment";
import { competitorMonitor } from "./competitor-monitor/sample";
import { contentIdeas } from "./content-ideas/sample";
import { descriptionRewriter } from "./description-rewriter/rewrites";
import { rpmBooster } from "./rpm-booster/sample";
import { seriesPlanner } from "./series-planner/planner";
import { thumbnailOptimizer } from "./thumbnail-optimizer/sample";
import type { Tool } from "./tool/tool";
import { videoForecast } from "./video-forecast/sample";

/** Every tool there is, with its engine: for the server alone. */
export const TOOLS: Tool[] = [
  askGreenlight,
  commentSentiment,
  competitorMonitor,
  contentIdeas,
  descriptionRewriter,
  rpmBooster,
  seriesPlanner,
  thumbnailOptimizer,
  videoForecast,
];
