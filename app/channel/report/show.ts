import {
  type AgedUpload,
  type Cell,
  type ChannelReport,
  type FirstDays,
  type KindReport,
  type NewestUpload,
  REPORT_ACCURACY,
  type Step,
  type StepReading,
} from "../../engines/channel-report";
import { freeAsOf } from "../../functions/billing/plan-messages";
import { cellText, findNextSteps } from "../../functions/channel/summary";
import type { FreeUse } from "../../model/plan-limits";
import { aboutDayText, dayText } from "../../numbers/days";
import { approximate, compact, counted, formatCount, percentText, timesText } from "../../numbers/figures";
import { TIME_ZONES } from "../../numbers/time-zones";
import { REDEFINITION_NOTE, spansRedefinition } from "../../tables/dates";
import { firstDaysChart, levelChart, newestChart, timesBar } from "./charts";
import { METHODS } from "./messages";
import { writeNextStep } from "./next-steps";
import {
  kindName,
  LOST_AT,
  rangeText,
  writeAnswer,
  writeFirstDays,
  writeFunnel,
  writeLevel,
  writeTiming,
} from "./wording";

const { run: RUN, level: LEVEL, timing: TIMING } = REPORT_ACCURACY;

/** How often it was right on other channels. */
const HELD = {
  run: `Tried on 72 public channels, the next ten uploads bore out ${percentText(RUN.held)} of ${formatCount(RUN.claims)} clear claims about the last ten.`,
  level: `Tried on 72 public channels, the next ten uploads bore out ${percentText(LEVEL.held)} of ${formatCount(LEVEL.claims)} clear changes.`,
  timing: `A time was named for ${percentText(TIMING.named)} of ${TIMING.histories} public upload histories.`,
};

/** Where the uploads come from: YouTube's counts carry its terms, the sample's videos are not on YouTube. */
interface ReportContext {
  isSample: boolean;
  /** Where the plan lacks upload times: the free analysis is left, or was had. */
  free?: "left" | FreeUse | null;
}

export type ReportShown = ReturnType<typeof showReport>;
export type KindShown = ReportShown["kinds"][number];

/** A report as the page draws it. */
export function showReport(report: ChannelReport, context: ReportContext) {
  const { kinds, excluded, timeZone } = report;
  const alone = kinds.length === 1;
  return {
    kinds: kinds.map((kind) => showKind(kind, alone, context)),
    excluded:
      excluded > 0
        ? `${counted(excluded, "upload")} left out: no readable date, dated after the count, or without a view.`
        : null,
    asOf: newestCount(kinds),
    freeTiming:
      context.free && context.free !== "left" ? freeAsOf("timing", context.free) : (context.free ?? null),
    isSample: context.isSample,
    zone:
      context.free !== "left" && kinds.some(({ timing }) => timing.known > 0)
        ? { value: timeZone, options: [...new Set([...TIME_ZONES, timeZone])] }
        : null,
  };
}

function newestCount(kinds: KindReport[]): string | null {
  const counts = kinds.flatMap(({ newest }) => newest.map(({ upload }) => upload.countedAt)).sort();
  const last = counts.at(-1);
  return last === undefined ? null : dayText(last);
}

function showKind(report: KindReport, alone: boolean, context: ReportContext) {
  const name = kindName(report.kind, alone);
  const { stopped, newest, run, level, funnel, timing, aged } = report;
  const isUndated = aged > 0 && timing.uploads === 0;
  const beside =
    run && `Likely ${rangeText(run)} your usual${run.clear ? "" : ", which is within your normal swings"}.`;
  const chart = levelChart(report);
  return {
    kind: report.kind,
    heading: alone ? null : report.kind === "short" ? "Shorts" : "Long videos",
    answer: writeAnswer(report, name),
    beside: [beside, stopped ? null : writeLevel(level)].filter((line) => line !== null),
    next: findNextSteps(report).map(writeNextStep),
    newest: {
      chart: newestChart(newest),
      caption: writeNewest(newest),
      rows: newest.map((one) => showNewest(one, context)),
      notes: notes(`${METHODS.newest} ${HELD.run}`, context, newest),
    },
    level:
      level.kind === "compared" && chart
        ? {
            answer: `${timesText(level.times)}, likely ${rangeText(level)}.`,
            chart,
            groups: [
              { name: "Now", rows: level.uploads.toReversed().map((one) => showAged(one, context)) },
              {
                name: "A year ago",
                rows: level.against.toSorted((a, b) => b.day - a.day).map((one) => showAged(one, context)),
              },
            ],
            notes: notes(`${METHODS.level} ${HELD.level}`, context, [...level.uploads, ...level.against]),
          }
        : null,
    firstDays: showFirstDays(report, context),
    funnel: funnel && {
      answer: writeFunnel(report),
      medians: STEPS.flatMap(({ step, name }) => {
        const own = funnel.medians[step];
        return own
          ? [{ name, value: stepText(step, own.median), uploads: counted(own.uploads, "upload") }]
          : [];
      }),
      rows: funnel.uploads.map(({ upload, steps, lost }) => ({
        ...linked(upload, context),
        times: upload.multiple === null ? null : timesText(upload.multiple),
        lost: lost && LOST_AT[lost],
        steps: STEPS.map(({ step, name }) => ({ name, ...showStep(step, steps[step], lost === step) })),
      })),
      notes: notes(
        METHODS.funnel,
        context,
        funnel.uploads.map(({ upload }) => upload),
      ),
    },
    timing: {
      answer: writeTiming(report),
      weekdays: cellRows(timing.cells, "weekday"),
      hours: timing.known > 0 ? cellRows(timing.cells, "hour") : [],
      basis: isUndated
        ? "YouTube Studio's export tells the days."
        : `${counted(timing.uploads, "upload")}${timing.known < timing.uploads ? `, ${timing.known === 0 ? "their hours are not known" : `${formatCount(timing.known)} of them with their hour`}` : ""}.`,
      notes: [`${METHODS.timing} ${HELD.timing}`],
    },
  };
}

function notes(method: string, { isSample }: ReportContext, uploads: AgedUpload[]): string[] {
  const spans = spansRedefinition(uploads.map(({ upload }) => upload.publishedAt));
  return spans && !isSample ? [method, REDEFINITION_NOTE] : [method];
}

/** How many stood out, for the picture. */
function writeNewest(newest: NewestUpload[]): string {
  const compared = newest.filter(({ multiple }) => multiple !== null);
  const multiples = compared.flatMap(({ multiple }) => multiple ?? []);
  const over = compared.filter(({ outlier }) => outlier === "over").length;
  const under = compared.filter(({ outlier }) => outlier === "under").length;
  const waiting = newest.length - compared.length;
  const left =
    waiting === 1
      ? "One upload is too young, or has too few before it."
      : `${formatCount(waiting)} uploads are too young, or have too few before them.`;
  if (compared.length === 0) return left;
  const last = `of your last ${counted(compared.length, "upload")}`;
  const behind = under > 0 ? `, ${under} fell behind` : "";
  const found =
    over > 0
      ? `${over} ${last} stood out${behind}.`
      : under > 0
        ? `${under} ${last} fell behind.`
        : writeUsualRange(multiples);
  return waiting === 0 ? found : `${found} ${left}`;
}

/** Where no upload stands out: how far they went all the same, since a picture shows it. */
function writeUsualRange(multiples: number[]): string {
  const [least, most] = [Math.min(...multiples), Math.max(...multiples)].map(timesText);
  if (multiples.length === 1) return `Your last upload got ${most} your usual.`;
  return `Your last ${multiples.length} uploads got ${least} to ${most} your usual, as your uploads often do.`;
}

function linked({ upload }: AgedUpload, { isSample }: ReportContext) {
  const { videoId, title, publishedAt, publishedWithinDays } = upload;
  return {
    key: `${videoId ?? publishedAt} ${title}`,
    title,
    day: aboutDayText(publishedAt, publishedWithinDays),
    href: videoId && !isSample ? `https://www.youtube.com/watch?v=${encodeURIComponent(videoId)}` : null,
  };
}

function showNewest(one: NewestUpload, context: ReportContext) {
  const { usualViews, multiple, outlier, upload } = one;
  return {
    ...linked(one, context),
    views: compact(upload.views),
    usual: usualViews === null ? null : approximate(usualViews),
    times: multiple === null ? null : timesText(multiple),
    outlier,
  };
}

function showAged(one: AgedUpload, context: ReportContext) {
  return {
    ...linked(one, context),
    value: approximate(10 ** one.logViews),
    note: `${compact(one.upload.views)} so far`,
  };
}

function showFirstDays(report: KindReport, context: ReportContext) {
  const answer = writeFirstDays(report);
  if (answer === null) return null;
  const bars = firstDaysChart(report);
  return {
    answer,
    rows: report.firstDays.map((one, at) => ({
      name: `After ${counted(one.days, "day")}`,
      views: approximate(one.views),
      range: `half of them ${approximate(one.low)} to ${approximate(one.high)}`,
      isEstimate: one.source === "growth curve",
      bar: bars[at] ?? { left: 0, width: 0, middle: 0 },
      basis: basisOf(one),
      method: one.source === "growth curve" ? METHODS.estimate : METHODS.daily,
      uploads: one.uploads.map(({ upload, views }) => ({
        ...linked(upload, context),
        views: approximate(views),
      })),
    })),
    notes: notes(
      "",
      context,
      report.firstDays.flatMap(({ uploads }) => uploads.map(({ upload }) => upload)),
    ).filter(Boolean),
  };
}

function basisOf({ uploads, source }: FirstDays): string {
  const from = source === "growth curve" ? "estimated from" : "daily views of";
  return `${from} ${counted(uploads.length, "upload")}`;
}

const STEPS: { step: Step; name: string }[] = [
  { step: "seen", name: "Seen" },
  { step: "clicked", name: "Clicked" },
  { step: "watched", name: "Watched" },
];

function stepText(step: Step, value: number): string {
  if (step === "seen") return `${approximate(value)} impressions`;
  return step === "clicked" ? `${(value * 100).toFixed(1)}% clicked` : `${percentText(value)} viewed`;
}

function showStep(step: Step, reading: StepReading | null, isLost: boolean) {
  if (!reading) return { value: null, times: null, bar: null, away: null, isLost };
  const { value, times, away } = reading;
  return { value: stepText(step, value), times: timesText(times), bar: timesBar(times), away, isLost };
}

/** Monday first, or from midnight on; cells without uploads are left out. */
function cellRows(cells: Cell[], of: Cell["of"]) {
  return cells
    .filter((cell) => cell.of === of && cell.uploads > 0)
    .sort((a, b) => (of === "weekday" ? ((a.value + 6) % 7) - ((b.value + 6) % 7) : a.value - b.value))
    .map((cell) => ({
      name: cellText(cell),
      uploads: counted(cell.uploads, "upload"),
      // The middle one of a few uploads is as good as one of them.
      ...(cell.times === null || cell.uploads < MIN_CELL
        ? { times: null, bar: null }
        : { times: timesText(cell.times), bar: timesBar(cell.times) }),
    }));
}

/** A weekday or hour of fewer uploads shows none of their views. */
const MIN_CELL = 6;
