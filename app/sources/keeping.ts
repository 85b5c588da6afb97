const DAY_MS = 86_400_000;
/** YouTube API Services Developer Policies, III.E.4: what is read of it is kept for 30 days at most. */
export const YOUTUBE_DAYS = 30;

/**
 * The last instant at which something made of a source's answer may be kept and shown, in milliseconds, by when the
 * source was asked; Infinity for what is not of YouTube.
 */
export function goesAt({ from, asOf }: { from: string; asOf: string | null }): number {
  return from === "youtube" && asOf ? Date.parse(asOf) + YOUTUBE_DAYS * DAY_MS : Number.POSITIVE_INFINITY;
}
