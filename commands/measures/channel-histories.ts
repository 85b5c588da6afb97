import { type Counted, logGrowth, YOUNGEST_DAYS } from "../../app/engines/forecast/past-upload.ts";
import { csvRecords } from "./csv.ts";

/** A channel's long uploads, oldest first, as the forecast reckons with them. */
export interface ChannelHistory {
  channel: string;
  counted: Counted[];
}

/** In these data a video of so many seconds is a Short: they are older than YouTube's change of the limit to 180. */
const SHORT_SECONDS = 60;
const DAY_MS = 86_400_000;
const COLUMNS = ["channel", "title", "published_at", "age_days", "views", "duration_s"];

/**
 * Reads whole upload histories, the views as of one snapshot of each channel. Left out as in the product: Shorts
 * where the length is known, uploads without a view, dated after their snapshot or younger than three days.
 * Uploads of the same instant stay in the order of the file. Throws when a column is missing.
 */
export function readHistories(text: string): ChannelHistory[] {
  const records = csvRecords(text);
  const missing = COLUMNS.filter((column) => records[0] && !(column in records[0]));
  if (missing.length > 0) throw new Error(`no column ${missing.join(", ")}`);
  const channels = Map.groupBy(records, ({ channel = "" }) => channel);
  return [...channels].map(([channel, own]) => ({
    channel,
    counted: own.flatMap((record) => countedOf(record) ?? []).sort((a, b) => a.day - b.day),
  }));
}

function countedOf(record: Record<string, string>): Counted | null {
  const { title = "", published_at = "", age_days = "", views = "", duration_s = "" } = record;
  const at = new Date(published_at.replace(" ", "T"));
  const ageDays = Number(age_days);
  const isShort = duration_s !== "" && Number(duration_s) <= SHORT_SECONDS;
  const isCounted = age_days !== "" && ageDays >= YOUNGEST_DAYS && Number(views) >= 1;
  if (isShort || !isCounted || Number.isNaN(at.getTime())) return null;
  return {
    upload: { title, publishedAt: at, views: Number(views) },
    title,
    day: at.getTime() / DAY_MS,
    ageDays,
    log30: Math.log10(Number(views)) - logGrowth(ageDays),
  };
}
