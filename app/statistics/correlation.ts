import { mean } from "./sums";

/** Pearson's r of pairs, -1 to 1. NaN if one side does not vary, or for no pairs. */
export function pearson(pairs: [x: number, y: number][]): number {
  const meanX = mean(pairs.map(([x]) => x));
  const meanY = mean(pairs.map(([, y]) => y));
  let together = 0;
  let spreadX = 0;
  let spreadY = 0;
  for (const [x, y] of pairs) {
    together += (x - meanX) * (y - meanY);
    spreadX += (x - meanX) ** 2;
    spreadY += (y - meanY) ** 2;
  }
  return together / Math.sqrt(spreadX * spreadY);
}
