/** What a lamp or the verdict shows: go, wait, stop, or that nothing is known. */
export const LIGHT_COLORS = ["green", "amber", "red", "unknown"] as const;
export type LightColor = (typeof LIGHT_COLORS)[number];

/**
 * How often greens and reds beat their channel's usual, on channels that the engine did not learn from: the rows
 * "light" of docs/evaluation/light.md, cross-validated, the worse of the two averages for us. A noun, and not the
 * engine's alone: pages say it where no light was asked for, and take no engine along.
 */
export const LIGHT_ACCURACY = { channels: 69, uploads: 33_460, green: 0.73, red: 0.24 } as const;

/**
 * The same of Shorts, each judged by the Shorts before it alone, over all of them: the rows "your channel, green, Shorts"
 * and "… red, Shorts" of docs/evaluation.md.
 */
export const SHORTS_ACCURACY = { channels: 22, uploads: 3965, green: 0.7, red: 0.32 } as const;

/**
 * The same where a channel's newest 15 uploads are all that is known, as its public feed tells them: the rows
 * "your channel, 15 uploads" there.
 */
export const FEW_UPLOADS_ACCURACY = {
  known: 15,
  channels: 69,
  uploads: 11_181,
  green: 0.68,
  red: 0.26,
} as const;
