/** A length in a drawing, to a hundredth: nobody sees finer ones, and seventeen digits weigh on the page. */
export function drawn(length: number): number {
  return Math.round(length * 100) / 100;
}

/** A share of the drawing's width or height, likewise. */
export function drawnPercent(percent: number): string {
  return `${drawn(percent)}%`;
}
