import { ACCURACY } from "../engines/forecast";
import { LIGHT_ACCURACY } from "../model/light";
import type { RecordFigures, Tally } from "../model/seal";
import { formatCount, percentText } from "../numbers/figures";
import { wilson } from "../statistics/quantiles";

/** One claim beside what came of it. */
interface ClaimShown {
  name: string;
  /** "5 of 7", or that nothing was counted yet. */
  figure: string;
  /** "likely 36% to 92%", "" before anything was counted. */
  interval: string;
  /** What we print of it elsewhere: "73%", "" where we print nothing. */
  printed: string;
}

export interface FiguresShown {
  /** [] before anything was counted. */
  claims: ClaimShown[];
  /** What became of the other seals; those of which there are none left out, but for due, not yet due and withdrawn. */
  others: { name: string; count: string }[];
}

/**
 * What was sealed, and how it came out. `usual`: whose usual is meant, "your usual"; `rates`: those printed beside it, of long
 * videos if left out.
 */
export function showFigures(
  figures: RecordFigures,
  usual: string,
  rates: { green: number; red: number } = LIGHT_ACCURACY,
): FiguresShown {
  const claim = (name: string, { hits, of }: Tally, printed: number | null): ClaimShown => {
    const [low, high] = wilson(hits, of);
    return {
      name,
      figure: of === 0 ? "not yet" : `${formatCount(hits)} of ${formatCount(of)}`,
      interval: of === 0 ? "" : `likely ${percentText(low)} to ${percentText(high)}`,
      printed: printed === null ? "" : percentText(printed),
    };
  };
  const { green, amber, red, inside, due, waiting, withdrawn } = figures;
  const rare: [string, number][] = [
    ["Counted, but impossible to judge", figures.unjudged],
    ["Replaced by a later one, or made after publication", figures.replaced],
    ["On cards that were dropped", figures.dropped],
    ["On sample data, in no figure above", figures.sample],
  ];
  const others: [string, number][] = [
    ["Due, not counted yet", due],
    ["Not yet due", waiting],
    ["Withdrawn: the card or the account was deleted", withdrawn],
    ...rare.filter(([, count]) => count > 0),
  ];
  const claims = [
    claim(`Greens that beat ${usual}`, green, rates.green),
    claim(`Ambers that beat ${usual}`, amber, null),
    claim(`Reds that beat ${usual}`, red, rates.red),
    claim("Views inside the forecast", inside, ACCURACY.inside.value),
  ];
  return {
    claims: [green, amber, red, inside].some(({ of }) => of > 0) ? claims : [],
    others: figures.sealed === 0 ? [] : others.map(([name, count]) => ({ name, count: formatCount(count) })),
  };
}
