import { csvRecords } from "../measures/csv.ts";

/** An upload of a channel's history, as one snapshot shows it. */
export interface Upload {
  channel: string;
  ageDays: number;
  views: number;
}

/**
 * Up to this many seconds a video is a Short in these data: the snapshots are older than YouTube's change of
 * the limit to 180, which is what the product goes by.
 */
const SHORT_SECONDS = 60;

const COLUMNS = ["channel", "age_days", "views", "duration_s"];

/**
 * Reads the long uploads out of channel histories: Shorts are left out where the length is known, and so are
 * uploads without a view or dated after the snapshot. An age counts as at least a day, as in the product.
 * Throws when a column is missing.
 */
export function readUploads(text: string): Upload[] {
  const records = csvRecords(text);
  const missing = COLUMNS.filter((column) => records[0] && !(column in records[0]));
  if (missing.length > 0) throw new Error(`no column ${missing.join(", ")}`);
  return records.flatMap(({ channel = "", age_days = "", views = "", duration_s = "" }) => {
    const upload = { channel, ageDays: Math.max(Number(age_days), 1), views: Number(views) };
    const isDated = age_days !== "" && Number(age_days) >= 0;
    const isShort = duration_s !== "" && Number(duration_s) <= SHORT_SECONDS;
    return isDated && !isShort && upload.views > 0 ? [upload] : [];
  });
}
