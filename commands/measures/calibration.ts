/** A prediction for a pair: the difference of A and B, and whether A did better. */
export interface Prediction {
  difference: number;
  isA: boolean;
  /** Its weight. */
  vote: number;
}

/**
 * The slope that turns a difference of scores into a chance, 1 / (1 + exp(-slope * difference)), by maximum likelihood
 * (Platt, Advances in Large Margin Classifiers, 1999; without an intercept, since A and B may be swapped).
 */
export function fitSlope(predicted: Prediction[]): number {
  let slope = 1;
  for (let step = 0; step < 25; step++) {
    let [gradient, curvature] = [0, 0];
    for (const { difference, isA, vote } of predicted) {
      const chance = 1 / (1 + Math.exp(-slope * difference));
      gradient += vote * difference * ((isA ? 1 : 0) - chance);
      curvature += vote * difference ** 2 * chance * (1 - chance);
    }
    slope += gradient / curvature;
  }
  return slope;
}

/** Predicted chances from `from` to `to`: their mean, and how often the predicted title won. */
interface Reliability {
  from: number;
  to: number;
  pairs: number;
  predicted: number;
  observed: number;
}

const BINS: [from: number, to: number][] = [
  [0.5, 0.55],
  [0.55, 0.6],
  [0.6, 0.65],
  [0.65, 0.7],
  [0.7, 0.75],
  [0.75, 1],
];

/** The calibration by bins of predicted chances, each pair seen from the title predicted to win. */
export function reliability(predictions: Prediction[], slope: number): Reliability[] {
  const seen = predictions.map(({ difference, isA, vote }) => ({
    chance: 1 / (1 + Math.exp(-slope * Math.abs(difference))),
    won: difference > 0 === isA ? vote : 0,
    vote,
  }));
  return BINS.flatMap(([from, to]) => {
    const inside = seen.filter(({ chance }) => chance >= from && (chance < to || to === 1));
    if (inside.length === 0) return [];
    const votes = inside.reduce((sum, { vote }) => sum + vote, 0);
    const predicted = inside.reduce((sum, { vote, chance }) => sum + vote * chance, 0) / votes;
    const observed = inside.reduce((sum, { won }) => sum + won, 0) / votes;
    return [{ from, to, pairs: inside.length, predicted, observed }];
  });
}
