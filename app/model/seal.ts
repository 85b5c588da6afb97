import type { CardForecast, CardLight } from "./card";

/** What is sealed of a card: the light or the forecast that was kept on it. */
export type SealKind = "light" | "forecast";

/** What a seal is the hash of: what was said of which title, when, and by which version of the engines. */
export interface SealContent {
  /** Of this shape. */
  version: 1;
  kind: SealKind;
  card: string;
  idea: string;
  /** "" where the card had none. */
  title: string;
  /** ISO instant at which it was sealed. */
  at: string;
  engine: string;
  /** 32 hexadecimal digits by chance: without them nobody can find out a text by hashing guesses. */
  salt: string;
  light?: Pick<CardLight, "colour" | "chance">;
  forecast?: Pick<CardForecast, "ranges" | "chance">;
}

/** A place in the chain. What was sealed is known only to its creator. */
export interface SealRow {
  /** Counts the deployment's seals, from 1, without gaps. */
  n: number;
  /** SHA-256 of the content as canonical JSON, in hexadecimal. */
  hash: string;
  /** The hash of the row before; null for the first. */
  previous: string | null;
}

/** The seals of a day, or of several where no job ran, under one hash: the head. */
export interface SealedDay {
  /** "2026-11-23": the last day in it. */
  day: string;
  /** The first and the last row in it; `first` is one more than `last` on a day without seals. */
  first: number;
  last: number;
  /** The head before; null for the first. */
  previous: string | null;
  head: string;
}

/** A creator's record as a file: their seals in full, among the bare rows of the days they are from, and every head. */
export interface RecordFile {
  product: string;
  /** ISO instant. */
  madeAt: string;
  notes: string[];
  /** Whether a day's rows are in the file: those of days without a seal of the creator are left out. */
  days: (SealedDay & { isListed: boolean })[];
  rows: (SealRow & { sealed?: Record<string, unknown> })[];
}

/** So many of so many. */
export interface Tally {
  hits: number;
  of: number;
}

/** What became of all seals: each is in one of these counts. */
export interface RecordFigures {
  /** Seals ever given. */
  sealed: number;
  /** Counted at 30 days: beat the channel's usual, by the color of the light. */
  green: Tally;
  amber: Tally;
  red: Tally;
  /** Counted at 30 days: views inside the forecast's range. */
  inside: Tally;
  /** Counted, and impossible to judge: too few uploads to know the usual, a light of no color. */
  unjudged: number;
  /** Out for 30 days, and not counted yet. */
  due: number;
  /** Not out yet, or not for 30 days. */
  waiting: number;
  /** Another one was sealed before the video came out; or it was sealed after that. */
  replaced: number;
  /** On a card that was dropped. */
  dropped: number;
  /** On sample data. */
  sample: number;
  /** Of a card that was deleted, or whose creator left. */
  withdrawn: number;
}

/** Days after publication at which a seal is held against the views. */
export const SCORED_AFTER_DAYS = 30;

/** Seals of one kind, color and fate. */
export interface SealGroup {
  kind: SealKind;
  color: string | null;
  fate: "scored" | "due" | "waiting" | "replaced" | "dropped";
  isSample: boolean;
  count: number;
  /** Scored ones that can be judged, and those of them that came true. */
  judged: number;
  hits: number;
}

/** The figures of grouped seals, of all that were given; those on sample data count for the creator alone. */
export function toFigures(
  groups: readonly SealGroup[],
  { sealed, countsSample }: { sealed: number; countsSample: boolean },
): RecordFigures {
  const counted = countsSample ? groups : groups.filter(({ isSample }) => !isSample);
  const sum = (of: readonly SealGroup[], part: (group: SealGroup) => number) =>
    of.reduce((total, group) => total + part(group), 0);
  const tally = (kind: SealKind, color: string | null): Tally => {
    const scored = counted.filter(
      (group) => group.fate === "scored" && group.kind === kind && group.color === color,
    );
    return { hits: sum(scored, ({ hits }) => hits), of: sum(scored, ({ judged }) => judged) };
  };
  const fate = (name: SealGroup["fate"]) =>
    sum(
      counted.filter((group) => group.fate === name),
      ({ count }) => count,
    );
  const all = sum(groups, ({ count }) => count);
  return {
    sealed,
    green: tally("light", "green"),
    amber: tally("light", "amber"),
    red: tally("light", "red"),
    inside: tally("forecast", null),
    unjudged: fate("scored") - sum(counted, ({ judged }) => judged),
    due: fate("due"),
    waiting: fate("waiting"),
    replaced: fate("replaced"),
    dropped: fate("dropped"),
    sample: all - sum(counted, ({ count }) => count),
    withdrawn: sealed - all,
  };
}
