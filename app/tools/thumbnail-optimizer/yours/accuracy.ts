import type { FigureShown } from "../../frame/figure";
import { heldAgainst } from "../title-score/held-against";
import { COIN } from "./chances";

const percent = (share: number) => `${Math.round(share * 100)}%`;
const count = (number: number) => number.toLocaleString("en-US");

/** How often the score was right where that can be known, and where it has not been tried. */
export function accuracyFigure(): FigureShown {
  const { accuracy, interval, clearTests, references, allPairs } = heldAgainst;
  return {
    label: "How often the higher score was the better title",
    value: percent(accuracy),
    range: `${percent(interval[0])} to ${percent(interval[1])}, where a coin has 50%`,
    parts: [
      ...references.map(({ name, value }) => ({ name: `The same by ${name}`, value: percent(value) })),
      {
        name: `Over all ${count(allPairs.pairs)} pairs, also those without a clear winner`,
        value: percent(allPairs.accuracy),
      },
    ],
    basis: `${count(clearTests)} A/B tests with a clear winner, of ${heldAgainst.titles}.`,
    method: `Cross-validated: each test was held out of what the score learned from. The range is the 95% interval. ${heldAgainst.source}.`,
  };
}

/** What is said wherever there are scores. */
export function accuracyNote(): string {
  return `${heldAgainst.limits} A chance from ${COIN.low}% to ${COIN.high}% is called no difference: a coin is right as often.`;
}

/** What each chance rests on. */
export function chanceBasis(): string {
  return `${count(heldAgainst.clearTests)} A/B tests of ${heldAgainst.titles}; on video titles it has not been measured.`;
}
