import { LARGE_CHANNEL, type SearchAnswer } from "../../engines/findings";
import { approximate, compact, formatCount, wholePercent } from "../../numbers/figures";
import { REDEFINITION_NOTE, spansRedefinition } from "../../tables/dates";

export const LARGE_CHANNEL_TEXT = approximate(LARGE_CHANNEL);

/** A typical number of views: compact, with one decimal under ten, where a whole number would hide it. */
export function viewsText(views: number): string {
  if (views > 0 && views < 0.05) return "under 0.1";
  return views < 9.95 && !Number.isInteger(views) ? views.toFixed(1) : compact(views);
}

/** "2.4×". */
export function timesText(times: number): string {
  return `${times < 9.95 ? times.toFixed(1) : compact(times)}×`;
}

/** Parts that have a word, and how far a share may lie from one. */
const PARTS: [number, string][] = [
  [3 / 4, "three quarters of"],
  [2 / 3, "two thirds of"],
  [1 / 2, "half of"],
  [1 / 3, "a third of"],
  [1 / 4, "a quarter of"],
];
const PART_TOLERANCE = 0.025;

/** Two values within this factor are called about the same. */
const SAME_FACTOR = 1.2;

/** How a value compares with a base above 0, which is to follow: "2.4×", "about the same as", "about a third of". */
export function comparisonText(value: number, base: number): string {
  const times = value / base;
  if (times >= SAME_FACTOR) return timesText(times);
  if (times > 1 / SAME_FACTOR) return "about the same as";
  const part = PARTS.find(([share]) => Math.abs(times - share) <= PART_TOLERANCE)?.[1];
  if (part) return `about ${part}`;
  return times < 0.01 ? "less than 1% of" : `${wholePercent(times)} of`;
}

/** A chance as a sentence: "Odds of luck: 1 in 120.", from a hundred on to two digits. */
export function oddsSentence(chance: number): string {
  if (chance < 0.001) return "Odds of luck: under 1 in 1,000.";
  const among = 1 / chance;
  if (among < 1.5) return "Odds of luck: better than even.";
  return `Odds of luck: 1 in ${among < 100 ? Math.round(among) : formatCount(Number(among.toPrecision(2)))}.`;
}

/** A chance from 0 to 1 as "1.7%"; "under 0.1%" below that. */
export function chanceText(chance: number): string {
  return chance < 0.001 ? "under 0.1%" : `${(chance * 100).toFixed(1)}%`;
}

/**
 * A sentence for a figure that compares YouTube views from before and after the redefinition, with a space
 * before it so that it can follow another. "" if all dates fall on one side, or the views are not YouTube's.
 * Invalid dates are left out.
 */
export function redefinitionNote({ source }: SearchAnswer, published: string[]): string {
  if (source.kind !== "youtube" || !spansRedefinition(published)) return "";
  return ` ${REDEFINITION_NOTE}`;
}
