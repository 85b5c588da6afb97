import {
  type BackTest,
  backTest,
  countUploads,
  forecastNext,
  type NotTested,
  type SetApart,
} from "../../../engines/forecast";
import type { LineExclusion, ReadUploads } from "../../../tables/read-uploads";
import { Refused } from "../../tool/refusal";
import type { OwnForecast } from "./kept-forecast";
import { excerpt, type Material } from "./uploads";

/** The uploads that the drawing shows: as many as a phone's width has room for. */
const RECENT = 24;
/** Finer than anyone reads a count of views. */
const DIGITS = 4;

export type Made = Omit<OwnForecast, "id" | "madeAt">;

/**
 * Forecasts a video from the uploads that were given, and tries the forecast on them; what is kept of them are those
 * it names. `publishOn` is a day, "2026-11-21".
 *
 * @throws Refused where there are fewer than five uploads to reckon with, with what there is and what was left out
 */
export function reckon(next: { title: string; publishOn: string }, material: Material): Made {
  const { uploads, read, field, ...about } = material;
  const asOf = new Date(about.asOf);
  const noon = Date.parse(`${next.publishOn}T12:00:00Z`);
  const at = new Date(Math.max(noon, asOf.getTime()));
  const forecast = forecastNext(uploads, { title: next.title, at }, asOf);
  const left = leftOut(read, forecast.apart);
  if (forecast.kind === "refused") throw new Refused(`${forecast.why}${leftInWords(left)}`, { field });
  const { p10, p50, p90, basis, parts, comparables, method } = forecast;
  return {
    ...next,
    ...about,
    p10: short(p10),
    p50: short(p50),
    p90: short(p90),
    basis,
    parts: parts.map(({ name, factor, explanation }) => ({ name, factor: short(factor), explanation })),
    comparables: comparables.map(({ title, views, viewsAt30, publishedAt, weight, why }) => ({
      title: excerpt(title),
      views,
      viewsAt30: short(viewsAt30),
      publishedAt,
      weight: short(weight),
      why: excerpt(why),
    })),
    method,
    recent: countUploads(uploads, asOf)
      .counted.slice(-RECENT)
      .map(({ upload, log30 }) => ({
        title: excerpt(upload.title),
        publishedAt: new Date(upload.publishedAt).toISOString(),
        viewsAt30: short(10 ** log30),
      })),
    test: shortened(backTest(uploads, asOf)),
    left,
  };
}

function shortened(test: BackTest | NotTested): OwnForecast["test"] {
  if (test.kind === "not-enough") return test;
  return {
    ...test,
    medianFactor: short(test.medianFactor),
    against: { ...test.against, medianFactor: short(test.against.medianFactor) },
    rows: test.rows.map(({ title, publishedAt, inside, ...views }) => ({
      title: excerpt(title),
      publishedAt,
      inside,
      p10: short(views.p10),
      p50: short(views.p50),
      p90: short(views.p90),
      viewsAt30: short(views.viewsAt30),
    })),
  };
}

function short(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

/** Enough to see what is wrong with a list. */
const LINES_SHOWN = 20;

type Reason = [one: string, many: string];

const LINES: Record<LineExclusion, Reason> = {
  short: ["Short", "Shorts"],
  future: ["video not published yet", "videos not published yet"],
  "no-views": ["line without a count of views", "lines without a count of views"],
  "no-title": ["line without a title", "lines without a title"],
  "no-date": ["line without a date", "lines without a date"],
  "ambiguous-date": [
    "line whose date may be day or month first",
    "lines whose dates may be day or month first",
  ],
  total: ["row of totals", "rows of totals"],
  duplicate: ["line that was there before", "lines that were there before"],
  unread: ["line that could not be read", "lines that could not be read"],
};

const UPLOADS: Record<SetApart, Reason> = {
  short: LINES.short,
  undated: ["upload without a date", "uploads without a date"],
  ahead: LINES.future,
  young: ["upload younger than three days", "uploads younger than three days"],
  unseen: ["upload without views", "uploads without views"],
};

type Left = Pick<ReadUploads, "excluded" | "counts">;

/** What was left out of a list by its reader, and of its uploads by the engine, told by why. */
function leftOut(read: Left, apart: Record<SetApart, number>): OwnForecast["left"] {
  const counts = [...countsOf(LINES, read.counts), ...countsOf(UPLOADS, apart)];
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const lines = read.excluded
    .slice(0, LINES_SHOWN)
    .map(({ line, why }) => ({ line, why: why.toWellFormed() }));
  return { reasons: counts.map(({ text }) => text), total, lines };
}

/** The same in a sentence or two, for where there is no forecast to open it beside; nothing where nothing was left. */
function leftInWords({ reasons, lines }: OwnForecast["left"]): string {
  if (reasons.length === 0) return "";
  const first = lines
    .slice(0, 2)
    .map(({ line, why }) => `line ${line}: ${why}`)
    .join("; ");
  return ` Left out: ${reasons.join(", ")}.${first && ` The first: ${first}.`}`;
}

function countsOf<Kind extends string>(reasons: Record<Kind, Reason>, counts: Partial<Record<Kind, number>>) {
  return (Object.entries(reasons) as [Kind, Reason][]).flatMap(([kind, [one, many]]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [{ count, text: `${count.toLocaleString("en-US")} ${count === 1 ? one : many}` }] : [];
  });
}
