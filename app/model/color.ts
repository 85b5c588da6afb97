/** What a lamp or the verdict shows: go, wait, stop, or that nothing is known. */
export type Colour = "green" | "amber" | "red" | "unknown";
