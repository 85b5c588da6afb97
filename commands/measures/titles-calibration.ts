/** A pair as it was predicted without its test: the difference of the scores, and whether A did better. */
export interface Predicted {
  difference: number;
  isA: boolean;
  /** Pairs of a test share one vote. */
  vote: number;
}

/**
 * The slope that makes a difference of scores a chance, 1 / (1 + exp(-slope * difference)): that with the greatest
 * likelihood (Platt, Advances in Large Margin Classifiers, 1999; no intercept, since A and B may be swapped).
 */
export function slopeOf(predicted: Predicted[]): number {
  let slope = 1;
  for (let step = 0; step < 25; step++) {
    let [pull, curve] = [0, 0];
    for (const { difference, isA, vote } of predicted) {
      const chance = 1 / (1 + Math.exp(-slope * difference));
      pull += vote * difference * ((isA ? 1 : 0) - chance);
      curve += vote * difference ** 2 * chance * (1 - chance);
    }
    slope += pull / curve;
  }
  return slope;
}

/** How often what was given a chance came about: `of` is the mean chance given, `came` the share that came. */
export interface Reliability {
  from: number;
  to: number;
  pairs: number;
  of: number;
  came: number;
}

const EDGES = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 1];

/** Each pair from the side that was thought the likelier one. */
export function reliabilityOf(predicted: Predicted[], slope: number): Reliability[] {
  const told = predicted.map(({ difference, isA, vote }) => ({
    chance: 1 / (1 + Math.exp(-slope * Math.abs(difference))),
    came: difference > 0 === isA ? vote : 0,
    vote,
  }));
  return EDGES.slice(1).flatMap((to, at) => {
    const from = EDGES[at] as number;
    const inside = told.filter(({ chance }) => chance >= from && (chance < to || to === 1));
    if (inside.length === 0) return [];
    const votes = inside.reduce((sum, { vote }) => sum + vote, 0);
    const of = inside.reduce((sum, { vote, chance }) => sum + vote * chance, 0) / votes;
    return [
      { from, to, pairs: inside.length, of, came: inside.reduce((sum, { came }) => sum + came, 0) / votes },
    ];
  });
}
