/** What a figure is of. */
export const MEASURES = [
  ...([
    "subscribers",
    "uploads",
    "shorts",
    "longs",
    "views",
    "average-views",
    "times",
    "revenue",
    "rpm",
  ] as const),
  ...([
    "chance",
    "comments",
    "cards",
    "ideas",
    "events",
    "channels",
    "series",
    "episodes",
    "listed",
  ] as const),
  ...(["beat-usual", "inside", "low", "high", "middle", "late"] as const),
] as const;
export type Measure = (typeof MEASURES)[number];

/** One figure that functions told. */
export interface Figure {
  /** What it is of, by its name; null for the creator's own channel or plan. */
  of: string | null;
  measure: Measure;
  /** Shares and chances from 0 to 1, multiples of the usual as such, money in its currency. */
  value: number;
  /** Of how many: 7 of 10. */
  outOf?: number;
  /** Days over which it counts; absent for all time. */
  days?: number;
}

/** What else was told of a name. */
export interface Trait {
  of: string | null;
  trait:
    | { kind: "color"; is: "green" | "amber" | "red" | "unknown" }
    /** "2026-11-24" */
    | { kind: "day"; is: string }
    /** "Tuesdays", "5 PM to 6 PM": when it did best or worst. */
    | { kind: "time"; is: string; best: boolean }
    | { kind: "trend"; is: "rising" | "falling" | "steady" }
    /** "March": when most people look for it. */
    | { kind: "peak"; is: string }
    | {
        kind: "standing";
        is: "next" | "late" | "newest" | "oldest" | "asked-for" | "watched" | "uploaded" | "stem";
      };
}

/** The name at an end of everything there is, not only of what is listed. */
export interface Extreme {
  of: string;
  measure: Measure;
  is: "most" | "least";
}

/** All that functions told in a conversation: what an answer may say. */
export interface Evidence {
  /** Names that may be said: titles, ideas, channels, series. */
  names: readonly string[];
  figures: readonly Figure[];
  traits: readonly Trait[];
  extremes: readonly Extreme[];
  /** ISO 4217, of revenue. */
  currency: string | null;
}

/** Why an answer is not shown, and the part of it. */
export interface Unsupported {
  why: "long" | "name" | "word" | "number" | "comparison" | "claim";
  at: string;
}
