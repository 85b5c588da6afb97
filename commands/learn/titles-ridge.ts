/** What weighted least squares needs to know of a set of rows: sums that can be added and taken away. */
export interface Sums {
  /** Row times row, upper half of a square, row by row. */
  gram: Float64Array;
  /** Row times target. */
  cross: Float64Array;
  /** Target squared. */
  total: number;
  width: number;
}

export function noSums(width: number): Sums {
  return { gram: new Float64Array(width * width), cross: new Float64Array(width), total: 0, width };
}

/** Adds a row with its target and weight. */
export function addRow(sums: Sums, row: Float64Array, target: number, weight: number): void {
  const { gram, cross, width } = sums;
  for (let i = 0; i < width; i++) {
    const scaled = weight * (row[i] as number);
    if (scaled === 0) continue;
    cross[i] = (cross[i] as number) + scaled * target;
    const line = i * width;
    for (let j = i; j < width; j++) gram[line + j] = (gram[line + j] as number) + scaled * (row[j] as number);
  }
  sums.total += weight * target * target;
}

/** The sums of one set and, times a factor, of another: 1 puts them together, -1 takes the other away. */
export function plus(one: Sums, other: Sums, factor: 1 | -1): Sums {
  return {
    gram: one.gram.map((value, at) => value + factor * (other.gram[at] as number)),
    cross: one.cross.map((value, at) => value + factor * (other.cross[at] as number)),
    total: one.total + factor * other.total,
    width: one.width,
  };
}

/** The weights with the least squared error plus penalty times weight squared (ridge; Hoerl and Kennard 1970). */
export function ridge({ gram, cross, width }: Sums, penalty: Float64Array): Float64Array {
  // Cholesky: the square is R transposed times R, R upper; then two substitutions.
  const root = gram.slice();
  for (let i = 0; i < width; i++)
    root[i * width + i] = ((root[i * width + i] as number) + (penalty[i] as number)) as number;
  for (let k = 0; k < width; k++) {
    const pivot = Math.sqrt(root[k * width + k] as number);
    for (let j = k; j < width; j++) root[k * width + j] = (root[k * width + j] as number) / pivot;
    for (let i = k + 1; i < width; i++) {
      const factor = root[k * width + i] as number;
      if (factor === 0) continue;
      for (let j = i; j < width; j++)
        root[i * width + j] = (root[i * width + j] as number) - factor * (root[k * width + j] as number);
    }
  }
  const weights = cross.slice();
  for (let i = 0; i < width; i++) {
    weights[i] = (weights[i] as number) / (root[i * width + i] as number);
    for (let j = i + 1; j < width; j++)
      weights[j] = (weights[j] as number) - (root[i * width + j] as number) * (weights[i] as number);
  }
  for (let i = width - 1; i >= 0; i--) {
    for (let j = i + 1; j < width; j++)
      weights[i] = (weights[i] as number) - (root[i * width + j] as number) * (weights[j] as number);
    weights[i] = (weights[i] as number) / (root[i * width + i] as number);
  }
  return weights;
}

/** Squared error of the weights over the rows that the sums are of. */
export function errorOf({ gram, cross, total, width }: Sums, weights: Float64Array): number {
  let error = total;
  for (let i = 0; i < width; i++) {
    const weight = weights[i] as number;
    error += weight * (weight * (gram[i * width + i] as number) - 2 * (cross[i] as number));
    for (let j = i + 1; j < width; j++) {
      error += 2 * weight * (weights[j] as number) * (gram[i * width + j] as number);
    }
  }
  return error;
}
