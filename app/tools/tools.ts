import { askGreenlight } from "./ask-greenlight/conversation";
import { commentSentiment } from "./comment-sentiment/sentiment";
import { competitorMonitor } from "./competitor-monitor/monitor";
import { contentIdeas } from "./content-ideas/sample";
import { descriptionRewriter } from "./description-rewriter/rewrites";
import { rpmBooster } from "./rpm-booster/rpm";
import { seriesPlanner } from "./series-planner/planner";
import { thumbnailOptimizer } from "./thumbnail-optimizer/optimizer";
import type { Tool } from "./tool/tool";
import { videoForecast } from "./video-forecast/sample";

/** Every tool there is, with its engine: for the server alone. */
export const TOOLS: Tool<never, unknown>[] = [
  askGreenlight as Tool<never, unknown>,
  commentSentiment as Tool<never, unknown>,
  competitorMonitor as Tool<never, unknown>,
  contentIdeas as Tool<never, unknown>,
  descriptionRewriter as Tool<never, unknown>,
  rpmBooster as Tool<never, unknown>,
  seriesPlanner as Tool<never, unknown>,
  thumbnailOptimizer as Tool<never, unknown>,
  videoForecast as Tool<never, unknown>,
];
