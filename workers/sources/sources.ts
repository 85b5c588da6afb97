import type { VideoSource } from "../../app/analyzer/evidence";
import type { Sources } from "../../app/sources/sources";

/** Without a live source every endpoint stands on the sample catalogue, which is always there and has no quota. */
export function sampleSources(source: VideoSource): Sources {
  return {
    status: async () => ({ ok: true, source }),
    quota: async () => null,
  };
}
