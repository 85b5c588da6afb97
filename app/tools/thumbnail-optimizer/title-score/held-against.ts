/** What the score was measured on and how often it was right there; written by `npm run learn`. */
export const heldAgainst = {
  /** The tested titles: what, where, when. */
  titles: "headlines of Upworthy, a news-like site, of 2013 to 2015",
  source: "Upworthy Research Archive (Matias, Munger, Le Quere and Ebersole, Scientific Data 8, 195, 2021)",
  /** A/B tests learned from, and the tests with a clear winner that it was held against. */
  tests: 987,
  clearTests: 664,
  /** Share of those where the higher score was the winner, cross-validated, with its 95 % interval. */
  accuracy: 0.56,
  interval: [0.52, 0.6] as readonly [number, number],
  /** What else could be used there, on the same tests. */
  references: [
    { name: "the longer headline", value: 0.56 },
    { name: "a plain n-gram model", value: 0.655 },
  ] as readonly { name: string; value: number }[],
  /** The same over all pairs, also those without a clear winner. */
  allPairs: { pairs: 8505, accuracy: 0.52 },
  /** To be shown wherever a score is. */
  limits:
    "Measured on headlines of a news-like site from 2013 to 2015, not on video titles. It does not know your thumbnail, your topic, your viewers or YouTube.",
} as const;
