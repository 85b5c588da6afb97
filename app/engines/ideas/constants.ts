import type { Weights } from "./covariance";

/**
 * How similarly uploads do that are close in time or alike in their titles, chosen on whole histories of 72 channels by
 * the chances of their neighbouring pairs, in round figures (docs/evaluation/titles.md, "What was tried").
 */
export const WEIGHTS: Weights = {
  level: 0.6,
  levelUploads: 400,
  drift: 0.04,
  driftUploads: 30,
  words: 0.03,
  wordsLately: 0.02,
  runs: 0.05,
  runsLately: 0.03,
  start: 0.01,
  startLately: 0.01,
  end: 0.012,
  endLately: 0.005,
  form: 0.003,
  latelyUploads: 150,
  own: 0.12,
  clip: 4,
  prior: 0.8,
  older: 0.8,
};
