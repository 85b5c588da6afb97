/** How the scores compare with what people said of the same comments. */
interface Measured {
  /** Which comments, and who judged them. */
  on: string;
  /** Comments of the three feelings. */
  items: number;
  /** Named as people named them, in percent. */
  right: number;
  /** Praise named a complaint, or the other way round, in percent. */
  opposite: number;
  /** Mean of the F1 of the three feelings, from 0 to 1, with its 95% interval; and what VADER gets. */
  macroF1: { value: number; low: number; high: number; vader: number };
  /** The same where nothing at all was learned from that collection of comments. */
  leftOut: number;
}

/**
 * As `npm run evaluate` printed it of the comments under YouTube videos (docs/evaluation/sentiment.md), cross-validated:
 * no comment was scored with weights that were learned from it.
 */
export const MEASURED: Measured[] = [
  {
    on: "Comments under YouTube videos, labelled by hand (jziumo)",
    items: 589,
    right: 70,
    opposite: 4,
    macroF1: { value: 0.677, low: 0.629, high: 0.72, vader: 0.588 },
    leftOut: 0.641,
  },
  {
    on: "Comments on what a YouTube video is like, labelled by hand (SenTube)",
    items: 1257,
    right: 69,
    opposite: 2,
    macroF1: { value: 0.639, low: 0.58, high: 0.702, vader: 0.522 },
    leftOut: 0.558,
  },
];

export type RightShown = ReturnType<typeof rightShown>;

/** The same as it is read. */
export function rightShown() {
  return MEASURED.map(({ on, items, right, opposite, leftOut, macroF1: { value, low, high, vader } }) => ({
    on,
    comments: items.toLocaleString("en-US"),
    right: `${right} of 100`,
    opposite: `${opposite} of 100`,
    macroF1: `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}), VADER ${vader.toFixed(2)}`,
    leftOut: leftOut.toFixed(2),
  }));
}
