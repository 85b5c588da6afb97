/** The standard normal's 97.5 % point. */
const Z = 1.959964;

/**
 * The 95 % score interval of a share, each end from 0 to 1, of `count` among `n`, whole or effective numbers (Wilson,
 * "Probable inference", Journal of the American Statistical Association 22, 1927): accurate for small n
 * and near the ends. 0 to 1 if n is 0.
 */
export function wilson(count: number, n: number): [low: number, high: number] {
  if (n === 0) return [0, 1];
  const share = count / n;
  const square = Z * Z;
  const middle = share + square / (2 * n);
  const reach = Z * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n));
  const over = 1 + square / n;
  return [Math.max(0, (middle - reach) / over), Math.min(1, (middle + reach) / over)];
}
