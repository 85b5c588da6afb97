import { ACCURACY as IDEAS } from "../../../engines/ideas";
import { ACCURACY, chanceFromDifference } from "../../../engines/titles";
import { formatCount, wholePercent } from "../../../numbers/figures";
import type { Tone } from "../../../ui/badge";
import type { FigureShown } from "../../tool/figure";

/** From 45% to 55%, in whole percents, is called no difference: a coin is right about as often. */
export const COIN = { low: 45, high: 55 } as const;

/** Up to here, a difference is called small. */
const SLIGHT = { low: 40, high: 60 } as const;

export interface ChanceShown {
  /** "68%"; never 0% or 100%. */
  value: string;
  verdict: string;
  tone: Tone;
  kind: "more" | "same" | "fewer";
}

/** A chance (0 to 1) of drawing more clicks, with its verdict by the whole percent shown. */
export function showChance(chance: number): ChanceShown {
  const percent = Math.round(chance * 100);
  const value = percent >= 99 ? "99%" : percent <= 1 ? "1%" : `${percent}%`;
  if (percent > COIN.high && percent <= SLIGHT.high)
    return { value, verdict: "Slightly more", tone: "neutral", kind: "more" };
  if (percent < COIN.low && percent >= SLIGHT.low)
    return { value, verdict: "Slightly fewer", tone: "neutral", kind: "fewer" };
  if (percent > COIN.high) return { value, verdict: "More clicks likely", tone: "good", kind: "more" };
  if (percent < COIN.low) return { value, verdict: "Fewer clicks likely", tone: "poor", kind: "fewer" };
  return { value, verdict: "No difference", tone: "neutral", kind: "same" };
}

/** How many of 100 tested headlines score lower, from 1 to 99: never none or all. */
export function placeInHundred(percentile: number): number {
  return Math.min(Math.max(Math.round(percentile * 100), 1), 99);
}

const logOdds = (chance: number) => Math.log(chance / (1 - chance));

/** Log odds per unit of score, by the score's calibration: with it, differences between shown scores are chances. */
export const LOG_ODDS_PER_POINT = logOdds(chanceFromDifference(1));

/** Log odds from which on one of two titles is called better. */
const CLEAR_DIFFERENCE = logOdds(COIN.high / 100);

/** What the score was learned from, and what it cannot tell. */
const HEADLINES = "headlines of Upworthy, a news site, from 2013 to 2015";
const SOURCE =
  "Upworthy Research Archive (Matias, Munger, Aubin Le Quere and Ebersole, Scientific Data 8:195, 2021)";
const LIMITS =
  "Measured on news headlines from 2013 to 2015; between different videos of one channel the score is a coin. It does not know your thumbnail, your topic, your viewers or how YouTube picks what it shows.";

/** How often the wording score is right, with its references and method. */
export function accuracyFigure(): FigureShown {
  const { unseen, clear, longerHeadline, tests, headlines } = ACCURACY;
  return {
    label: "How often the higher score of two wordings was clicked more",
    value: floorPercent(unseen),
    range: "on tests it never saw, where a coin has 50%",
    parts: [
      { name: "Cross-validated on the tests it learned from", value: floorPercent(clear.accuracy) },
      { name: "By the rule that the longer headline wins", value: wholePercent(longerHeadline) },
      {
        name: "For ideas, from your channel's own uploads",
        value: floorPercent(IDEAS.history),
      },
      { name: "For ideas, by words alone", value: floorPercent(IDEAS.anywhere) },
      { name: "Learned from", value: `${formatCount(tests)} tests of ${formatCount(headlines)} headlines` },
    ],
    basis: `A/B tests with a clear winner, of ${HEADLINES}. Ideas: ${formatCount(IDEAS.pairs)} pairs of neighbouring uploads on ${IDEAS.channels} channels, each judged without its own channel.`,
    method: `${SOURCE}.`,
  };
}

/** Rounded down: a figure a stranger finds. */
export function floorPercent(share: number): string {
  return wholePercent(Math.floor(share * 100) / 100);
}

/** The limits of the score, shown below its accuracy. */
export function accuracyNote(): string {
  return `${LIMITS} Wording is for two titles of the same video. Two scores less than ${CLEAR_DIFFERENCE.toFixed(2)} apart are a coin flip, ${COIN.low}% to ${COIN.high}%, and are called no difference.`;
}

/** How scores become chances, shown beside each chance. */
export function chanceMethod(): string {
  return `Scores are log odds: no difference is 50%, +0.69 is two to one. Calibrated on ${formatCount(ACCURACY.all.pairs)} pairs of ${HEADLINES}; between different videos it is a coin.`;
}

/** A warning for a title shorter or longer than the tested headlines; null for a usual length. */
export function lengthNote(length: "usual" | "shorter" | "longer"): string | null {
  if (length === "usual") return null;
  const { least, most } = ACCURACY.characters;
  return `It is ${length} than nearly all tested headlines, which had ${least} to ${most} characters: what its length counts is a guess.`;
}
