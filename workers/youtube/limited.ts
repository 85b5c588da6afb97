import type { VideoSearch } from "../../app/analyzer/search";
import type { Limit } from "../limits/limit";

/** The same search, limited an address. Recalling stays free: it calls nobody. */
export function limitedSearch(videos: VideoSearch, limit: Limit): VideoSearch {
  return {
    ...videos,
    async search(query) {
      return (await limit()) ? videos.search(query) : { ok: false, problem: "too-many" };
    },
  };
}
