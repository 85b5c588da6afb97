// Written by `npm run learn -- --data DIR` from whole upload histories (docs/evaluation/forecast.md).
import type { Weights } from "./covariance";

export const WEIGHTS: Weights = {
  level: 1,
  drift: 0.2,
  driftUploads: 200,
  era: 0.2,
  eraDays: 1500,
  words: 0.1,
  wordsLately: 0.2,
  start: 0.02,
  startLately: 0.02,
  latelyUploads: 33,
  own: 0.01,
  clip: 2.5,
  below: 1.5,
  above: 1.6,
};
