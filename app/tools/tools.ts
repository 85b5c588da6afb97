import { contentIdeas } from "./content-ideas/ideas";
import type { Tool } from "./tool";

/** Every tool there is, with its engine: for the server alone. */
export const TOOLS: Tool<never, unknown>[] = [contentIdeas as Tool<never, unknown>];
