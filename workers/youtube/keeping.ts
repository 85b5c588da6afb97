import { keepNewest } from "../../app/hydration/keep-newest";
import { YOUTUBE_DAYS } from "../../app/model/desk";
import { DAY_MS, HOUR_MS, SECOND_MS } from "../../app/numbers/days";
import type { QuotaBucket } from "../../app/services/quota";
import type { AnswerKey, AnswerRow } from "../db/youtube-answers";

/** Answers of some 100 KB each: enough for the topics of the hour, and little of an isolate's memory. */
const ROWS_KEPT = 50;

export type RowMemory = ReturnType<typeof rowMemory>;

/**
 * The rows read last. A row read again is the very same object, so that a report written from it still holds
 * (app/analyzer/show.ts), and its text need neither be sent nor parsed anew.
 */
export function rowMemory(most = ROWS_KEPT) {
  const rows = new Map<string, Kept>();

  return {
    /** What is remembered of a row: whoever has it may read the row without its text. */
    known(key: AnswerKey): Kept | null {
      return rows.get(rowName(key)) ?? null;
    },

    /** The answer of a row read by someone who had `known` of it; null where there is no row. */
    read(key: AnswerKey, row: AnswerRow | undefined, known: Kept | null): Kept | null {
      const same = row && known?.fetchedAt.getTime() === row.fetchedAt.getTime() ? known : null;
      const kept = same ?? (row?.json ? { answer: JSON.parse(row.json), fetchedAt: row.fetchedAt } : null);
      if (kept) this.keep(key, kept);
      else rows.delete(rowName(key));
      return kept;
    },

    /** Remembers an answer as its row. */
    keep(key: AnswerKey, kept: Kept): void {
      keepNewest(rows, rowName(key), kept, most);
    },
  };
}

function rowName({ kind, key }: AnswerKey): string {
  return `${kind} ${key}`;
}

/**
 * What is asked of YouTube, as the rows of youtube_answers name it. Whoever changes the shape of a kind's
 * answer gives the kind another name, so that no row of the old shape is ever read as the new one.
 */
export type AnswerKind = "topic" | "found" | "channel" | "named" | "comments" | "status";

/** One thing asked: a topic in its one spelling, a channel by its handle or id, or by a name, a video's comments. */
export interface Asked {
  kind: AnswerKind;
  key: string;
}

/** How long an answer is as good as a new one, and how long it may be shown at all. */
interface Retention {
  freshMs: number;
  keptMs: number;
}

const USUAL: Retention = { freshMs: DAY_MS, keptMs: YOUTUBE_DAYS * DAY_MS };
/** So long it is believed that nothing was found. */
export const NOTHING_FOUND_MS = HOUR_MS;
const NOTHING_FOUND: Retention = { freshMs: NOTHING_FOUND_MS, keptMs: NOTHING_FOUND_MS };
/** What a search found is for the next try, when the run that paid for it failed: no answer of its own. */
const FOUND: Retention = { freshMs: HOUR_MS, keptMs: HOUR_MS };
/** A channel's figures and a video's comments change within the day that a creator works on them. */
const READING: Retention = { freshMs: 6 * HOUR_MS, keptMs: YOUTUBE_DAYS * DAY_MS };
const STATUS: Retention = { freshMs: 60 * SECOND_MS, keptMs: 60 * SECOND_MS };

/**
 * A day fresh and 30 days kept; a reading, which costs no search, 6 hours fresh. That nothing was found is believed for an hour and then not known any more:
 * videos may have come since, and an old "nothing" is no answer to fall back on.
 */
function retention(kind: AnswerKind, answer: unknown): Retention {
  if (kind === "status") return STATUS;
  if (kind === "found") return FOUND;
  if (isNothing(kind, answer)) return NOTHING_FOUND;
  return kind === "channel" || kind === "comments" ? READING : USUAL;
}

/** Whether an answer says that nothing was found, while there is one that says more and may still be shown. */
export function saysLess(kind: AnswerKind, answer: unknown, older: Kept | null, now: Date): boolean {
  if (kind !== "topic" || !older || !foundNothing(answer) || foundNothing(older.answer)) return false;
  return mayBeShown(kind, older, now);
}

/** What a reading keeps in place of a channel, or of a video's comments, where there are none to read. */
export interface NothingThere {
  problem: string;
}

function isNothing(kind: AnswerKind, answer: unknown): boolean {
  return kind === "topic" ? foundNothing(answer) : !!(answer as NothingThere | null)?.problem;
}

function foundNothing(answer: unknown): boolean {
  return (answer as { videos?: unknown[] } | null)?.videos?.length === 0;
}

export interface Kept {
  answer: unknown;
  fetchedAt: Date;
}

/** Whether an answer does instead of a new one. */
export function isFresh(kind: AnswerKind, { answer, fetchedAt }: Kept, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < retention(kind, answer).freshMs;
}

/** Whether an answer may be shown, with its age. */
export function mayBeShown(kind: AnswerKind, { answer, fetchedAt }: Kept, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < retention(kind, answer).keptMs;
}

/** The buckets that asking anew takes units from, the first of them first. */
export const BUCKETS_USED: Record<AnswerKind, readonly [QuotaBucket, ...QuotaBucket[]]> = {
  topic: ["search", "general"],
  found: ["search"],
  channel: ["general"],
  // Its handle is tried first: a search is only made for what is not one.
  named: ["general", "search"],
  comments: ["general"],
  status: ["general"],
};

/**
 * The share of each bucket that asking anew may use up. Readings of channels and comments leave half of the day to
 * the analyzer, which has nothing else to go by: for them, visitors can paste.
 */
export function quotaShare(kind: AnswerKind): number {
  return kind === "channel" || kind === "named" || kind === "comments" ? 0.5 : 1;
}
