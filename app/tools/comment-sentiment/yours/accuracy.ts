import { ACCURACY } from "../../../engines/sentiment";

export type RightShown = ReturnType<typeof rightShown>;

/** How often the scores are right, as it is read. */
export function rightShown(measured = ACCURACY) {
  return measured.map(({ on, named, leftOut, macroF1: { value, low, high, vader } }) => {
    const { positive, neutral, negative } = named;
    const items = [...positive, ...neutral, ...negative].reduce((sum, count) => sum + count, 0);
    const of100 = (count: number) => `${Math.round((100 * count) / items)} of 100`;
    return {
      on,
      comments: items.toLocaleString("en-US"),
      right: of100(positive[0] + neutral[1] + negative[2]),
      /** Praise named a complaint, or the other way round. */
      opposite: of100(positive[2] + negative[0]),
      macroF1: `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}), VADER ${vader.toFixed(2)}`,
      leftOut: leftOut.toFixed(2),
    };
  });
}
