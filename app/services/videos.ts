import type { SearchAnswer, VideoSource } from "../engines/findings";

export type SearchOutcome =
  | { ok: true; answer: SearchAnswer }
  | { ok: false; problem: "failed" | "not-configured" | "quota" | "nothing-found" | "too-many" };

/** Where videos come from: the sample catalogue or YouTube, chosen once at the edge. */
export interface VideoSearch {
  source: VideoSource;
  /** How much there is to search, if that can be counted. */
  holdings?: { videos: number; topics: number };
  /** Searches, outside if need be. Throws only unexpected errors. */
  search(query: string): Promise<SearchOutcome>;
  /** The answer at hand, without a call outside, so that a page may ask on every GET. `not-asked` without one. */
  recall(query: string): Promise<SearchOutcome | { ok: false; problem: "not-asked" }>;
  /** The same for an idea in a creator's words: of the sample catalogue, what comes near it. */
  recallNear(idea: string): Promise<SearchOutcome | { ok: false; problem: "not-asked" }>;
}
