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
