import type { DailyViews, MeasuredUpload } from "./upload";

/** Where a channel's uploads come from: YouTube's API or its public feed, an export of YouTube Studio, a pasted list, or the sample. */
export const SOURCE_KINDS = ["youtube", "studio", "list", "sample"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What sources may tell of an upload beside its title, date and views. */
export const METRICS = [
  "durationSeconds",
  "likes",
  "comments",
  "impressions",
  "clickThroughRate",
  "watchHours",
  "averageViewSeconds",
  "averageViewedShare",
  "subscribers",
  "revenue",
  "rpm",
] as const satisfies readonly (keyof MeasuredUpload)[];
export type Metric = (typeof METRICS)[number];

/** The name of a channel whose sources tell none. */
export const UNNAMED = "Your channel";

/** A channel's name in the middle of a sentence. */
export function nameInSentence(name: string): string {
  return name === UNNAMED ? "your channel" : name;
}

/** One source of a connected channel. */
export interface ChannelSource {
  kind: SourceKind;
  /** ISO instant at which it was last read or given. */
  at: string;
  /** The uploads it tells of. */
  uploads: number;
  /** Shorts of which it tells no date, beside them; absent without any. */
  undated?: number;
  /** What it tells of at least one of them. */
  metrics: Metric[];
  /** Videos whose views it tells day by day; the channel as a whole counts as one. */
  daily: number;
  /** What was left out of it, and how it was read, as sentences. */
  notes: string[];
}

/** How far a channel has been read from YouTube. */
export interface ReadingProgress {
  /**
   * "reading": the rest follows by itself. "newest": its public feed tells no more than the newest 15. "gone": YouTube has
   * no such channel any more.
   */
  state: "whole" | "reading" | "newest" | "gone";
  /** Uploads read so far. */
  read: number;
  /** Uploads there are to read, 2,000 at most; null if YouTube does not say. */
  of: number | null;
}

/**
 * What a block of a description is for. "offer": a sponsor's segment, or a code that makes something cheaper. "about": text
 * on the channel itself.
 */
export const BLOCK_KINDS = [
  "links",
  "gear",
  "socials",
  "disclosure",
  "subscribe",
  "offer",
  "about",
  "hashtags",
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Lines that recur in a creator's descriptions, as the newest one has them. */
export interface UsualBlock {
  kind: BlockKind;
  text: string;
  /** In how many of the descriptions it stands. */
  count: number;
  /** When the newest of those came out; null where nobody told. */
  lastAt: string | null;
}

export interface UsualBlocks {
  /** How many descriptions were read: those without any text are left out. */
  of: number;
  blocks: UsualBlock[];
}

/** The channel a visitor connected, with all that its sources know, joined by video. */
export interface Channel {
  name: string;
  /** With its @; null if no source tells. */
  handle: string | null;
  /** YouTube's, 24 characters; null if no source tells. */
  id: string | null;
  /** One of the sample catalogue's: invented, and never mixed with a real one. */
  isSample: boolean;
  /** Rounded by YouTube; null if hidden or unknown. */
  subscribers: number | null;
  /** Of revenue and RPM, as ISO 4217 has it; null if no source tells. */
  currency: string | null;
  /** At least one. */
  sources: ChannelSource[];
  /** null if it is not read from YouTube. Only with "whole" are `uploads` all of them. */
  reading: ReadingProgress | null;
  /** Newest first, 2,000 at most. Views and `countedAt` are those of the source that counted last. */
  uploads: MeasuredUpload[];
  daily: DailyViews[];
  /** What recurs in its newest descriptions; absent where no source has read them. */
  usual?: UsualBlocks;
}

/** When the views of a channel were counted last, up to which its uploads' ages count; null without uploads. */
export function countedLast({
  uploads,
}: {
  uploads: readonly Pick<MeasuredUpload, "countedAt">[];
}): Date | null {
  // Most were counted at one moment.
  const counted = [...new Set(uploads.map(({ countedAt }) => countedAt))];
  const last = Math.max(...counted.map((at) => Date.parse(at)));
  return Number.isFinite(last) ? new Date(last) : null;
}

/** One of the newest uploads, beside what the channel usually gets. */
interface RecentUpload {
  videoId: string | null;
  title: string;
  publishedAt: string;
  /** As of the upload; absent where its day is known. */
  publishedWithinDays?: number | undefined;
  views: number;
  /** ISO instant at which the views were counted. */
  countedAt: string;
  kind: "short" | "long" | null;
  /** Its views as a multiple of the usual at the same age (engines/channel-report); null if not enough data. */
  multiple: number | null;
  /** Whether it stands clearly apart, as the report says. */
  outlier: "over" | "under" | null;
}

/** What to do next, by the report on the newest uploads; channel/report/next-steps.ts has it in words. */
export type NextStep =
  /** It stood out: so many times the usual. Shorts are not forecast. */
  | { do: "follow-up"; title: string; times: number; isShort?: boolean }
  /** It was shown, and clicked so many times as often as the others. */
  | { do: "retitle"; title: string; times: number }
  /** It was clicked, and left early. */
  | { do: "read-comments"; title: string; videoId: string | null }
  /** "Tuesdays" or "the hour from 5 PM": better or worse than all others. */
  | { do: "choose-time"; time: string; isBest: boolean }
  /** The last ten fell behind the 20 before them. */
  | { do: "compare-runs" }
  /** Nothing stands apart. `best`, of a channel that is not rising, has twice the usual or more, as its uploads do now and then. */
  | { do: "forecast"; isRising: boolean; best?: { title: string; times: number }; isShort?: boolean };

/** What every page may show of the connected channel: 8 KB at most, read with the page's own round trip. */
export interface ChannelSummary
  extends Pick<Channel, "name" | "handle" | "id" | "isSample" | "subscribers" | "reading"> {
  uploads: number;
  /** Of `uploads`, by length; those of unknown length are in neither. */
  longs: number;
  shorts: number;
  sources: Pick<ChannelSource, "kind" | "at">[];
  /** Newest first, 5 at most. */
  lastUploads: RecentUpload[];
  /** For videos of the newest one's kind first, 2 at most. */
  next: NextStep[];
  kpis: OwnKpis;
}

/** A channel's median of a measure, of how many uploads. */
export interface OwnKpi {
  median: number;
  uploads: number;
}

/** The measures behind the dashboard's KPIs that an upload can tell; null where too few know one. */
export interface OwnKpis {
  subscribersPer1000: OwnKpi | null;
  /** Of those who saw the thumbnail, 0 to 1. */
  clicked: OwnKpi | null;
  /** Share of the video viewed; loops can bring it above 1. */
  watched: OwnKpi | null;
}

/** What the frame of every page knows of the connected channel. */
export interface ConnectedChannel extends Pick<ChannelSummary, "name" | "isSample" | "uploads"> {
  /** Whether an export of YouTube Studio is among its sources. */
  hasExport?: boolean;
}
