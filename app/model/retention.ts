/** YouTube API Services Developer Policies, III.E.4: data of its API is stored for at most 30 days. */
export const YOUTUBE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The last instant, in milliseconds, at which a result made from a source's answer may be stored and shown.
 * `asOf` is when the source was asked. Infinity for data that is not YouTube's.
 */
export function expiresAt({ from, asOf }: { from: string; asOf: string | null }): number {
  return from === "youtube" && asOf ? Date.parse(asOf) + YOUTUBE_DAYS * DAY_MS : Number.POSITIVE_INFINITY;
}
