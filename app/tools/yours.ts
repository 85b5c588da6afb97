import { yourComments } from "./comment-sentiment/yours/own-comments";
import { ownRewrites } from "./description-rewriter/yours/own-rewrites";
import { titleDesk } from "./thumbnail-optimizer/yours/desk";
import type { Tool } from "./tool/tool";
import { forecastDesk } from "./video-forecast/yours/desk";

/** The desks at which creators' own material is read, each with its engine: for the server alone. */
export const YOURS: Tool[] = [yourComments, ownRewrites, titleDesk, forecastDesk];
