import { type RevenueReport, readSource, reportRevenue, sumOfDays } from "../../app/engines/revenue/index.ts";
import { A_UNIT, type RevenueTotals } from "../../app/model/revenue.ts";
import { uploadKind } from "../../app/model/upload.ts";
import { counted, formatCount } from "../../app/numbers/figures.ts";
import { sum } from "../../app/statistics/sums.ts";
import type { StudioExport, StudioFile, StudioSums } from "../../app/tables/studio/export.ts";
import { readStudioExport } from "../../app/tables/studio/read-export.ts";
import type { GivenFile } from "../measures/files.ts";
import type { Evaluated } from "./evaluated.ts";

const KINDS = {
  table: "a table of videos",
  chart: "days of videos",
  totals: "days of the channel",
  breakdown: "revenue by country, content type …",
};
/** The sum of the rows may differ from Studio's own by this share: each cell is rounded by itself. */
const ROUNDING = 0.0005;

/**
 * Reads exports of YouTube Studio as of an instant. A refusal with a reason is a result; an error, an empty reading and
 * rows that come to more views than Studio's own total are failures.
 */
export async function evaluateStudio(files: GivenFile[], asOf: Date): Promise<Evaluated> {
  const reports: { name: string; lines: string[]; failures: string[]; read: StudioExport | null }[] = [];
  for (const { name, bytes } of files) {
    try {
      const read = await readStudioExport(bytes, { asOf, name, wantsRevenue: true });
      if ("refused" in read)
        reports.push({ name, lines: [`refused: ${read.refused}`], failures: [], read: null });
      else reports.push({ name, lines: describe(read), failures: failuresIn(read), read });
    } catch (error) {
      reports.push({ name, lines: [`it threw ${error}`], failures: [`it threw ${error}`], read: null });
    }
  }
  const read = reports.flatMap((report) => report.read ?? []);
  const uploads = sum(read.map((one) => one.uploads.length + one.partial.length));
  const days = sum(read.flatMap(({ daily }) => daily.map((own) => own.days.length)));
  return {
    text: reports.map(({ name, lines }) => [name, ...lines.map((line) => `  ${line}`)].join("\n")).join("\n"),
    held: counted(files.length, "file"),
    figure: `${read.length} read (${formatCount(uploads)} uploads, ${formatCount(days)} days of views), ${files.length - read.length} refused`,
    failures: reports.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`)),
  };
}

function describe(read: StudioExport): string[] {
  return [
    ...read.files.flatMap(describeFile),
    ...describeTable(read),
    ...describeRevenue(read),
    ...read.daily.map(({ videoId, days }) => {
      const views = formatCount(sum(days.map((day) => day.views)));
      return `${videoId ?? "the channel"}: ${counted(days.length, "day")}, ${days[0]?.day} to ${days.at(-1)?.day}, ${views} views`;
    }),
  ];
}

function describeFile({ name, kinds, rows, columns, refused }: StudioFile): string[] {
  if (refused !== null) return [`${name}: refused: ${refused}`];
  const meanings = columns.map(({ heading, meaning, by }) =>
    meaning ? `${heading} = ${meaning}${by === "content" ? " (by its content)" : ""}` : `${heading} not used`,
  );
  return [`${kinds.map((kind) => KINDS[kind]).join(" and ")}, ${counted(rows, "row")}`, meanings.join("; ")];
}

function describeTable({
  uploads,
  partial,
  counts,
  total,
  sums,
  isCut,
  currency,
  dates,
}: StudioExport): string[] {
  if (sums === null) return [];
  const all = [...uploads, ...partial];
  const shorts = all.filter(({ durationSeconds }) => uploadKind(durationSeconds) === "short").length;
  const days = all.map(({ publishedAt }) => publishedAt.slice(0, 10)).sort();
  const left = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  return [
    `${counted(all.length, "upload")} (${counted(shorts, "Short")}), published ${days[0]} to ${days.at(-1)}`,
    ...(partial.length > 0 ? [`${partial.length} of them before the first day of the chart`] : []),
    ...(left.length > 0 ? [`left out: ${left.join(", ")}`] : []),
    ...(dates ? [`dates such as 03/04/2026: ${dates}`] : []),
    ...(total ? [`Studio's total: ${sumsText(total, currency)}`] : ["no total of Studio's"]),
    `sum of the rows: ${sumsText(sums, currency)}${isCut ? " (Studio leaves out videos beyond 500)" : ""}`,
  ];
}

/** What the export has of revenue: its total, what its rows add up to, and what Studio left out of them. */
function describeRevenue(read: StudioExport): string[] {
  const source = readSource("", read);
  if (!source) return ["no revenue in it"];
  const unit = source.currency ?? "of revenue";
  const amount = (money: number) =>
    `${(money / A_UNIT).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 4 })} ${unit}`;
  const line = (name: string, { total, from, rows, rest }: RevenueTotals) => {
    if (total === null || rest === null) return `${name}: no total, rows ${amount(rows)}`;
    const where = from === "row" ? "total" : "sum of its days";
    const share = total === 0 ? "" : ` (${((100 * rest) / total).toFixed(4)} %)`;
    return `${name}: ${where} ${amount(total)}, rows ${amount(rows)}, rest ${amount(rest)}${share}`;
  };
  const report = reportRevenue(source);
  const { parts, breakdowns } = report;
  return [
    ...parts.map(({ totals }) => line("revenue", totals)),
    ...breakdowns.map(({ by, totals }) => line(`revenue by ${by}`, totals)),
    ...source.dailyRevenue.map(
      (own) => `revenue by day: ${own.videoId ?? "the channel"} ${amount(sumOfDays(own))}`,
    ),
    ...(parts.length > 0 ? describeReport(report, amount) : []),
  ];
}

/** RPM, the differences that survive, and where the money comes from. */
function describeReport(report: RevenueReport, amount: (money: number) => string): string[] {
  const { all, compared, tested, differences, groups, topTen, old, firstMonths } = report;
  const share = (own: { share: number } | null) => (own ? `${(100 * own.share).toFixed(1)} %` : "unknown");
  const named = (at: number) => `${groups[at]?.of ?? "all"} ${groups[at]?.dimension} “${groups[at]?.name}”`;
  return [
    `RPM ${all.rpm?.toFixed(3) ?? "unknown"}; ${compared} of ${counted(all.videos, "video")} compared, ${counted(tested, "group")} tested, ${differences.length} of them differ`,
    ...differences.map(
      ({ group, also, median, otherMedian, worth }) =>
        `differs: ${[group, ...also].map(named).join(" = ")}, ${median.toFixed(3)} against ${otherMedian.toFixed(3)}, ${amount(worth * A_UNIT)} a month`,
    ),
    `from the top ten ${share(topTen)}, from videos older than a year ${share(old)}`,
    ...firstMonths.map(
      ({ kind, revenue, low, high, uploads, source }) =>
        `first 30 days, ${kind}: ${amount(revenue)} (half ${amount(low)} to ${amount(high)}), ${counted(uploads, "upload")}, by ${source}`,
    ),
  ];
}

function sumsText({ views, watchHours, impressions, revenue }: StudioSums, currency: string | null): string {
  const figure = (value: number) => value.toLocaleString("en-US", { maximumFractionDigits: 4 });
  return [
    views === null ? "" : `${figure(views)} views`,
    watchHours === null ? "" : `${figure(watchHours)} hours`,
    impressions === null ? "" : `${figure(impressions)} impressions`,
    revenue === null ? "" : `${figure(revenue)} ${currency ?? "of revenue"}`,
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function failuresIn({ uploads, partial, daily, total, sums }: StudioExport): string[] {
  const failures: string[] = [];
  if (uploads.length + partial.length + daily.length === 0) failures.push("read, with nothing in it");
  for (const key of ["views", "watchHours", "impressions", "revenue"] as const) {
    const own = total?.[key];
    const added = sums?.[key];
    if (typeof own !== "number" || typeof added !== "number") continue;
    if (added > own * (1 + ROUNDING) + 1) failures.push(`its rows come to more ${key} than its total`);
  }
  return failures;
}
