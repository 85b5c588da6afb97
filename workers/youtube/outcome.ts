import type { YoutubeProblem } from "./api/problems";

/** What a visitor is told of a problem with YouTube; their texts are app/analyzer/messages.ts. */
export type Told = "quota" | "not-configured" | "failed";

/** Errors of the YouTube Data API, as the product says them (docs/operating.md, Real sources). */
export function toldOf({ kind }: YoutubeProblem): Told {
  switch (kind) {
    case "quota":
    case "too-fast":
      return "quota";
    case "bad-key":
    case "api-off":
      return "not-configured";
    default:
      return "failed";
  }
}

/** The operator's line on a problem; null where there is nothing to mend, and the meter says it. */
export function warningOf(problem: YoutubeProblem): string | null {
  switch (problem.kind) {
    case "quota":
      return null;
    case "too-fast":
      return "YouTube: asked too fast";
    case "bad-key":
      return `YouTube does not take the YOUTUBE_API_KEY: ${problem.detail}`;
    case "api-off":
      return `The YouTube Data API v3 is off for the YOUTUBE_API_KEY: ${problem.detail}`;
    case "unreachable":
      return `YouTube could not be reached: ${problem.detail}`;
    case "failed":
      return `YouTube answered ${problem.status}: ${problem.detail}`;
    default:
      return `YouTube: ${problem.kind}`;
  }
}
