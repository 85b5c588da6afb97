import type { DailyRevenue, RevenueBreakdown } from "../../model/revenue";
import type { DailyViews, MeasuredUpload } from "../../model/upload";
import type { DateOrder } from "../dates";
import type { ExcludedRow, RowExclusion } from "../upload-row";
import type { ColumnRead } from "./columns";

export interface StudioOptions {
  /** Now: views are counted as of here unless a chart tells the export's own day, and nothing is published later. */
  asOf: Date;
  /** How dates such as 03/04/2026 are meant where no other date of the file tells. */
  order?: DateOrder;
  /** The file's own name, which a refusal repeats. */
  name?: string;
  /** Whether revenue is wanted: then charts of revenue without views are read, and tables by country or content type. */
  wantsRevenue?: boolean;
}

/** A sentence for the creator: what the file looks like, and which one is wanted. */
interface StudioRefusal {
  refused: string;
}

export type StudioRead = StudioExport | StudioRefusal;

/** What Studio sums up in its row "Total", and what the same columns of all rows come to. null where there is no column. */
export interface StudioSums {
  views: number | null;
  watchHours: number | null;
  impressions: number | null;
  revenue: number | null;
}

/** `breakdown`: a country, content type … a row. It is read where revenue is wanted alone. */
export type StudioKind = "table" | "chart" | "totals" | "breakdown";

/** A file, and what it was read as. */
export interface StudioFile {
  /** Without folders; "" where it was given without a name. */
  name: string;
  /** `table`: a video a row. `chart`: a day and video a row. `totals`: a day a row. Two where they stand side by side. */
  kinds: StudioKind[];
  /** Rows below the heading, Studio's sum and notes apart. */
  rows: number;
  columns: ColumnRead[];
  /** Why it was not read, as a sentence; null if it was. */
  refused: string | null;
}

/** What an export of YouTube Studio tells. */
export interface StudioExport {
  files: StudioFile[];
  /** Published videos with all their views so far, in the order of the file. A video without views in its cell has 0. */
  uploads: MeasuredUpload[];
  /** Videos published before the chart begins: their figures are of its days alone, not of their whole life. */
  partial: MeasuredUpload[];
  excluded: ExcludedRow[];
  counts: Partial<Record<RowExclusion, number>>;
  /** Studio's own row "Total"; null without one. Its views are the channel's, also of videos that are not in the file. */
  total: StudioSums | null;
  /** RPM in that row; null without. */
  totalRpm: number | null;
  /** The sums of all rows, excluded ones among them. */
  sums: StudioSums | null;
  /** Studio ends at 500 videos: whether the table does. */
  isCut: boolean;
  /** Of revenue and RPM, as ISO 4217 has it; null if no heading names one. */
  currency: string | null;
  /** Views a day: of the channel (`videoId` null), and of each video of the chart. */
  daily: DailyViews[];
  /** Revenue a day, as `daily` has views. */
  dailyRevenue: DailyRevenue[];
  breakdowns: RevenueBreakdown[];
  /** Playback-based CPM by `videoKey`; empty where the export has no column of it. */
  playbackCpm: Map<string, number>;
  /** The days the chart covers, as "2026-11-21"; null without one. */
  period: { from: string; to: string } | null;
  /** The instant at which views are counted: the end of the chart's last day, or `asOf`. */
  countedAt: string;
  /** How ambiguous dates were read; "unknown" if nothing told, which excludes their rows. Absent where there are none. */
  dates?: DateOrder | "unknown";
}

/** How a video is named where figures of several columns and files are joined: its id, else its title and day. */
export function videoKey({
  videoId,
  title,
  publishedAt,
}: Pick<MeasuredUpload, "videoId" | "title" | "publishedAt">) {
  return videoId ?? JSON.stringify([title, publishedAt.slice(0, 10)]);
}
