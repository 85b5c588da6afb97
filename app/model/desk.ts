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

/** Sample is the demo's own data; Yours works on what the creator gives (docs/decisions/0017). */
export const DESKS = ["sample", "yours"] as const;
export type Desk = (typeof DESKS)[number];

/** The path of a desk's page: "/content-ideas", "/comment-sentiment/yours". */
export function pathOf({ key, desk = "sample" }: { key: string; desk?: Desk }): string {
  return desk === "sample" ? `/${key}` : `/${key}/${desk}`;
}
