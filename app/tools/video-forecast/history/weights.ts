// Written by `npm run learn -- --data DIR` from whole upload histories (docs/evaluation/forecast.md).
import type { Weights } from "./covariance";

export const WEIGHTS: Weights = {
  mean: 4,
  level: 1,
  drift: 0.2,
  driftUploads: 400,
  era: 0.4,
  eraDays: 1500,
  words: 0.1,
  wordsLately: 0.2,
  start: 0.01,
  startLately: 0.013,
  latelyUploads: 33,
  own: 0.01,
  clip: 2,
  below: 1.4,
  above: 1.6,
};
