import type { Weighted } from "./weights";

/**
 * Cosine similarity of every pair, 0 to 1, as a flat row-major matrix with ones on the diagonal. Works
 * through the phrases, not the pairs, since two titles rarely share one. A vector without weight is like
 * nothing, itself excepted.
 */
export function similarities(documents: Weighted[]): Float64Array {
  const size = documents.length;
  const matrix = new Float64Array(size * size);
  const holders = new Map<string, [number, number][]>();
  documents.forEach(({ vector, norm }, at) => {
    for (const [key, weight] of vector) {
      if (norm === 0) continue;
      const share = weight / norm;
      const earlier = holders.get(key) ?? [];
      for (const [other, otherShare] of earlier) {
        const cell = other * size + at;
        matrix[cell] = (matrix[cell] as number) + share * otherShare;
      }
      earlier.push([at, share]);
      holders.set(key, earlier);
    }
  });
  for (let row = 0; row < size; row++) {
    matrix[row * size + row] = 1;
    for (let column = row + 1; column < size; column++) {
      matrix[column * size + row] = matrix[row * size + column] as number;
    }
  }
  return matrix;
}

/**
 * The similarities smoothed over common neighbours: two titles that share no word but are both like a third
 * get nearer. Titles are so short that many of one topic share nothing directly. `share` (0 to 1) is how much
 * of the answer comes from neighbours: cosine of the rows of the matrix.
 */
export function throughNeighbours(matrix: Float64Array, size: number, share: number): Float64Array {
  const smooth = new Float64Array(size * size);
  const norms = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let squares = 0;
    for (let k = 0; k < size; k++) squares += (matrix[row * size + k] as number) ** 2;
    norms[row] = Math.sqrt(squares);
  }
  for (let row = 0; row < size; row++) {
    for (let column = row; column < size; column++) {
      let dot = 0;
      for (let k = 0; k < size; k++)
        dot += (matrix[row * size + k] as number) * (matrix[column * size + k] as number);
      const near = dot / ((norms[row] as number) * (norms[column] as number));
      const value = (1 - share) * (matrix[row * size + column] as number) + share * near;
      smooth[row * size + column] = value;
      smooth[column * size + row] = value;
    }
  }
  return smooth;
}
