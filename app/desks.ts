import { askGreenlight } from "./functions/ask-greenlight/sample";
import { commentSentiment } from "./functions/comment-sentiment/sample";
import { competitorMonitor } from "./functions/competitor-monitor/sample";
import { contentIdeas } from "./functions/content-ideas/sample";
import { descriptionRewriter } from "./functions/description-rewriter/sample";
import type { DeskRules } from "./functions/desk/desk";
import { rpmBooster } from "./functions/rpm-booster/sample";
import { seriesPlanner } from "./functions/series-planner/sample";
import { thumbnailOptimizer } from "./functions/thumbnail-optimizer/sample";
import { videoForecast } from "./functions/video-forecast/sample";
import type { KeyWith } from "./tools/registry";

// Every desk with its rules and its engine: for the server alone. The registry says which there are, and the types
// refuse a list that lacks one.

const SAMPLE: Record<KeyWith<"sample">, DeskRules> = {
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
export const SAMPLE_DESKS: DeskRules[] = Object.values(SAMPLE);

// Their engines are large: only what needs them loads them.
const YOURS: Record<KeyWith<"yours">, () => Promise<DeskRules>> = {
  "video-forecast": async () => (await import("./functions/video-forecast/yours")).forecastDesk,
  "thumbnail-optimizer": async () => (await import("./functions/thumbnail-optimizer/yours")).titleDesk,
  "description-rewriter": async () => (await import("./functions/description-rewriter/yours")).rewriterDesk,
  "comment-sentiment": async () => (await import("./functions/comment-sentiment/yours")).commentsDesk,
  "rpm-booster": async () => (await import("./functions/rpm-booster/yours")).revenueDesk,
};

/** The Yours desk of each tool that has one. */
export function yoursDesks(): Promise<DeskRules[]> {
  return Promise.all(Object.values(YOURS).map((load) => load()));
}
