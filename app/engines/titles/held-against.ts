import { LEARNED } from "./weights";

/** What the score was learned from and how often it was right there, to be told wherever a score is shown. */
export const heldAgainst = {
  titles: "headlines of Upworthy, a news site, from 2013 to 2015",
  source:
    "Upworthy Research Archive (Matias, Munger, Aubin Le Quere and Ebersole, Scientific Data 8:195, 2021)",
  /** A/B tests and different headlines that were learned from. */
  tests: LEARNED.tests,
  headlines: LEARNED.headlines,
  /** Length of nine in ten of them, and the usual one. */
  characters: LEARNED.characters as [least: number, most: number],
  usualCharacters: LEARNED.usualCharacters,
  /** Tests with a clear winner (p < .05, one pair each): the share the score had right before it had seen them. */
  clear: LEARNED.clear as { tests: number; accuracy: number; interval: [number, number] },
  /** All pairs of all tests, also those that chance decided. */
  all: LEARNED.all,
  /** The same clear tests by a rule of thumb: the longer headline wins. */
  longerHeadline: LEARNED.longerHeadline,
  limits:
    "Measured on news headlines from 2013 to 2015, not on video titles. The score does not know your thumbnail, your topic, your viewers or how YouTube picks what it shows.",
};
