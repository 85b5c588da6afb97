import type { VideoSearch } from "../../app/analyzer/search";
import { searchCatalogue } from "./sample/search";

/** The sample catalogue behind the interface of YouTube: nothing is outside, so recalling is searching. */
export function sampleVideos(now: Date): VideoSearch {
  async function look(query: string) {
    const answer = searchCatalogue(query, now);
    return answer ? ({ ok: true, answer } as const) : ({ ok: false, problem: "nothing-found" } as const);
  }
  return { source: { kind: "sample", name: "Sample catalogue" }, search: look, recall: look };
}
