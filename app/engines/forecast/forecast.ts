import type { PastUpload } from "../../tables/upload";
import { titleLift } from "./back-test";
import { fitChannel, predict, type Range, toRange } from "./channel-model";
import { type Comparable, findComparables } from "./comparables";
import { LEARNED } from "./learned";
import { forecastParts, type Part } from "./parts";
import { titleComparer } from "./title-similarity";
import { dayNumber, type Exclusion, MIN_UPLOADS, selectUploads, windowStart } from "./usable-uploads";

export interface NextVideo {
  title: string;
  /** When it would be published. */
  at: Date;
}

/** Views at 30 days: one video in ten ends below p10, half below p50, nine in ten below p90. */
export interface Forecasted extends Range {
  kind: "forecast";
  /** How many uploads it is based on. */
  basis: number;
  /** How many uploads were excluded, by reason. */
  excluded: Record<Exclusion, number>;
  /** Up to six. */
  comparables: Comparable[];
  parts: Part[];
  method: string;
}

export interface Refused {
  kind: "refused";
  why: string;
  has: number;
  needs: number;
  excluded: Record<Exclusion, number>;
}

export type Forecast = Forecasted | Refused;

/**
 * The views at 30 days of the channel's next video, from its uploads alone: the newest 150 to 199 usable ones, or all
 * if there are fewer. Refused with fewer than five. An `at` that is no date counts as `asOf`.
 */
export function forecastNext(uploads: PastUpload[], next: NextVideo, asOf: Date): Forecast {
  const { usable, excluded } = selectUploads(uploads, asOf);
  if (usable.length < MIN_UPLOADS) return refused(usable.length, excluded);
  const compare = titleComparer();
  const lift = titleLift(usable, LEARNED.words);
  const start = windowStart(usable.length);
  const used = usable.slice(start).map((one, at) => ({
    ...one,
    title: compare(one.upload.title),
    lift: lift(one.upload.title, start + at),
  }));
  const title = compare(next.title);
  const model = fitChannel(used, LEARNED.weights);
  const day = dayNumber(Number.isNaN(next.at.getTime()) ? asOf : next.at);
  const posterior = predict(model, used.length, day, { title, lift: lift(next.title, usable.length) });
  return {
    kind: "forecast",
    ...toRange(posterior),
    basis: used.length,
    excluded,
    comparables: findComparables(model, posterior, title),
    parts: forecastParts(model, posterior),
    method: methodText(used.length, usable.length),
  };
}

function methodText(used: number, all: number): string {
  const which = used < all ? `your newest ${used} uploads of ${all}` : `your ${used} uploads`;
  return `Based on ${which} and nothing else, each brought to 30 days by the growth curve. Uploads that are close in time or have similar titles are assumed to do similarly (a Gaussian process over the logarithm of views); how similarly was learned from the histories of 20 channels. The range is as wide as your uploads have missed their own forecasts. An upload's share is its part of all positive weights.`;
}

function refused(has: number, excluded: Record<Exclusion, number>): Refused {
  const needs = MIN_UPLOADS;
  const there = has === 0 ? "there are none" : has === 1 ? "there is one" : `there are ${has}`;
  const why = `A forecast needs at least ${needs} uploads whose date and views are known; ${there}.`;
  return { kind: "refused", why, has, needs, excluded };
}
