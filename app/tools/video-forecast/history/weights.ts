// Written by `npm run learn -- --data DIR` from whole upload histories (docs/evaluation/forecast.md): change it there.

export const WEIGHTS = {
  mean: 3.8,
  level: 1,
  drift: 0.36,
  driftUploads: 600,
  era: 0.27,
  eraDays: 3400,
  words: 0.12,
  wordsLately: 0.25,
  start: 0.01,
  startLately: 0.034,
  latelyUploads: 45,
  own: 0.006,
  clip: 1.6,
  below: 1.43,
  above: 1.6,
};
