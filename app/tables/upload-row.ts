import { MOST_VIEWS } from "../numbers/bounds";
import { storable } from "../words/bounds";
import { readCount } from "./counts";
import { type DateOrder, readDate, resolveDate, writeDate } from "./dates";

/** Why a row is no upload. */
export type RowExclusion =
  /** A draft, a deleted or a private video: Studio tells no publish time. */
  | "unpublished"
  | "future"
  | "no-views"
  | "no-title"
  | "no-date"
  /** Day and month are ambiguous. */
  | "ambiguous-date"
  /** The same video as in a row above it. */
  | "duplicate"
  | "unread";

/** A row that is no upload, with the reason in words; `line` counts from 1, 0 is the whole text. */
export interface ExcludedRow<Kind extends string = RowExclusion> {
  line: number;
  kind: Kind;
  why: string;
}

/** What every table and list of uploads tells, as written. */
export interface WrittenUpload {
  title: string;
  date: string;
  views: string;
}

interface UploadRow {
  title: string;
  /** An ISO instant, or a day. */
  publishedAt: string;
  views: number;
}

/** YouTube takes 100. */
const MAX_TITLE = 200;

/** A title on one line, as it is kept. */
export function plainTitle(written: string): string {
  return storable(written.slice(0, MAX_TITLE)).replace(/\s+/gu, " ").trim();
}

/** Reads a row as of an instant, its date in the order of its column (null: not known); or says why it is no upload. */
export function readUploadRow(
  written: WrittenUpload,
  order: DateOrder | null,
  asOf: Date,
): UploadRow | { kind: RowExclusion; why: string } {
  const title = plainTitle(written.title);
  if (title === "") return { kind: "no-title", why: "It has no title" };
  const date = readDate(written.date);
  if (!date) return { kind: "no-date", why: unreadable(written.date, "date") };
  const publishedAt = date.kind === "date" ? date.at : order && resolveDate(date, order);
  if (!publishedAt) {
    const why = `“${written.date.trim()}” may be day or month first, and no other date tells which`;
    return { kind: "ambiguous-date", why };
  }
  if (publishedAt.getTime() > asOf.getTime()) return { kind: "future", why: "It is not published yet" };
  const views = readCount(written.views, Number.POSITIVE_INFINITY);
  if (views === null) return { kind: "no-views", why: unreadable(written.views, "count of views") };
  if (views > MOST_VIEWS) return { kind: "no-views", why: "More views than any video has" };
  return { title, publishedAt: writeDate(publishedAt, written.date), views };
}

function unreadable(text: string, what: string): string {
  const plain = text.trim();
  if (plain === "") return `It has no ${what}`;
  return `“${plain.length > 30 ? `${plain.slice(0, 29)}…` : plain}” is no ${what} that can be read`;
}
