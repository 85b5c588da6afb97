/** What YouTube Studio's A/B test of a video compares, its places for variants, and how it may come out. */
export const TESTED = ["titles", "thumbnails", "both"] as const;
export const VARIANT_PLACES = ["first", "second", "third"] as const;
export const TEST_OUTCOMES = ["running", ...VARIANT_PLACES, "same"] as const;
/** Characters of the words that a creator names a thumbnail by. */
export const THUMBNAIL_MAX = 100;

export interface TestVariant {
  /** "" in a test of thumbnails. */
  title: string;
  /** "" in a test of titles. */
  thumbnail: string;
  /** Of the watch time, in percent; null where it was not noted. */
  share: number | null;
}

/** YouTube's A/B test of a video, as its creator noted it. */
export interface AbTest {
  version: 1;
  of: (typeof TESTED)[number];
  /** Two or three. */
  variants: TestVariant[];
  /** The place of the winner; "same" without a clear difference. */
  outcome: (typeof TEST_OUTCOMES)[number];
  /**
   * How tested titles ranked when they were noted: by the chance of each to beat the channel's usual, or by their
   * words over all channels, 0 to 1. null where nothing ranks them. It stays as long as the titles do.
   */
  ranking: { by: "channel" | "wording"; scores: number[] } | null;
  /** ISO instant at which these variants were noted. */
  at: string;
}
