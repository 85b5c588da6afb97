import {
  type DailyRevenue,
  type Money,
  type RevenueBreakdown,
  type RevenueTotals,
  toMoney,
  totalsOf,
} from "../../model/revenue";
import type { DailyViews, MeasuredUpload } from "../../model/upload";
import { sum } from "../../statistics/sums";
import { type StudioExport, videoKey } from "../../tables/studio/export";

/** One file's table of videos: its Total, its rows and what lies between them. */
export interface RevenuePart {
  name: string;
  totals: RevenueTotals;
  /** RPM as Studio's row "Total" has it; null without. */
  rpm: number | null;
  videos: number;
  /** Whether Studio left out videos beyond 500. */
  isCut: boolean;
}

/** What one or several exports tell of revenue. */
export interface RevenueSource {
  /** As ISO 4217 has it; null if nothing names one. */
  currency: string | null;
  /** One for each table of videos. */
  parts: RevenuePart[];
  uploads: MeasuredUpload[];
  daily: DailyViews[];
  dailyRevenue: DailyRevenue[];
  breakdowns: RevenueBreakdown[];
  /** Playback-based CPM by `videoKey`. */
  playbackCpm: ReadonlyMap<string, number>;
  /** The days that the figures are of; null where they may be of the videos' whole life. */
  period: { from: string; to: string } | null;
  countedAt: string;
  /** Videos that stand in several tables: the figures of the newest count. */
  repeated: number;
}

/** What an export tells of revenue; null where it has no figure of it at all. */
export function readSource(name: string, read: StudioExport): RevenueSource | null {
  const { uploads, partial, sums, total, totalRpm, dailyRevenue, breakdowns, currency, isCut } = read;
  const rows = sums?.revenue ?? null;
  if (rows === null && dailyRevenue.length === 0 && breakdowns.length === 0) return null;
  const own = dailyRevenue.find(({ videoId }) => videoId === null);
  const all = [...uploads, ...partial];
  const row = total?.revenue ?? null;
  const part = rows !== null && {
    name,
    totals: totalsOf(toMoney(rows), row === null ? null : toMoney(row), own ? sumOfDays(own) : null),
    rpm: totalRpm,
    videos: all.length,
    isCut,
  };
  const { daily, playbackCpm, period, countedAt } = read;
  const parts = part ? [part] : [];
  const kept = { currency, parts, uploads: part ? all : [], daily, dailyRevenue, breakdowns };
  return { ...kept, playbackCpm, period, countedAt, repeated: 0 };
}

/** The revenue of all days. */
export function sumOfDays({ days }: DailyRevenue): Money {
  return sum(days.map(({ revenue }) => revenue));
}

/**
 * Several exports as one. A video that stands in several tables keeps the figures of the newest: their days may overlap, so
 * they are not added. Exports of several currencies are never joined: the answer names those.
 */
export function joinSources(sources: RevenueSource[]): RevenueSource | { mixed: (string | null)[] } | null {
  const [newest, ...older] = sources.toSorted((one, other) => (one.countedAt < other.countedAt ? 1 : -1));
  if (!newest) return null;
  const currencies = new Set(sources.map(({ currency }) => currency));
  if (currencies.size > 1) return { mixed: [...currencies] };
  const all = [newest, ...older];
  const byKey = new Map<string, MeasuredUpload>();
  let repeated = 0;
  for (const upload of all.flatMap(({ uploads }) => uploads)) {
    const key = videoKey(upload);
    if (byKey.has(key)) repeated += 1;
    else byKey.set(key, upload);
  }
  const newestOf = <Days extends { videoId: string | null }>(lists: Days[][]): Days[] => [
    ...new Map(
      lists
        .flat()
        .toReversed()
        .map((days) => [days.videoId, days]),
    ).values(),
  ];
  return {
    currency: newest.currency,
    parts: sources.flatMap(({ parts }) => parts),
    uploads: [...byKey.values()],
    daily: newestOf(all.map(({ daily }) => daily)),
    dailyRevenue: newestOf(all.map(({ dailyRevenue }) => dailyRevenue)),
    breakdowns: all.flatMap(({ breakdowns }) => breakdowns),
    playbackCpm: new Map(all.toReversed().flatMap(({ playbackCpm }) => [...playbackCpm])),
    // A chart from elsewhere tells nothing of the days that a table counts.
    period: (all.find(({ parts }) => parts.length > 0) ?? newest).period,
    countedAt: newest.countedAt,
    repeated,
  };
}
