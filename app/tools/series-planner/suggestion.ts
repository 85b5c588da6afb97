import type { Series } from "./series";

/** A series that an analysis may come up with: what of it does not depend on the day or the list. */
export interface Suggestion
  extends Omit<Series, "id" | "videos" | "estimatedViews" | "estimatedVideos" | "estimatedCompletionTime"> {
  /** Fewest and most. */
  views: [number, number];
  /** How many it is meant to have; the first three are drafted. */
  length: number;
  weeks: number;
  /** Title, description, minutes: spec section 4 has three of them. */
  drafts: [Draft, Draft, Draft];
}
type Draft = [title: string, description: string, minutes: number];
