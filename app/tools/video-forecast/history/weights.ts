// Written by `npm run learn -- --data DIR` from whole upload histories (docs/evaluation/forecast.md): change it there.

/** Variances are of log10 views: 0.25 is a factor of about three either way. */
export const WEIGHTS = {
  /** Where a channel's level is looked for before anything is known of it, and how far around. */
  mean: 3.8,
  level: 1,
  /** The level as it drifts from upload to upload, and over how many. */
  drift: 0.25,
  driftUploads: 84,
  /** What lasts only a few uploads. */
  run: 0.035,
  runUploads: 6,
  /** What changes with time, however many uploads it has. */
  era: 0.05,
  eraDays: 836,
  /** What titles with the same words, runs of letters and beginnings have in common: lastingly, and lately. */
  words: 0.15,
  wordsLately: 0.16,
  runs: 0.05,
  runsLately: 0.11,
  start: 0.02,
  startLately: 0.02,
  latelyUploads: 45,
  /** What is a single video's own. */
  own: 0.037,
  /** A video counts as no further from its forecast than this many standard deviations. */
  clip: 2,
};

export type Weights = typeof WEIGHTS;
