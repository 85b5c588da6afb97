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
