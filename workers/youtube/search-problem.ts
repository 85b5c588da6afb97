import type { SearchOutcome } from "../../app/analyzer/search";
import type { YoutubeProblem } from "./api/problems";

type SearchProblem = Extract<SearchOutcome, { ok: false }>["problem"];

/** How the analyzer tells its caller what is wrong with YouTube (references, the table of errors). */
export function searchProblem({ kind }: YoutubeProblem): SearchProblem {
  switch (kind) {
    case "quota":
    case "too-fast":
      return "quota";
    case "bad-key":
    case "api-off":
      return "not-configured";
    case "not-found":
      return "nothing-found";
    default:
      return "failed";
  }
}
