/** A length in a drawing, rounded to a hundredth: nobody sees finer ones, and seventeen digits weigh on the page. */
export function roundLength(length: number): number {
  return Math.round(length * 100) / 100;
}

/** A share of the drawing's width or height, from 0 to 100, rounded likewise: "33.7%". */
export function percentLength(percent: number): string {
  return `${roundLength(percent)}%`;
}
