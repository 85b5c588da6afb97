import {
  type BackTest,
  backTest,
  countUploads,
  forecastNext,
  type NotTested,
} from "../../../engines/forecast";
import { Refused } from "../../refusal";
import { excerpt } from "./excerpt";
import { leftInWords, leftOut } from "./left-out";
import type { Material } from "./material";
import type { OwnForecast } from "./own-forecast";

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
