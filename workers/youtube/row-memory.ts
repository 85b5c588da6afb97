import { keepNewest } from "../../app/hydration/keep-newest";
import type { AnswerKey, AnswerRow } from "../db/youtube-answers";
import type { Kept } from "./keeping";

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
