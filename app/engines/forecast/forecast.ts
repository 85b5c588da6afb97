import type { PastUpload } from "../../tables/upload";
import { beliefOf, modelOf } from "./channel-model";
import { type Comparable, comparablesOf } from "./comparables";
import { firstOf } from "./newest";
import { type Part, partsOf } from "./parts";
import { countUploads, dayOf, type SetApart, UPLOADS_NEEDED } from "./past-upload";
import { type Range, rangeOf } from "./range";
import { type Likeness, likenessOf, shapeOf } from "./title-likeness";
import { WEIGHTS } from "./weights";

export interface NextVideo {
  title: string;
  /** When it would be published. */
  at: Date;
}

/** Views at 30 days: one video in ten ends below p10, half below p50, nine in ten below p90. */
export interface Forecasted extends Range {
  kind: "forecast";
  /** How many uploads it rests on. */
  basis: number;
  /** How many were set apart, by why. */
  apart: Record<SetApart, number>;
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
  apart: Record<SetApart, number>;
}

export type Forecast = Forecasted | Refused;

/**
 * What the channel's next video would have at 30 days, from its uploads alone: the newest 150 to 199 that can be
 * reckoned with, or all of fewer. Refused with fewer than five of them. An `at` that is no date counts as `asOf`.
 */
export function forecastNext(uploads: PastUpload[], next: NextVideo, asOf: Date): Forecast {
  const { counted, apart } = countUploads(uploads, asOf);
  if (counted.length < UPLOADS_NEEDED) return refused(counted.length, apart);
  const used = counted.slice(firstOf(counted.length));
  const shapes = [...used, next].map(({ title }) => shapeOf(title));
  const likeness = likenessOf(shapes);
  const model = modelOf(used, likeness, WEIGHTS);
  const day = dayOf(Number.isNaN(next.at.getTime()) ? asOf : next.at);
  const belief = beliefOf(model, used.length, day, likeness[used.length] as Likeness);
  return {
    kind: "forecast",
    ...rangeOf(belief),
    basis: used.length,
    apart,
    comparables: comparablesOf(model, belief, shapes),
    parts: partsOf(model, belief),
    method: methodOf(used.length, counted.length),
  };
}

function methodOf(used: number, all: number): string {
  const which = used < all ? `your newest ${used} uploads of ${all}` : `your ${used} uploads`;
  return `Reckoned from ${which} and nothing else, each brought to 30 days by the growth curve. Uploads that are near in time or alike in title are taken to do alike (a Gaussian process over the logarithm of views); how much so was learned from the histories of 20 channels. The range is as wide as your uploads have missed their own forecasts. What rests on an upload is its share of all weights above nought.`;
}

function refused(has: number, apart: Record<SetApart, number>): Refused {
  const needs = UPLOADS_NEEDED;
  const there = has === 0 ? "there are none" : has === 1 ? "there is one" : `there are ${has}`;
  const why = `A forecast needs at least ${needs} uploads whose date and views are known; ${there}.`;
  return { kind: "refused", why, has, needs, apart };
}
