import { beliefOf, modelOf, NEWEST_UPLOADS, totalOf } from "./channel-model";
import { comparablesOf } from "./comparables";
import { sharedWith } from "./covariance";
import { partsOf } from "./parts";
import { countUploads, dayOf, type PastUpload, type SetApart } from "./past-upload";
import { rangeOf } from "./spread";
import { type Likeness, likenessOf } from "./title-likeness";
import { WEIGHTS } from "./weights";

/** Fewer uploads than this tell no spread from which a range could be drawn. */
export const UPLOADS_NEEDED = 5;

export interface NextVideo {
  title: string;
  /** When it would be published. */
  at: Date;
}

/** An earlier upload the forecast leans on because of its title. */
export interface Comparable {
  title: string;
  views: number;
  /** Brought to 30 days by the growth curve. */
  viewsAt30: number;
  /** ISO instant. */
  publishedAt: string;
  /** 0 to 1: how alike the titles are. */
  similarity: number;
  /** The share of the forecast that rests on it; some are below 0, and all uploads' come to about 1. */
  weight: number;
  /** Begins with the same words, has words of the title, or is one of the newest. */
  why: string;
}

/** The first is a number of views, the others multiply it; together they come to p50. */
export interface Part {
  name: string;
  factor: number;
  explanation: string;
}

export interface Forecasted {
  kind: "forecast";
  /** Views at 30 days: one in ten ends below p10, half below p50, nine in ten below p90. */
  p10: number;
  p50: number;
  p90: number;
  /** How many uploads it rests on. */
  basis: number;
  /** How many were set apart, by why. */
  apart: Record<SetApart, number>;
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
 * What the channel's next video would have at 30 days, from its uploads alone: the newest 300 that count. Refused
 * with fewer than five of them. An invalid `next.at` counts as `asOf`.
 */
export function forecastNext(uploads: PastUpload[], next: NextVideo, asOf: Date): Forecast {
  const { counted: all, apart } = countUploads(uploads, asOf);
  if (all.length < UPLOADS_NEEDED) return refused(all.length, apart);
  const counted = all.slice(-NEWEST_UPLOADS);
  const size = counted.length;
  const model = modelOf(counted, WEIGHTS);
  const likeness = likenessOf([...counted.map(({ title }) => title), next.title])[size] as Likeness;
  const day = Number.isNaN(next.at.getTime()) ? dayOf(asOf) : dayOf(next.at);
  const shared = sharedWith(size, [...model.days, day], likeness, WEIGHTS);
  const belief = beliefOf(model, Float64Array.from(shared, totalOf), size);
  const range = rangeOf(belief);
  return {
    kind: "forecast",
    ...range,
    basis: size,
    apart,
    comparables: comparablesOf(model, belief, next.title, likeness),
    parts: partsOf(model, shared, range.p50),
    method: methodOf(size, all.length),
  };
}

function methodOf(size: number, all: number): string {
  const which = size < all ? `your newest ${size} of ${all} uploads` : `your ${size} uploads`;
  return `From ${which} alone, each brought to 30 days by the growth curve: a Gaussian process over the logarithm of views, in which videos share what is near in time and alike in title. Its weights were learned from the histories of 20 channels.`;
}

function refused(has: number, apart: Record<SetApart, number>): Refused {
  const needs = UPLOADS_NEEDED;
  const there = has === 0 ? "there are none" : has === 1 ? "there is one" : `there are ${has}`;
  const why = `A forecast needs at least ${needs} uploads whose date and views are known; ${there}.`;
  return { kind: "refused", why, has, needs, apart };
}
