import type { VideoSource } from "../../app/engines/findings";
import type { SourceStatus, Sources } from "../../app/sources/sources";

/** Without a key nothing is outside: always there, and there is no quota. */
export function sampleSources({ name }: VideoSource): Sources {
  const status: SourceStatus = { ok: true, source: { kind: "sample", name } };
  return { status: async () => status, quota: async () => null };
}
