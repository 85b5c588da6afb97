import { A_UNIT, type Money, type RevenueTotals, toMoney, totalsOf } from "../../model/revenue";
import type { MeasuredUpload } from "../../model/upload";
import { seeded } from "../../numbers/chance";
import { median } from "../../statistics/quantiles";
import { sum } from "../../statistics/sums";
import { videoKey } from "../../tables/studio/export";
import { COMPARED_VIEWS, type Difference, findDifferences, medianInterval } from "./differences";
import { groupUploads, nameUploads, type RevenueGroup } from "./groups";
import type { RevenueSource } from "./source";
import {
  type FirstMonth,
  firstMonths,
  MOST_EARNING,
  medianCpm,
  olderThanAYear,
  type Share,
  type TypicalRpm,
  topTen,
  typicalRpms,
  viewsAMonth,
} from "./where";

/** An upload whose RPM can be compared. */
export interface ComparedUpload {
  upload: MeasuredUpload;
  rpm: number;
}

/** A video as the report names it. */
export interface RevenueVideo {
  title: string;
  videoId: string | null;
  day: string;
  revenue: Money;
  views: number;
  /** null without views. */
  rpm: number | null;
  /** Playback-based CPM; null where the export has none. */
  cpm: number | null;
}

/** The RPM of a group of videos. */
export interface GroupFigures extends Pick<RevenueGroup, "dimension" | "of" | "name"> {
  videos: number;
  others: number;
  views: number;
  revenue: Money;
  /** The median of its videos' RPM, with its bootstrap interval of 95 %. */
  median: number;
  low: number;
  high: number;
  cpm: number | null;
  /** Those that earned most, by their places in the report's `videos`. */
  examples: number[];
}

/** A difference, and what it comes to at the creator's own views. */
export interface ValuedDifference extends Difference {
  /** Views a month of the group. */
  viewsAMonth: number;
  isEstimate: boolean;
  /** In units of the currency a month: the difference at those views, with its interval. */
  worth: number;
  worthLow: number;
  worthHigh: number;
}

export interface RevenueReport
  extends Pick<RevenueSource, "currency" | "parts" | "period" | "countedAt" | "repeated"> {
  /** All videos with revenue in their row. */
  all: { videos: number; revenue: Money; views: number; rpm: number | null };
  /** Videos that no comparison counts: without revenue, with less than none, with too few views. */
  leftOut: { without: number; negative: number; fewViews: number };
  compared: number;
  videos: RevenueVideo[];
  /** The places of the ten that earned most among `videos`. */
  top: number[];
  groups: GroupFigures[];
  /** How many groups were tested, and which differ. */
  tested: number;
  differences: ValuedDifference[];
  /** What a video of 1,000 views typically earns: see `typicalRpms`. */
  typical: TypicalRpm[];
  topTen: Share | null;
  old: Share | null;
  firstMonths: FirstMonth[];
  breakdowns: {
    by: string;
    totals: RevenueTotals;
    rows: { name: string; revenue: Money | null; views: number | null; rpm: number | null }[];
  }[];
}

const EXAMPLES = 5;
const MOST_ROWS = 20;

/** RPM: revenue of 1,000 views, in units of the currency; null without views. */
function rpmOf(revenue: Money, views: number | null): number | null {
  return views === null || views <= 0 ? null : revenue / A_UNIT / (views / 1000);
}

/**
 * What is compared, and in which groups: for the report, and for tests of the plan.
 *
 * @param channel its name, which is no series
 */
export function compareUploads(source: Pick<RevenueSource, "uploads">, channel = "") {
  const compared = source.uploads.flatMap((upload): ComparedUpload[] => {
    const rpm = rpmOf(toMoney(upload.revenue ?? 0), upload.views);
    return rpm !== null && rpm > 0 && upload.views >= COMPARED_VIEWS ? [{ upload, rpm }] : [];
  });
  const named = nameUploads(
    compared.map(({ upload }) => upload),
    channel,
  );
  return { compared, named, groups: groupUploads(named) };
}

/**
 * All that a channel's exports tell of its revenue. Figures of videos count those with revenue in their row; comparisons count
 * those with revenue above 0 and 100 views and more. Deterministic; about n log n in the uploads, and as many again for each
 * of 499 deals.
 */
export function reportRevenue(
  source: RevenueSource,
  { compared, groups }: Pick<ReturnType<typeof compareUploads>, "compared" | "groups"> = compareUploads(
    source,
  ),
): RevenueReport {
  const { currency, parts, period, countedAt, repeated, uploads, playbackCpm, breakdowns } = source;
  const known = uploads.filter(({ revenue }) => revenue !== null);
  const rpms = compared.map(({ rpm }) => rpm);
  const { tested, found } = findDifferences(rpms, groups);
  const named = new Map<MeasuredUpload, number>();
  const nameOf = (upload: MeasuredUpload) => {
    const place = named.get(upload) ?? named.size;
    named.set(upload, place);
    return place;
  };
  const byRevenue = (list: readonly MeasuredUpload[]) =>
    list.toSorted((one, other) => (other.revenue ?? 0) - (one.revenue ?? 0));
  const top = byRevenue(known).slice(0, MOST_EARNING).map(nameOf);
  const random = seeded(`medians ${rpms.length} ${groups.length}`);
  const figures = groups.map(({ dimension, of, name, members, others }): GroupFigures => {
    const own = members.flatMap((at) => compared[at] ?? []);
    const ownUploads = own.map(({ upload }) => upload);
    const values = own.map(({ rpm }) => rpm);
    const [low, high] = medianInterval(values, random);
    return {
      dimension,
      of,
      name,
      videos: own.length,
      others: others.length,
      views: sum(ownUploads.map(({ views }) => views)),
      revenue: moneyOf(ownUploads),
      median: median(values) ?? 0,
      low,
      high,
      cpm: medianCpm(ownUploads, playbackCpm),
      examples: byRevenue(ownUploads).slice(0, EXAMPLES).map(nameOf),
    };
  });
  const differences = found.map((difference): ValuedDifference => {
    const own = groups[difference.group]?.members.flatMap((at) => compared[at]?.upload ?? []) ?? [];
    const { views, isEstimate } = viewsAMonth(own, source);
    const worthOf = (rpm: number) => (Math.abs(rpm) * views) / 1000;
    const [worthLow = 0, worthHigh = 0] = [difference.low, difference.high]
      .map(worthOf)
      .sort((a, b) => a - b);
    return {
      ...difference,
      viewsAMonth: views,
      isEstimate,
      worth: worthOf(difference.difference),
      worthLow,
      worthHigh,
    };
  });
  const revenue = moneyOf(known);
  const views = sum(known.map((upload) => upload.views));
  const isCounted = new Set(compared.map(({ upload }) => upload));
  const other = known.filter((upload) => !isCounted.has(upload));
  const negative = other.filter((upload) => (upload.revenue ?? 0) < 0).length;
  const without = uploads.length - known.length + other.filter((upload) => upload.revenue === 0).length;
  return {
    currency,
    parts,
    period,
    countedAt,
    repeated,
    all: { videos: known.length, revenue, views, rpm: rpmOf(revenue, views) },
    leftOut: { without, negative, fewViews: uploads.length - compared.length - without - negative },
    compared: compared.length,
    videos: [...named.keys()].map((upload) => videoOf(upload, playbackCpm)),
    top,
    groups: figures,
    tested,
    differences,
    typical: typicalRpms(compared, groups),
    topTen: topTen(known),
    old: olderThanAYear(known, countedAt),
    firstMonths: firstMonths(source),
    breakdowns: breakdowns.map(({ by, total, rows }) => ({
      by,
      totals: totalsOf(sum(rows.map((row) => row.revenue ?? 0)), total?.revenue ?? null, null),
      rows: rows
        .map((row) => ({ ...row, rpm: row.revenue === null ? null : rpmOf(row.revenue, row.views) }))
        .sort((one, next) => (next.revenue ?? -1) - (one.revenue ?? -1))
        .slice(0, MOST_ROWS),
    })),
  };
}

function moneyOf(uploads: readonly MeasuredUpload[]): Money {
  return sum(uploads.map(({ revenue }) => toMoney(revenue ?? 0)));
}

function videoOf(upload: MeasuredUpload, cpms: ReadonlyMap<string, number>): RevenueVideo {
  const { title, videoId, publishedAt, views } = upload;
  const revenue = toMoney(upload.revenue ?? 0);
  const cpm = cpms.get(videoKey(upload)) ?? null;
  return { title, videoId, day: publishedAt.slice(0, 10), revenue, views, rpm: rpmOf(revenue, views), cpm };
}
