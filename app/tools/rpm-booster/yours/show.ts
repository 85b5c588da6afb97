import { COMPARED_VIEWS, type RevenueReport } from "../../../engines/revenue";
import {
  type KeptRevenue,
  type KeptTest,
  type RevenueState,
  revenueList,
  shownRpm,
} from "../../../functions/rpm-booster/kept-report";
import { revenueDesk } from "../../../functions/rpm-booster/yours";
import { revenueDeskFunctions } from "../../../functions/rpm-booster/yours-functions";
import { MAX_KEPT } from "../../../functions/rpm-booster/yours-messages";
import { showTest } from "../../../handover/revenue-test";
import { A_UNIT, type Money, type RevenueTotals } from "../../../model/revenue";
import { PLAN_PATH } from "../../../navigation/paths";
import { dayText, relativeAge } from "../../../numbers/days";
import { approximate, compact, counted, formatCount, moneyText, percentText } from "../../../numbers/figures";
import { type ShowContext, toolPage } from "../../tool/tool";
import { nameOf, showFindings } from "./findings";
import { YOURS_ADVICE, YOURS_NOTES } from "./messages";

export type RevenueDeskShown = ReturnType<typeof showRevenueDesk>;
export type RevenueShown = ReturnType<typeof showRevenue>;
type Group = RevenueReport["groups"][number];

/** What the desk draws: the open result whole, of the others a line. */
export function showRevenueDesk(state: RevenueState, { now, search }: ShowContext) {
  const reports = revenueList.current(state, now);
  const open = reports.find(({ id }) => id === search.get("open")) ?? reports[0];
  return {
    isFull: reports.length === MAX_KEPT,
    tests: state.tests.map((test) => ({ ...showTest(test), test })),
    reports: reports.map((kept) => ({
      id: kept.id,
      isExample: kept.from === "example",
      label: `${counted(kept.report.all.videos, "video")} · ${ORIGINS[kept.from]} · ${relativeAge(kept.at, now)}`,
      finding: findingText(kept),
      open: kept.id === open?.id ? showRevenue(kept, state.tests) : null,
    })),
  };
}

const ORIGINS = {
  files: "from your export",
  channel: "from your connected channel",
  example: "invented figures",
};

const inUnits = (money: Money, currency: string | null) => moneyText(money / A_UNIT, currency);

function findingText({ report, target }: KeptRevenue): string {
  const { all, currency, parts } = report;
  const rpm = shownRpm(report);
  const isUndated = all.videos === 0 && parts.some(({ totals }) => totals.rows !== 0);
  if (isUndated) return "Your export has revenue, but no video with a date that can be read.";
  if (rpm === null) return "Your export has revenue, and no views of videos to compare it with.";
  const found = `1,000 of your views earn ${moneyText(rpm, currency)}.`;
  if (target === null) return found;
  const gap = target - rpm;
  const aim = moneyText(target, currency);
  return gap > 0
    ? `${found} ${moneyText(gap, currency)} short of your ${aim}.`
    : `${found} You reached your ${aim}.`;
}

/** All of one result, each figure with what it is made of. */
function showRevenue({ id, from, notes, report }: KeptRevenue, tests: readonly KeptTest[]) {
  const { currency, groups, compared, leftOut, videos, top, period } = report;
  const money = (amount: Money) => inUnits(amount, currency);
  const rpm = (value: number | null) => (value === null ? "–" : moneyText(value, currency));
  return {
    id,
    isExample: from === "example",
    notes: [
      ...notes,
      ...(report.repeated > 0
        ? [`${counted(report.repeated, "video")} stood in several exports. The newest figures count.`]
        : []),
      ...(leftOut.negative > 0
        ? [`${counted(leftOut.negative, "video")} with revenue below 0: in the totals, in no comparison.`]
        : []),
    ],
    span: period
      ? `${dayText(period.from)} to ${dayText(period.to)}`
      : `Counted until ${dayText(report.countedAt)}`,
    adds: addsText(report),
    without: report.parts.length === 0 ? "No total came with them." : null,
    rpm: rpmText(report),
    next: NEXT,
    totals: report.parts.map(({ name, totals, videos: count, isCut }) => ({
      name,
      lines: totalLines(totals, currency),
      note: `${counted(count, "video")}${isCut ? ", where Studio ends its exports" : ""}`,
    })),
    ...showFindings(report, tests),
    figures: whereFigures(report),
    sections: SECTIONS.flatMap(([dimension, title]) => {
      const own = groups.filter((group) => group.dimension === dimension);
      if (own.length === 0) return [];
      const rows = own.map((group) => ({
        name: nameOf(group, videos),
        rpm: rpm(group.median),
        range: `${rpm(group.low)} to ${rpm(group.high)}`,
        videos: counted(group.videos, "video"),
        more: [
          `${money(group.revenue)} from ${approximate(group.views)} views`,
          ...(group.cpm === null ? [] : [`playback-based CPM ${rpm(group.cpm)}`]),
        ].join(", "),
        examples: group.examples.flatMap((at) => videos[at]?.title ?? []),
      }));
      return [{ title, rows, note: dimension === "length" ? YOURS_NOTES.midRolls : null }];
    }),
    compared: `${counted(compared, "video")} compared. Left out: ${formatCount(leftOut.without)} without revenue, ${formatCount(leftOut.negative)} below 0, ${formatCount(leftOut.fewViews)} with fewer than ${COMPARED_VIEWS} views.`,
    top: top.flatMap((at) => {
      const video = videos[at];
      if (!video) return [];
      const cpm = video.cpm === null ? "" : `, playback-based CPM ${rpm(video.cpm)}`;
      return [
        {
          title: video.title,
          revenue: money(video.revenue),
          more: `${compact(video.views)} views, RPM ${rpm(video.rpm)}${cpm}`,
        },
      ];
    }),
    breakdowns: report.breakdowns.map(({ by, totals, rows }) => ({
      by,
      lines: totalLines(totals, currency),
      rows: rows.map((row) => ({
        name: placeName(row.name),
        revenue: row.revenue === null ? "not told" : money(row.revenue),
        rpm: rpm(row.rpm),
      })),
    })),
  };
}

function totalLines({ total, from, rows, rest }: RevenueTotals, currency: string | null) {
  const money = (amount: Money) => inUnits(amount, currency);
  if (total === null || rest === null)
    return [{ name: "Sum of the rows", value: `${money(rows)}, no total given` }];
  const share =
    total > 0
      ? ` (${((100 * rest) / total).toFixed(rest !== 0 && Math.abs(rest / total) < 0.001 ? 4 : 1)}%)`
      : "";
  return [
    { name: from === "row" ? "Studio's total" : "Sum of its days", value: money(total) },
    { name: "Sum of the rows", value: money(rows) },
    rest < 0
      ? { name: "Rows exceed it by", value: money(-rest) }
      : { name: "Left out by Studio", value: `${money(rest)}${share}` },
  ];
}

const SECTIONS: [Group["dimension"], string][] = [
  ["length", "RPM by length"],
  ["kind", "RPM by kind"],
  ["subject", "RPM by subject"],
  ["series", "RPM by series"],
  ["frame", "RPM by title frame"],
  ["season", "RPM by season"],
  ["format", "RPM of Shorts and long videos"],
];

/** What can be done about revenue is done with the next video. */
const NEXT = [
  { label: "Plan the next video", to: PLAN_PATH },
  { label: "Forecast a video", to: "/video-forecast/yours" },
];

/** Studio's total, what its rows add up to and what is missing; the rows alone where no total came with them. */
function addsText({ parts: [first, ...others], all, currency }: RevenueReport): string {
  const money = (amount: Money) => inUnits(amount, currency);
  if (others.length > 0 || !first) return `The rows add up to ${money(all.revenue)}`;
  // Rows without a date that can be read are no videos, and have revenue all the same.
  if (first.totals.total === null) return `The rows add up to ${money(first.totals.rows)}`;
  const { total, from, rows } = first.totals;
  return `${from === "row" ? "Studio's total" : "The sum of its days"} is ${money(total)}, its rows add up to ${money(rows)}`;
}

/** Why the RPM that is shown is not that of the rows; null where it is. */
function rpmText(report: RevenueReport): string | null {
  const { all, currency } = report;
  const [studio, rows] = [shownRpm(report), all.rpm].map((one) => one !== null && moneyText(one, currency));
  if (!studio || !rows || studio === rows) return null;
  return `Studio's total has an RPM of ${studio}. Revenue divided by all views of the rows is ${rows}.`;
}

const SOURCES = {
  days: "Measured on revenue day by day.",
  views: "An estimate: views day by day, at each video's RPM.",
  curve: "An estimate: from how views usually grow with age.",
};

function whereFigures({ topTen, old, firstMonths, currency }: RevenueReport) {
  const money = (amount: Money) => inUnits(amount, currency);
  return [
    ...(topTen
      ? [
          {
            label: "From your top ten",
            value: percentText(topTen.share),
            range: money(topTen.revenue),
            basis: counted(topTen.videos, "video"),
            method: "The ten videos that earned most, of all revenue in the rows.",
          },
        ]
      : []),
    ...(old
      ? [
          {
            label: "From videos older than a year",
            value: percentText(old.share),
            range: money(old.revenue),
            basis: counted(old.videos, "video"),
            method: "Out more than 365 days before these figures end.",
          },
        ]
      : []),
    ...firstMonths.map(({ kind, revenue, low, high, uploads, source }) => ({
      label: kind === "short" ? "A Short's first 30 days" : "An upload's first 30 days",
      value: money(revenue),
      range: `half earn ${money(low)} to ${money(high)}`,
      basis: counted(uploads, "upload"),
      method: SOURCES[source],
    })),
  ];
}

const PLACES = new Intl.DisplayNames("en", { type: "region" });

/** A country by its name, anything else as the file has it. */
function placeName(name: string): string {
  return /^[A-Z]{2}$/.test(name) ? (PLACES.of(name) ?? name) : name;
}

/** The Yours desk's page. */
export const revenuePage = toolPage({
  rules: revenueDesk,
  functions: revenueDeskFunctions,
  show: showRevenueDesk,
  advice: YOURS_ADVICE,
});
