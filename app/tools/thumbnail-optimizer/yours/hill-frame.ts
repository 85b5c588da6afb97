/** The units that the hill is drawn in. */
export const HILL_FRAME = { width: 400, height: 96, ground: 80, top: 8 } as const;
