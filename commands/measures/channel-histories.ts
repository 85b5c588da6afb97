import { logGrowth, MIN_AGE_DAYS, type UsableUpload } from "../../app/engines/growth/usable-uploads.ts";
import { DAY_MS } from "../../app/numbers/days.ts";
import { csvRecords } from "./csv.ts";

/** A channel's uploads of one kind, oldest first, as the forecast uses them. */
export interface ChannelHistory {
  channel: string;
  uploads: UsableUpload[];
}

/** In these data, a Short has up to so many seconds: they are older than YouTube's change of the limit to 180. */
const SHORT_SECONDS = 60;
const COLUMNS = ["channel", "title", "published_at", "age_days", "views", "duration_s"];

/**
 * Reads whole upload histories, the views as of one snapshot of each channel. Excluded as in the product: Shorts
 * if the length is known, uploads without a view, dated after their snapshot or younger than three days.
 * Uploads of the same instant stay in the order of the file. Throws if a column is missing.
 */
export function readHistories(...texts: string[]): ChannelHistory[] {
  return historiesOf(texts, (record) => !isShort(record));
}

/** The same of Shorts, whose length is known: of no other upload can it be told. */
export function readShortHistories(...texts: string[]): ChannelHistory[] {
  return historiesOf(texts, isShort).filter(({ uploads }) => uploads.length > 0);
}

function historiesOf(texts: string[], takes: (record: Record<string, string>) => boolean): ChannelHistory[] {
  return [...channelRecords(texts, COLUMNS)].map(([channel, own]) => ({
    channel,
    uploads: own
      .filter(takes)
      .flatMap((record) => usableUpload(record) ?? [])
      .sort((a, b) => a.day - b.day),
  }));
}

function isShort({ duration_s = "" }: Record<string, string>): boolean {
  return duration_s !== "" && Number(duration_s) <= SHORT_SECONDS;
}

/**
 * The records of each channel in one or more CSV texts. A channel that several texts name is taken from the first of
 * them. Throws if a text has records without one of the columns.
 */
export function channelRecords(texts: string[], columns: string[]): Map<string, Record<string, string>[]> {
  const found = new Map<string, Record<string, string>[]>();
  for (const text of texts) {
    const records = csvRecords(text);
    const missing = columns.filter((column) => records[0] && !(column in records[0]));
    if (missing.length > 0) throw new Error(`no column ${missing.join(", ")}`);
    for (const [channel, own] of Map.groupBy(records, ({ channel = "" }) => channel)) {
      if (!found.has(channel)) found.set(channel, own);
    }
  }
  return found;
}

function usableUpload(record: Record<string, string>): UsableUpload | null {
  const { title = "", published_at = "", age_days = "", views = "" } = record;
  const at = new Date(published_at.replace(" ", "T"));
  const ageDays = Number(age_days);
  const isUsable = age_days !== "" && ageDays >= MIN_AGE_DAYS && Number(views) >= 1;
  if (!isUsable || Number.isNaN(at.getTime())) return null;
  return {
    upload: { title, publishedAt: at, views: Number(views) },
    day: at.getTime() / DAY_MS,
    ageDays,
    logViews: Math.log10(Number(views)) - logGrowth(ageDays),
  };
}
