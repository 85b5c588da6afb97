import { type Money, toMoney } from "../../model/revenue";
import { comparedKind, type MeasuredUpload, UPLOAD_KINDS, type UploadKind } from "../../model/upload";
import { addDays, DAY_MS, daysBetween } from "../../numbers/days";
import { studioDay } from "../../numbers/pacific-day";
import { quantile } from "../../statistics/quantiles";
import { sum } from "../../statistics/sums";
import { videoKey } from "../../tables/studio/export";
import { growthShare } from "../growth";
import { LEAST_A_SIDE } from "./differences";
import type { RevenueGroup } from "./groups";
import type { RevenueSource } from "./source";

/** A part of all revenue, and how many videos it is from. */
export interface Share {
  share: number;
  revenue: Money;
  videos: number;
}

/** What a typical upload earns in its first 30 days: half of the uploads lie within `low` to `high`. */
export interface FirstMonth {
  kind: UploadKind;
  revenue: Money;
  low: Money;
  high: Money;
  uploads: number;
  /** `days`: revenue day by day. `views`: views day by day, at each video's RPM. `curve`: how views usually grow. */
  source: "days" | "views" | "curve";
}

/** The videos that earned most are so many. */
export const MOST_EARNING = 10;
const FIRST_DAYS = 30;
/** With fewer uploads nothing is typical. */
const LEAST_UPLOADS = 3;
const NEWEST = 30;
const YEAR_DAYS = 365;
const MONTH_DAYS = YEAR_DAYS / 12;

/** The share of the ten that earn most; null with ten videos or fewer, or without revenue above 0. */
export function topTen(uploads: readonly MeasuredUpload[]): Share | null {
  const amounts = uploads.map(({ revenue }) => toMoney(revenue ?? 0)).sort((a, b) => b - a);
  return amounts.length > MOST_EARNING ? shareOf(amounts.slice(0, MOST_EARNING), sum(amounts)) : null;
}

/**
 * The share of videos that came out more than a year before the figures end; null without revenue above 0, and where all
 * did: then the export is an old one, and when its figures end is not known.
 */
export function olderThanAYear(uploads: readonly MeasuredUpload[], countedAt: string): Share | null {
  const before = addDays(countedAt, -YEAR_DAYS);
  const amounts = uploads.map(({ revenue }) => toMoney(revenue ?? 0));
  const old = amounts.filter((_, at) => (uploads[at]?.publishedAt ?? "") < before);
  return old.length < amounts.length ? shareOf(old, sum(amounts)) : null;
}

function shareOf(amounts: Money[], all: Money): Share | null {
  const revenue = sum(amounts);
  return all > 0 ? { share: revenue / all, revenue, videos: amounts.length } : null;
}

/** What a typical upload of each format earns in its first 30 days, by the best source that knows three of them. */
export function firstMonths(source: RevenueSource): FirstMonth[] {
  const { uploads, daily, dailyRevenue, period, countedAt } = source;
  const until = addDays(countedAt, -FIRST_DAYS);
  const settled = uploads
    .filter(({ publishedAt, revenue }) => publishedAt < until && (revenue ?? 0) > 0)
    .toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));
  const charted = (spans: Span | null, publishedAt: string) =>
    spans !== null &&
    studioDay(publishedAt) >= spans.from &&
    addDays(studioDay(publishedAt), FIRST_DAYS - 1) <= spans.to;
  const [revenueSpan, viewSpan] = [spanOf(dailyRevenue), spanOf(daily)];
  const revenueDays = new Map(dailyRevenue.map(({ videoId, days }) => [videoId, days]));
  const viewDays = new Map(daily.map(({ videoId, days }) => [videoId, days]));
  const inFirst = <Day extends { day: string }>(days: readonly Day[], publishedAt: string) => {
    const first = studioDay(publishedAt);
    return days.filter(({ day }) => day >= first && day < addDays(first, FIRST_DAYS));
  };
  const measure: Record<FirstMonth["source"], (upload: MeasuredUpload) => Money | null> = {
    days({ videoId, publishedAt }) {
      const days = videoId === null ? undefined : revenueDays.get(videoId);
      if (!days || !charted(revenueSpan, publishedAt)) return null;
      return sum(inFirst(days, publishedAt).map(({ revenue }) => revenue));
    },
    views({ videoId, publishedAt, revenue, views }) {
      const days = videoId === null ? undefined : viewDays.get(videoId);
      if (!days || !charted(viewSpan, publishedAt) || views === 0) return null;
      const first = sum(inFirst(days, publishedAt).map((day) => day.views));
      return Math.round((toMoney(revenue ?? 0) * first) / views);
    },
    curve({ publishedAt, revenue }) {
      // Figures of a period that begins later are not of a video's whole life.
      if (period && publishedAt.slice(0, 10) < addDays(period.from, -1)) return null;
      const age = (Date.parse(countedAt) - Date.parse(publishedAt)) / DAY_MS;
      return Math.round((toMoney(revenue ?? 0) * growthShare(FIRST_DAYS)) / growthShare(age));
    },
  };
  return UPLOAD_KINDS.flatMap((kind) => {
    const own = settled.filter((upload) => comparedKind(upload) === kind).slice(0, NEWEST);
    for (const from of ["days", "views", "curve"] as const) {
      const amounts = own.flatMap((upload) => measure[from](upload) ?? []);
      if (amounts.length < LEAST_UPLOADS) continue;
      const at = (share: number) => Math.round(quantile(amounts, share) ?? 0);
      return [
        { kind, revenue: at(0.5), low: at(0.25), high: at(0.75), uploads: amounts.length, source: from },
      ];
    }
    return [];
  });
}

interface Span {
  from: string;
  to: string;
}

/** The first and the last day that any of them knows; null without days. */
function spanOf(all: readonly { days: readonly { day: string }[] }[]): Span | null {
  const days = all
    .flatMap((own) =>
      own.days.flatMap(({ day }, at) => (at === 0 || at === own.days.length - 1 ? [day] : [])),
    )
    .sort();
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? { from, to } : null;
}

/** Views a month of some videos: over the days of the export, else estimated from those of the last year. */
export function viewsAMonth(
  uploads: readonly MeasuredUpload[],
  { period, countedAt }: Pick<RevenueSource, "period" | "countedAt">,
): { views: number; isEstimate: boolean } {
  if (period) {
    const days = daysBetween(period.from, period.to) + 1;
    const views = sum(uploads.map((upload) => upload.views));
    return { views: (views / Math.max(days, MONTH_DAYS)) * MONTH_DAYS, isEstimate: false };
  }
  const since = addDays(countedAt, -YEAR_DAYS);
  const recent = uploads.filter(({ publishedAt }) => publishedAt >= since);
  return { views: sum(recent.map(({ views }) => views)) / 12, isEstimate: true };
}

/** The median of playback-based CPM among uploads that have one; null without any. */
export function medianCpm(
  uploads: readonly MeasuredUpload[],
  cpms: ReadonlyMap<string, number>,
): number | null {
  return quantile(
    uploads.flatMap((upload) => cpms.get(videoKey(upload)) ?? []),
    0.5,
  );
}

/** RPM of long videos: half of them lie under the median, eight in ten within `low` to `high`. */
export interface TypicalRpm {
  /** Of one kind, as `RevenueGroup` names it; null of all. */
  kind: string | null;
  videos: number;
  median: number;
  low: number;
  high: number;
}

/** RPM of all long videos, and of each kind of them, of those with eight and more. */
export function typicalRpms(
  compared: readonly { upload: MeasuredUpload; rpm: number }[],
  groups: readonly RevenueGroup[],
): TypicalRpm[] {
  const longs = compared.flatMap(({ upload }, at) => (comparedKind(upload) === "long" ? [at] : []));
  const kinds = groups.filter(({ dimension, of }) => dimension === "kind" && of === "long");
  return [{ name: null, members: longs }, ...kinds].flatMap(({ name, members }) => {
    const rpms = members.flatMap((at) => compared[at]?.rpm ?? []);
    if (rpms.length < LEAST_A_SIDE) return [];
    const at = (share: number) => quantile(rpms, share) ?? 0;
    return [{ kind: name, videos: rpms.length, median: at(0.5), low: at(0.1), high: at(0.9) }];
  });
}

/** What a video may bring: eight in ten within `low` to `high` if its forecast and its RPM come true. Untested. */
export interface MayBring {
  /** In units of the currency. */
  likely: number;
  low: number;
  high: number;
  rpm: TypicalRpm;
}

/**
 * What a planned video may bring at its forecast views, by the RPM of its kind: of several kinds the one with most videos;
 * without any, that of all long videos. Views and RPM are taken to vary by themselves, so that their ranges, in logarithms,
 * add up as deviations do. null where no RPM is known, or no view is expected.
 */
export function mayBring(
  typical: readonly TypicalRpm[],
  kinds: ReadonlySet<string>,
  views: { low: number; likely: number; high: number },
): MayBring | null {
  const own = typical.filter(({ kind }) => kind !== null && kinds.has(kind));
  const rpm =
    own.toSorted((one, other) => other.videos - one.videos)[0] ?? typical.find(({ kind }) => kind === null);
  if (!rpm || views.low <= 0 || rpm.low <= 0) return null;
  const likely = (views.likely * rpm.median) / 1000;
  const reach = (end: "low" | "high") =>
    Math.exp(Math.hypot(Math.log(views[end] / views.likely), Math.log(rpm[end] / rpm.median)));
  return { likely, low: likely / reach("low"), high: likely * reach("high"), rpm };
}
