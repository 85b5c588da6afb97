import { channelRecords } from "../measures/channel-histories.ts";

/** An upload of a channel's history, as one snapshot shows it. */
export interface Upload {
  channel: string;
  ageDays: number;
  views: number;
}

/**
 * In these data, a Short has up to this many seconds: the snapshots are older than YouTube's change of the limit
 * to 180, which the product uses.
 */
const SHORT_SECONDS = 60;

const COLUMNS = ["channel", "age_days", "views", "duration_s"];

/**
 * Reads the long uploads of channel histories. Shorts are excluded if the length is known, and so are uploads without
 * a view or dated after the snapshot. An age counts as at least a day, as in the product. Throws if a column is
 * missing.
 */
export function readUploads(...texts: string[]): Upload[] {
  return [...channelRecords(texts, COLUMNS).values()].flat().flatMap((record) => {
    const { channel = "", age_days = "", views = "", duration_s = "" } = record;
    const upload = { channel, ageDays: Math.max(Number(age_days), 1), views: Number(views) };
    const isDated = age_days !== "" && Number(age_days) >= 0;
    const isShort = duration_s !== "" && Number(duration_s) <= SHORT_SECONDS;
    return isDated && !isShort && upload.views > 0 ? [upload] : [];
  });
}
