/** What an item is and what it was taken for. */
interface Named<Class extends string> {
  is: Class;
  named: Class;
}

/**
 * The mean over the classes of F1, the harmonic mean of precision and recall (van Rijsbergen, Information Retrieval,
 * 1979): a rare class counts as much as a common one. A class that is neither there nor named counts as 0; without
 * any item it is NaN.
 */
export function macroF1<Class extends string>(items: Named<Class>[], classes: readonly Class[]): number {
  if (items.length === 0) return Number.NaN;
  const each = classes.map((one) => {
    const right = items.filter(({ is, named }) => is === one && named === one).length;
    const either = items.filter(({ is, named }) => (is === one) !== (named === one)).length;
    return right === 0 ? 0 : (2 * right) / (2 * right + either);
  });
  return each.reduce((sum, f1) => sum + f1, 0) / classes.length;
}

/** How often each class (rows, in the order given) was taken for each (columns). */
export function confusion<Class extends string>(
  items: Named<Class>[],
  classes: readonly Class[],
): number[][] {
  return classes.map((row) =>
    classes.map((column) => items.filter(({ is, named }) => is === row && named === column).length),
  );
}

/**
 * How often an item of one kind scores higher than one of the other, a tie counting half: the area under the ROC curve
 * (Mann and Whitney, 1947; Hanley and McNeil, Radiology 143, 1982). NaN where one kind has no items.
 */
export function areaUnderCurve(items: { isPositive: boolean; score: number }[]): number {
  const sorted = [...items].sort((a, b) => a.score - b.score);
  let ranks = 0;
  let positives = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to++;
    const tied = sorted.slice(from, to).filter(({ isPositive }) => isPositive).length;
    // Items of one score share the mean of their ranks, which count from 1.
    ranks += tied * ((from + 1 + to) / 2);
    positives += tied;
    from = to;
  }
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (items.length - positives));
}
