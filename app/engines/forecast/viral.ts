import { USUAL_UPLOADS } from "../growth";
import {
  chanceOfTimes,
  expectTitle,
  type Judged,
  type JudgedTitle,
  MIN_TESTS,
  type PastRecord,
} from "../ideas";

/** A video that gets so many times the channel's usual at equal age counts as viral. */
export const VIRAL_TIMES = 3;

/** The chance of three times the usual, and how such chances would have done on the channel's own uploads. */
export interface ViralChance {
  kind: "chance";
  /** 0 to 1. */
  chance: number;
  /** Three times the usual, in views at 30 days. */
  views: number;
  /** How many uploads were given a chance from those before them, and how many got there. */
  tested: number;
  came: number;
  /** How many should have, by their chances. */
  expected: number;
}

/** Too few uploads have 20 before them, which make the usual. */
export interface TooFewForViral {
  kind: "not-enough";
  has: number;
  needs: number;
}

/**
 * The chance that a title gets three times the channel's usual, from the middle and upper end of the range that is shown:
 * see `expectTitle`. It is given where ten uploads with 20 before them could be tested: elsewhere the usual itself is a guess.
 */
export function viralChance(judged: JudgedTitle, record: PastRecord): ViralChance | TooFewForViral {
  const asked = record.tested.filter(({ size }) => size >= USUAL_UPLOADS);
  if (asked.length < MIN_TESTS) return { kind: "not-enough", has: asked.length, needs: MIN_TESTS };
  const least = Math.log10(VIRAL_TIMES);
  const chanceOf = (one: Judged) => chanceOfTimes({ ...one, ...expectTitle(one, record) }, VIRAL_TIMES);
  return {
    kind: "chance",
    chance: chanceOf(judged),
    views: VIRAL_TIMES * 10 ** judged.usual,
    tested: asked.length,
    came: asked.filter(({ upload, judged: one }) => upload.logViews - one.usual >= least).length,
    expected: asked.reduce((sum, { judged: one }) => sum + chanceOf(one), 0),
  };
}
