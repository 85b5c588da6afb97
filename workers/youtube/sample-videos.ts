import type { VideoSearch } from "../../app/analyzer/search";
import type { SearchAnswer } from "../../app/engines/findings";
import { sampleTopics } from "./sample/catalogue";
import { fullHour } from "./sample/instant";
import { searchCatalogue } from "./sample/search";

/** Answers of this hour, by query; a few, as anyone may ask anything. */
const ANSWERS_KEPT = 50;
const holdings = {
  videos: sampleTopics.reduce((sum, { videos }) => sum + videos.length, 0),
  topics: sampleTopics.length,
};
const kept = new Map<string, SearchAnswer>();

/**
 * The sample catalogue behind the interface of YouTube: nothing is outside, so recalling is searching. Its
 * times are those of the full hour, so that whoever asks the same within it gets the very same answer.
 */
export function sampleVideos(now: Date): VideoSearch {
  const hour = fullHour(now);

  async function look(query: string) {
    const key = `${hour.getTime()} ${query}`;
    const known = kept.get(key);
    if (known) return { ok: true, answer: known } as const;
    const answer = searchCatalogue(query, hour);
    if (!answer) return { ok: false, problem: "nothing-found" } as const;
    if (kept.size >= ANSWERS_KEPT) kept.clear();
    kept.set(key, answer);
    return { ok: true, answer } as const;
  }

  return { source: { kind: "sample", name: "Sample catalogue" }, holdings, search: look, recall: look };
}
