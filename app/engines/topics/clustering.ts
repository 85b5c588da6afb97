/** Two sums that differ by less are the same number added up in another order. */
const TIE = 1e-9;

/**
 * Agglomerative clustering with average linkage (UPGMA, Sokal & Michener 1958): starting from single items,
 * the two most similar groups are joined until no two are at least `threshold` alike on average. `matrix` is
 * row-major, `size` × `size`, symmetric, 0 to 1. Ties go to the pair that comes first, so the same order of
 * items gives the same groups. Answers groups of indices, each ascending, in order of their first member;
 * none for no items.
 */
export function agglomerate(matrix: Float64Array, size: number, threshold: number): number[][] {
  const near = Float64Array.from(matrix);
  const groups: (number[] | null)[] = Array.from({ length: size }, (_, at) => [at]);
  for (;;) {
    let best = threshold;
    let left = -1;
    let right = -1;
    for (let a = 0; a < size; a++) {
      if (groups[a] === null) continue;
      for (let b = a + 1; b < size; b++) {
        const value = near[a * size + b] as number;
        if (groups[b] === null || value < best || (left >= 0 && value <= best + TIE)) continue;
        [best, left, right] = [value, a, b];
      }
    }
    if (left < 0) break;
    join(near, size, groups, left, right);
  }
  return groups.filter((group) => group !== null).map((group) => group.sort((a, b) => a - b));
}

/** Puts `right` into `left`; the average to every other group is kept up by the sizes (Lance & Williams 1967). */
function join(near: Float64Array, size: number, groups: (number[] | null)[], left: number, right: number) {
  const joined = groups[left] as number[];
  const added = groups[right] as number[];
  for (let other = 0; other < size; other++) {
    if (groups[other] === null || other === left || other === right) continue;
    const average =
      ((near[left * size + other] as number) * joined.length +
        (near[right * size + other] as number) * added.length) /
      (joined.length + added.length);
    near[left * size + other] = average;
    near[other * size + left] = average;
  }
  groups[left] = joined.concat(added);
  groups[right] = null;
}
