import { dot } from "../../statistics/vectors";
import type { WeightedVector } from "./weights";

/**
 * Cosine similarity of every pair, 0 to 1, as a flat row-major matrix with ones on the diagonal. Works through
 * the phrases, not the pairs, since two titles rarely share one. A vector without weight has similarity 0 with
 * every other.
 */
export function cosineSimilarities(documents: WeightedVector[]): Float64Array {
  const size = documents.length;
  const matrix = new Float64Array(size * size);
  const holders = new Map<string, [document: number, share: number][]>();
  for (const [at, { vector, norm }] of documents.entries()) {
    if (norm === 0) continue;
    for (const [key, weight] of vector) {
      const share = weight / norm;
      const earlier = holders.get(key) ?? [];
      for (const [other, otherShare] of earlier) {
        const cell = other * size + at;
        matrix[cell] = (matrix[cell] ?? 0) + share * otherShare;
      }
      earlier.push([at, share]);
      holders.set(key, earlier);
    }
  }
  for (let row = 0; row < size; row++) {
    matrix[row * size + row] = 1;
    for (let column = row + 1; column < size; column++) {
      matrix[column * size + row] = matrix[row * size + column] ?? 0;
    }
  }
  return matrix;
}

/**
 * The similarities smoothed over common neighbors: two titles that share no word but are both like a third get
 * nearer. Titles are so short that many of one topic share nothing directly. `share`, 0 to 1, is the part of
 * the result that comes from neighbors: the cosine of the rows of the matrix.
 */
export function smoothOverNeighbors(matrix: Float64Array, size: number, share: number): Float64Array {
  const smooth = new Float64Array(size * size);
  const rows = Array.from({ length: size }, (_, row) => matrix.subarray(row * size, (row + 1) * size));
  const norms = rows.map((row) => Math.sqrt(dot(row, row)));
  for (const [at, row] of rows.entries()) {
    for (const [other, column] of rows.entries()) {
      if (other < at) continue;
      const near = dot(row, column) / ((norms[at] ?? 0) * (norms[other] ?? 0));
      const value = (1 - share) * (row[other] ?? 0) + share * near;
      smooth[at * size + other] = value;
      smooth[other * size + at] = value;
    }
  }
  return smooth;
}
