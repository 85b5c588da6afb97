/** What a lamp or the verdict shows: go, wait, stop, or that nothing is known. */
export const LIGHT_COLORS = ["green", "amber", "red", "unknown"] as const;
export type LightColor = (typeof LIGHT_COLORS)[number];

/**
 * How often greens and reds beat their channel's usual, on channels that the engine did not learn from: the rows
 * "light" of docs/evaluation/light.md, cross-validated, the worse of the two averages for us. A noun, and not the
 * engine's alone: pages say it where no light was asked for, and take no engine along.
 */
export const LIGHT_ACCURACY = { channels: 69, uploads: 33_460, green: 0.74, red: 0.24 } as const;
