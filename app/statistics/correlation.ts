/** Pearson's r of pairs, -1 to 1. NaN where one side does not vary or there are no pairs. */
export function pearson(pairs: [x: number, y: number][]): number {
  const count = pairs.length;
  const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / count;
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
