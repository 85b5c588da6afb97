import { rangeAtAge } from "../../engines/growth";
import type { LastUploads } from "../../functions/plan/last-uploads";
import { isSameVideo } from "../../functions/plan/pick-video";
import {
  type Card,
  type CardForecast,
  cardName,
  OUTCOME_DAYS,
  type OutcomeReading,
  rangeAt,
} from "../../model/card";
import type { Channel } from "../../model/channel";
import { LIGHT_ACCURACY, SHORTS_ACCURACY } from "../../model/light";
import type { RecordFigures, Tally } from "../../model/seal";
import type { MeasuredUpload } from "../../model/upload";
import { aboutDayText, DAY_MS, isoDay } from "../../numbers/days";
import { approximate, formatCount } from "../../numbers/figures";
import { type FiguresShown, showFigures } from "../../record/show";
import type { OutcomeRow } from "../../services/plan";

/** One age of a video: what was forecast, and what came. */
export interface AgeShown {
  /** "7 days" */
  age: string;
  /** "4K to 9K", "" without a forecast for that age. */
  range: string;
  /** "5,120", "" if not known. */
  views: string;
  verdict: "inside" | "above" | "below" | null;
  /** "Inside the range", "Not counted yet" … */
  text: string;
}

/** The views of a video under 30 days old as they were counted last, beside the forecast brought to that age; null else. */
export function showSoFar(
  { forecast, video }: Pick<OutcomeRow, "forecast" | "video">,
  uploads: readonly MeasuredUpload[],
): AgeShown | null {
  const upload = video && uploads.find((one) => isSameVideo(one, video));
  if (!upload) return null;
  const age = (Date.parse(upload.countedAt) - Date.parse(upload.publishedAt)) / DAY_MS;
  if (age < 0 || age >= 30) return null;
  const whole = rangeAt(forecast, 30);
  // No growth curve tells the first hours.
  const range = whole && age >= 1 ? rangeAtAge(whole, age) : null;
  const { views } = upload;
  const verdict = range ? (views < range.low ? "below" : views > range.high ? "above" : "inside") : null;
  const days = Math.floor(age);
  return {
    age: `So far, day ${days + 1}`,
    range: range ? `${approximate(range.low)} to ${approximate(range.high)}` : "",
    views: formatCount(views),
    verdict,
    text: verdict
      ? { inside: "On its way", above: "Above so far", below: "Below so far" }[verdict]
      : "So far",
  };
}

/** The same as rows: one, or none. */
export function listedSoFar(
  row: Pick<OutcomeRow, "forecast" | "video">,
  channel: Channel | null,
): AgeShown[] {
  const now = showSoFar(row, channel?.uploads ?? []);
  return now ? [now] : [];
}

/** Each age of a card's video, known or not. */
export function showAges(forecast: CardForecast | null, outcome: readonly OutcomeReading[]): AgeShown[] {
  return OUTCOME_DAYS.map((days) => {
    const reading = outcome.find((one) => one.days === days);
    const range = rangeAt(forecast, days);
    const views = reading?.views ?? null;
    const inside = reading?.isInside ?? null;
    const verdict =
      inside === null
        ? null
        : inside
          ? "inside"
          : views !== null && range && views < range.low
            ? "below"
            : "above";
    return {
      age: days === 1 ? "1 day" : `${days} days`,
      range: range ? `${approximate(range.low)} to ${approximate(range.high)}` : "",
      views: views === null ? "" : formatCount(views),
      verdict,
      text: describeAge(
        reading,
        verdict,
        outcome.some((one) => one.days > days),
      ),
    };
  });
}

/** The day of publication that stands in the form before anything is typed. */
export function publishedDay({ video, date }: Pick<Card, "video" | "date">, now: Date): string {
  return video ? isoDay(video.publishedAt) : (date ?? isoDay(now));
}

export interface BeforeShown {
  /** "Had you asked before each of your last 20 uploads" */
  title: string;
  claims: FiguresShown["claims"];
}

/** What would have been said before the newest uploads; null where that cannot be worked out. */
export function showBefore(last: LastUploads | null): BeforeShown | null {
  if (!last) return null;
  const none = {
    sealed: 0,
    unjudged: 0,
    due: 0,
    waiting: 0,
    replaced: 0,
    dropped: 0,
    sample: 0,
    withdrawn: 0,
  };
  const isShort = last.kind === "short";
  const { claims } = showFigures(
    { ...last, ...none },
    "your usual",
    isShort ? SHORTS_ACCURACY : LIGHT_ACCURACY,
  );
  const without = last.uploads - last.green.of - last.amber.of - last.red.of;
  return {
    title: `Had you asked before each of your last ${last.uploads} ${isShort ? "Shorts" : "uploads"}${without > 0 ? ` (${without} got no light)` : ""}`,
    // Shorts have no forecast.
    claims: isShort ? claims.slice(0, -1) : claims,
  };
}

/** @param isPast whether a later age is known: then this one is not on its way */
function describeAge(
  reading: OutcomeReading | undefined,
  verdict: AgeShown["verdict"],
  isPast: boolean,
): string {
  if (!reading) return isPast ? "Not counted" : "Not counted yet";
  if (verdict === null) return "No forecast in time";
  if (reading.views === null) return reading.isInside ? "Was inside the range" : "Was outside the range";
  return { inside: "Inside the range", above: "Above the range", below: "Below the range" }[verdict];
}

export interface OutcomesShown {
  /** What a person would say first. */
  finding: string;
  figures: FiguresShown;
  hasSample: boolean;
  videos: {
    id: string;
    name: string;
    /** "Nov 3, 2026", "" if not known. */
    published: string;
    light: "green" | "amber" | "red" | null;
    /** "beat your usual", "stayed under your usual", "" before 30 days. */
    against: string;
    ages: AgeShown[];
  }[];
}

const isFound = ({ video, outcome }: OutcomeRow): boolean => video !== null || outcome.length > 0;

/** The published cards whose video is not known yet and that have no views, in the order given. */
export function showWaiting(rows: readonly OutcomeRow[]): { id: string; name: string }[] {
  return rows.filter((row) => !isFound(row)).map((row) => ({ id: row.id, name: cardName(row) }));
}

/** What became of the plan's videos, and of what was sealed for them; null before anything was sealed or read. */
export function showOutcomes(
  rows: readonly OutcomeRow[],
  figures: RecordFigures,
  channel: Channel | null = null,
): OutcomesShown | null {
  const read = rows.filter(isFound);
  if (read.length === 0 && figures.sealed === 0) return null;
  return {
    finding: describeRecord(figures.inside, read),
    figures: showFigures(figures, "your usual"),
    hasSample: read.some(
      ({ isSample, outcome, video }) =>
        isSample || video?.source === "sample" || outcome.some(({ source }) => source === "sample"),
    ),
    videos: read.map((row) => {
      const { light, beatUsual } = row.outcome.find(({ days }) => days === 30) ?? row.outcome[0] ?? {};
      return {
        id: row.id,
        name: cardName(row),
        published: row.video ? aboutDayText(row.video.publishedAt, row.video.publishedWithinDays) : "",
        light: light && light !== "unknown" ? light : null,
        against: typeof beatUsual === "boolean" ? `${beatUsual ? "beat" : "stayed under"} your usual` : "",
        ages: [...listedSoFar(row, channel), ...showAges(row.forecast, row.outcome)],
      };
    }),
  };
}

function describeRecord({ hits, of }: Tally, read: readonly OutcomeRow[]): string {
  if (of === 0)
    return read.length > 0 && read.every(({ outcome }) => outcome.length > 0)
      ? "Counted, but there was no forecast in time. Forecast your next video before it is out."
      : "Your first counts are on their way.";
  if (of === 1)
    return `One video counted: its views were ${hits === 1 ? "inside" : "outside"} the forecast's range.`;
  if (hits === of) return `The views were inside the forecast's range all ${of} times.`;
  return `The views were inside the forecast's range ${hits} of ${of} times.`;
}
