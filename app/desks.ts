import { askGreenlight } from "./tools/ask-greenlight/sample";
import { commentSentiment } from "./tools/comment-sentiment/sample";
import { competitorMonitor } from "./tools/competitor-monitor/sample";
import { contentIdeas } from "./tools/content-ideas/sample";
import { descriptionRewriter } from "./tools/description-rewriter/sample";
import type { KeyWith } from "./tools/registry";
import { rpmBooster } from "./tools/rpm-booster/sample";
import { seriesPlanner } from "./tools/series-planner/sample";
import { thumbnailOptimizer } from "./tools/thumbnail-optimizer/sample";
import type { Tool } from "./tools/tool/tool";
import { videoForecast } from "./tools/video-forecast/sample";

// Every desk with its rules and its engine: for the server alone. The registry says which there are, and the types
// refuse a list that lacks one.

const SAMPLE: Record<KeyWith<"sample">, Tool> = {
  "content-ideas": contentIdeas,
  "video-forecast": videoForecast,
  "competitor-monitor": competitorMonitor,
  "thumbnail-optimizer": thumbnailOptimizer,
  "description-rewriter": descriptionRewriter,
  "series-planner": seriesPlanner,
  "comment-sentiment": commentSentiment,
  "rpm-booster": rpmBooster,
  "ask-greenlight": askGreenlight,
};

/** The Sample desk of each tool. */
export const SAMPLE_DESKS: Tool[] = Object.values(SAMPLE);

// Their engines are large: only what needs them loads them.
const YOURS: Record<KeyWith<"yours">, () => Promise<Tool>> = {
  "video-forecast": async () => (await import("./tools/video-forecast/yours/desk")).forecastDesk,
  "thumbnail-optimizer": async () => (await import("./tools/thumbnail-optimizer/yours/desk")).titleDesk,
  "description-rewriter": async () => (await import("./tools/description-rewriter/yours/desk")).rewriterDesk,
  "comment-sentiment": async () => (await import("./tools/comment-sentiment/yours/desk")).commentsDesk,
};

/** The Yours desk of each tool that has one. */
export function yoursDesks(): Promise<Tool[]> {
  return Promise.all(Object.values(YOURS).map((load) => load()));
}
