import { drawn } from "../../../numbers/drawn";
import type { OwnForecast } from "./own-forecast";
import { multiplier, views } from "./wording";

/** A part that multiplies by this or more, or divides by it, fills its side of the drawing. */
const FULL = 2.5;

/** The parts of a forecast in the order in which they make it: what is usual, then what multiplies it. */
export function partsShown({ parts, p50 }: Pick<OwnForecast, "parts" | "p50">) {
  const [usual, ...moves] = parts;
  return {
    usual: usual ? { name: usual.name, value: views(usual.factor), explanation: usual.explanation } : null,
    moves: moves.map(({ name, factor, explanation }) => ({
      name,
      explanation,
      value: multiplier(factor),
      bar: barOf(factor),
    })),
    likely: views(p50),
  };
}

/** From the middle to the right for what lifts, to the left for what lowers, in percent of the width. */
function barOf(factor: number) {
  const reach = Math.min(Math.abs(Math.log(factor)) / Math.log(FULL), 1) * 50;
  return { x: drawn(factor < 1 ? 50 - reach : 50), width: drawn(reach), lifts: factor >= 1 };
}
