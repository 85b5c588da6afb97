import { dot } from "../../statistics/sums";
import { queryKeys, readDocuments, type Video } from "./documents";
import { type Label, labelGroups } from "./labels";
import { tfIdfVectors, type WeightedVector } from "./weights";

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

/** Two averages that differ by less are equal but for rounding. */
const TIE = 1e-9;

/**
 * Agglomerative clustering with average linkage (UPGMA, Sokal & Michener 1958): starting from single items,
 * the two most similar groups are joined until no two have an average similarity of at least `threshold`.
 * `matrix` is row-major, `size` × `size`, symmetric, 0 to 1, and is not changed. Ties go to the pair that comes
 * first, so the same order of items gives the same groups. Answers groups of indices, each ascending, in order
 * of their first member; [] for no items.
 */
export function agglomerate(matrix: Float64Array, size: number, threshold: number): number[][] {
  const similarity = Float64Array.from(matrix);
  // A group that was joined to an earlier one is empty from then on.
  const groups = Array.from({ length: size }, (_, at) => [at]);
  const isOpen = (at: number) => groups[at]?.length !== 0;
  for (;;) {
    let best = threshold;
    let pair: [left: number, right: number] | null = null;
    for (let left = 0; left < size; left++) {
      if (!isOpen(left)) continue;
      for (let right = left + 1; right < size; right++) {
        const value = similarity[left * size + right] ?? 0;
        if (!isOpen(right) || value < best || (pair && value <= best + TIE)) continue;
        best = value;
        pair = [left, right];
      }
    }
    if (!pair) break;
    join(similarity, groups, ...pair);
  }
  return groups.filter((group) => group.length > 0).map((group) => group.sort((a, b) => a - b));
}

/** Joins group `right` to group `left`; averages follow from the sizes of both (Lance & Williams 1967). */
function join(similarity: Float64Array, groups: number[][], left: number, right: number) {
  const size = groups.length;
  const [joined = [], added = []] = [groups[left], groups[right]];
  for (let other = 0; other < size; other++) {
    if (groups[other]?.length === 0 || other === left || other === right) continue;
    const average =
      ((similarity[left * size + other] ?? 0) * joined.length +
        (similarity[right * size + other] ?? 0) * added.length) /
      (joined.length + added.length);
    similarity[left * size + other] = average;
    similarity[other * size + left] = average;
  }
  groups[left] = joined.concat(added);
  groups[right] = [];
}

/** Two similar videos are a coincidence; a topic takes at least three. */
export const MIN_TOPIC_VIDEOS = 3;

/**
 * Groups with a lower average similarity are not joined. Chosen by looking at the groups from 0.1 to 0.3 on
 * fifteen sets of up to 50 real titles and on five invented catalogues with and without boilerplate in their
 * descriptions: below 0.14 unlike topics run together, above 0.24 most videos stand alone, and in between the
 * groups change little.
 */
const TOPIC_SIMILARITY = 0.18;

/**
 * A member is linked to at least this many others of its group. One that is linked to a single other came in by
 * a chance word, often of a description only: in the sample catalogue these are exactly the strays.
 */
const MIN_LINKS = 2;

/** Two videos are linked from this similarity of their own, without their neighbors. */
const LINK_SIMILARITY = 0.05;

/** The part of the similarity that comes from common neighbors; 0.3 to 0.7 do as well. */
const NEIGHBOR_SHARE = 0.5;

/** Videos about one thing, with its name. */
export interface Topic extends Label {
  videos: Video[];
}

/**
 * Sorts videos into topics by what their titles and descriptions are about. Videos in a group that is too
 * small, or whose titles share nothing but the query, are `unclustered`; each video is in one place only. The
 * order of `videos` does not matter. Topics and their videos are in no order of merit.
 */
export function findTopics(videos: Video[], query: string): { topics: Topic[]; unclustered: Video[] } {
  const ordered = [...videos].sort((a, b) => (a.videoId < b.videoId ? -1 : 1));
  const keys = queryKeys(query);
  const documents = readDocuments(ordered);
  const direct = cosineSimilarities(tfIdfVectors(documents, new Set(keys)));
  const matrix = smoothOverNeighbors(direct, documents.length, NEIGHBOR_SHARE);
  const isLinked = (at: number, group: number[]) => {
    const isLike = (other: number) => (direct[at * documents.length + other] ?? 0) >= LINK_SIMILARITY;
    return group.filter((other) => other !== at && isLike(other)).length >= MIN_LINKS;
  };
  const groups = agglomerate(matrix, documents.length, TOPIC_SIMILARITY)
    .map((group) => group.filter((at) => isLinked(at, group)))
    .filter((group) => group.length >= MIN_TOPIC_VIDEOS)
    .map((group) => group.flatMap((at) => documents[at] ?? []));
  const labels = labelGroups(groups, documents, keys);
  const topics = groups.flatMap((group, at) => {
    const label = labels[at];
    return label ? [{ ...label, videos: group.map(({ video }) => video) }] : [];
  });
  const placed = new Set(topics.flatMap((topic) => topic.videos));
  return { topics, unclustered: ordered.filter((video) => !placed.has(video)) };
}
