import { SHORT_SECONDS } from "../../../analyzer/findings/baseline";
import type { PastUpload } from "./past-upload";
import { readCount, readLength } from "./read-count";
import { inOrder, type Order, orderShown, readDate } from "./read-date";
import { type Row, rowsOf } from "./rows";

/** Why a line was set apart. */
export type LeftKind =
  | "short"
  | "future"
  | "no-views"
  | "no-title"
  | "no-date"
  | "either-date"
  | "total"
  | "unread";

export interface ReadUploads {
  uploads: PastUpload[];
  /** The first 200 lines that were set apart, with why; `line` counts from 1. */
  left: { line: number; kind: LeftKind; why: string }[];
  /** All that were set apart, by why. */
  counts: Partial<Record<LeftKind, number>>;
  /** How 03/04/2026 was read, where there were such dates; "unknown" when nothing told, and then they are left. */
  dates?: Order | "unknown";
}

const CHARACTERS_AT_MOST = 2_097_152;
const LEFT_AT_MOST = 200;
const TITLE_AT_MOST = 500;

/**
 * Reads a pasted list of uploads, or a CSV of them: a title, a date and a count of views in each line, between
 * tabs, pipes, semicolons or commas, in any order, or under a heading such as YouTube Studio's. Never throws: what
 * cannot be read is set apart and told. Dates such as 03/04/2026 go by what the others show (a day over 12, or a
 * reading that lies after `asOf`), else by `order`, else they are set apart.
 */
export function readUploads(text: string, asOf: Date, order?: Order): ReadUploads {
  const read: ReadUploads = { uploads: [], left: [], counts: {} };
  const leave = (line: number, kind: LeftKind, why: string) => {
    read.counts[kind] = (read.counts[kind] ?? 0) + 1;
    if (read.left.length < LEFT_AT_MOST) read.left.push({ line, kind, why });
  };
  const { rows, unread } = rowsOf(text.slice(0, CHARACTERS_AT_MOST));
  for (const { line, why } of unread) leave(line, "unread", why);
  const dates = orderOf(rows, asOf) ?? order ?? null;
  let wasEither = false;
  for (const row of rows) {
    const { line } = row;
    if (row.isTotal) {
      leave(line, "total", "The sum of all videos, not a video");
      continue;
    }
    const title = row.title.trim().slice(0, TITLE_AT_MOST);
    const written = readDate(row.date);
    const views = readCount(row.views);
    const seconds = readLength(row.length);
    if (title === "") leave(line, "no-title", "It has no title");
    else if (!written)
      leave(
        line,
        "no-date",
        row.date.trim() ? `“${shown(row.date)}” is no date this reads` : "It has no date",
      );
    else if (views === null || views < 1)
      leave(
        line,
        "no-views",
        row.views.trim() ? `“${shown(row.views)}” is no count of views` : "It has no views",
      );
    else if (written.kind === "either" && !dates) {
      wasEither = true;
      leave(
        line,
        "either-date",
        `“${shown(row.date)}” may be day or month first, and no other date tells which`,
      );
    } else {
      const at = written.kind === "either" ? inOrder(written, dates as Order) : written.at;
      wasEither ||= written.kind === "either";
      if (at.getTime() > asOf.getTime()) leave(line, "future", "It is not published yet");
      else if (seconds !== null && seconds > 0 && seconds <= SHORT_SECONDS)
        leave(line, "short", `A Short (${SHORT_SECONDS} seconds or less)`);
      else read.uploads.push({ title, publishedAt: at, views, durationSeconds: seconds });
    }
  }
  return wasEither ? { ...read, dates: dates ?? "unknown" } : read;
}

/** The order the whole column shows: by a number over 12, else by which reading lies in the future. */
function orderOf(rows: Row[], asOf: Date): Order | null {
  const shown = new Set(rows.flatMap(({ date }) => orderShown(date) ?? []));
  if (shown.size === 1) return [...shown][0] as Order;
  if (shown.size === 2) return null;
  const either = rows.map(({ date }) => readDate(date)).filter((date) => date?.kind === "either");
  const isAhead = (order: Order) => either.some((date) => inOrder(date, order).getTime() > asOf.getTime());
  const ahead = { "day-first": isAhead("day-first"), "month-first": isAhead("month-first") };
  if (ahead["day-first"] === ahead["month-first"]) return null;
  return ahead["day-first"] ? "month-first" : "day-first";
}

function shown(text: string): string {
  const plain = text.trim();
  return plain.length > 30 ? `${plain.slice(0, 29)}…` : plain;
}
