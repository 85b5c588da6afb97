/**
 * How right forecasts are on channels that the weights were learned without: docs/evaluation/forecast.md, its rows
 * "channel_videos, 20 before", cross-validated, with their 95 % intervals. Errors are medians of |log10|.
 */
export const ACCURACY = {
  videos: 33_460,
  channels: 69,
  error: { value: 0.22, low: 0.201, high: 0.241 },
  /** The median of the 20 uploads before, on the same videos. */
  plainError: 0.271,
  ratio: { value: 0.814, low: 0.746, high: 0.869 },
  inside: { value: 0.798, low: 0.795, high: 0.802 },
  /** Of two neighbouring uploads, the better viewed one was named by its title: the mean over channels. */
  neighbours: { value: 0.649, low: 0.631, high: 0.67 },
} as const;
