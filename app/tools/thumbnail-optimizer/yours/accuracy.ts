import { chanceOfDifference, heldAgainst } from "../../../engines/titles";
import type { FigureShown } from "../../tool/figure";
import { COIN } from "./chances";

const percent = (share: number) => `${Math.round(share * 100)}%`;
const count = (number: number) => number.toLocaleString("en-US");
const logOdds = (chance: number) => Math.log(chance / (1 - chance));

/** What a score's own unit is worth in log odds, by its calibration: so that differences shown are chances. */
export const LOG_ODDS = logOdds(chanceOfDifference(1));

/** From this difference in log odds on one of two titles is told to be better. */
const TOLD_APART = logOdds(COIN.high / 100);

/** How often the score was right where that can be known, and where it has not been tried. */
export function accuracyFigure(): FigureShown {
  const { clear, all, longerHeadline, tests, headlines, titles, source } = heldAgainst;
  return {
    label: "How often the higher score was the better title",
    value: percent(clear.accuracy),
    range: `${percent(clear.interval[0])} to ${percent(clear.interval[1])}, where a coin has 50%`,
    parts: [
      { name: "By the rule that the longer headline wins", value: percent(longerHeadline) },
      {
        name: `By the score over all ${count(all.pairs)} pairs, also those that chance decided`,
        value: percent(all.accuracy),
      },
      { name: "Learned from", value: `${count(tests)} tests of ${count(headlines)} headlines` },
    ],
    basis: `${count(clear.tests)} A/B tests with a clear winner, of ${titles}.`,
    method: `Cross-validated: each test was held out of what the score learned from. The range is the 95% interval. ${source}.`,
  };
}

/** What is said wherever there are scores. */
export function accuracyNote(): string {
  return `${heldAgainst.limits} Two scores less than ${TOLD_APART.toFixed(2)} apart are a coin flip, ${COIN.low}% to ${COIN.high}%, and are called no difference.`;
}

/** What each chance rests on. */
export function chanceBasis(): string {
  return `Scores are log odds: no difference is 50%, +0.69 is two to one. Calibrated on ${count(heldAgainst.all.pairs)} pairs of ${heldAgainst.titles}; on video titles it has not been measured.`;
}

/** How a title's length stands to those that were tested; null where it is usual. */
export function lengthNote(length: "usual" | "shorter" | "longer"): string | null {
  if (length === "usual") return null;
  const [least, most] = heldAgainst.characters;
  return `It is ${length} than nearly all tested headlines, which had ${least} to ${most} characters: what its length counts is a guess.`;
}
