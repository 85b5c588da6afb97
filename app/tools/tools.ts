import { contentIdeas } from "./content-ideas/ideas";
import { seriesPlanner } from "./series-planner/planner";
import type { Tool } from "./tool";

/** Every tool there is, with its engine: for the server alone. */
export const TOOLS: Tool<never, unknown>[] = [
  contentIdeas as Tool<never, unknown>,
  seriesPlanner as Tool<never, unknown>,
];
