import { type MeasuredUpload, UNMEASURED } from "../../app/model/upload.ts";
import { DAY_MS } from "../../app/numbers/days.ts";
import { channelRecords } from "./channel-histories.ts";

/** A channel's uploads, Shorts and all, as a report reads them. */
export interface MeasuredHistory {
  channel: string;
  uploads: MeasuredUpload[];
}

const COLUMNS = ["channel", "title", "published_at", "age_days", "views", "duration_s", "video_id"];
const MIDNIGHT = "00:00:00";

/**
 * Reads whole upload histories, views counted as of one snapshot of each channel. A channel whose uploads are all of
 * midnight has days and no hours. Rows without a date, an age or views are left out. Throws if a column is missing.
 */
export function readMeasuredHistories(...texts: string[]): MeasuredHistory[] {
  return [...channelRecords(texts, COLUMNS)].flatMap(([channel, records]) => {
    const own = records.filter(
      ({ published_at, age_days, views }) => published_at && age_days && Number(views) >= 0,
    );
    if (own.length === 0) return [];
    const hasHours = own.some(({ published_at = "" }) => published_at.slice(11, 19) !== MIDNIGHT);
    return [{ channel, uploads: own.map((record) => measuredUpload(record, hasHours)) }];
  });
}

function measuredUpload(record: Record<string, string>, hasHours: boolean): MeasuredUpload {
  const { video_id, title = "", published_at = "", age_days, views, duration_s } = record;
  const at = new Date(published_at.replace(" ", "T"));
  const instant = at.toISOString();
  return {
    ...UNMEASURED,
    title,
    videoId: video_id || null,
    publishedAt: hasHours ? instant : instant.slice(0, 10),
    countedAt: new Date(at.getTime() + Number(age_days) * DAY_MS).toISOString(),
    views: Number(views),
    durationSeconds: duration_s ? Number(duration_s) : null,
  };
}
