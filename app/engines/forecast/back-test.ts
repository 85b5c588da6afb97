import { median } from "../../statistics/quantiles";
import type { PastUpload } from "../../tables/upload";
import { type Belief, beliefOf, modelOf } from "./channel-model";
import type { Weights } from "./covariance";
import { firstOf, lastOf } from "./newest";
import { type Counted, countUploads, UPLOADS_NEEDED } from "./past-upload";
import { rangeOf } from "./range";
import { type Likeness, likenessOf, shapeOf } from "./title-likeness";
import { WEIGHTS } from "./weights";

/** A video of the channel, forecast from the uploads before it, beside what it came to. */
export interface BackTested {
  title: string;
  /** ISO instant. */
  publishedAt: string;
  p10: number;
  p50: number;
  p90: number;
  /** Its views brought to 30 days. */
  viewsAt30: number;
  inside: boolean;
}

export interface BackTest {
  kind: "tested";
  /** Videos forecast. */
  n: number;
  /** Half of the forecasts were within this factor of what the video came to (1.9: ×1.9 or ÷1.9). */
  medianFactor: number;
  /** Share of the videos that ended within p10 to p90; 0.8 is what the range promises. */
  shareInside: number;
  /** A plain guess on the same videos: the median of the 20 uploads before each. */
  against: { name: string; medianFactor: number };
  /** The newest of them, oldest first, at most 30. */
  rows: BackTested[];
  method: string;
}

export interface NotTested {
  kind: "not-enough";
  why: string;
  /** Uploads old enough, with enough before them. */
  has: number;
  needs: number;
}

/** Younger videos have not come to their views yet. */
const OLD_ENOUGH_DAYS = 30;
/** Fewer tested videos make no share worth printing. */
const TESTS_NEEDED = 10;
/** So many of the newest are tested, which bounds the work to three models or four. */
const TESTS_AT_MOST = 100;
const ROWS = 30;
const PLAIN_UPLOADS = 20;

/**
 * How right forecasts from a channel's own uploads would have been: the newest 100 that are 30 days and older, each
 * forecast as the product would have from those published before it (at least five), against what it has by
 * `asOf` brought to 30 days.
 */
export function backTest(uploads: PastUpload[], asOf: Date): BackTest | NotTested {
  const { counted } = countUploads(uploads, asOf);
  const places = testable(counted, OLD_ENOUGH_DAYS, UPLOADS_NEEDED).slice(-TESTS_AT_MOST);
  if (places.length < TESTS_NEEDED) return notTested(places.length);
  const tested = forecastsOf(counted, places, WEIGHTS);
  const errors = tested.map(({ at, belief }) => Math.abs((counted[at] as Counted).log30 - belief.mean));
  const plain = tested.map(({ at, size }) => {
    const before = counted.slice(Math.max(size - PLAIN_UPLOADS, 0), size).map(({ log30 }) => log30);
    return Math.abs((counted[at] as Counted).log30 - (median(before) ?? 0));
  });
  const rows = tested.map(({ at, belief }) => rowOf(counted[at] as Counted, belief));
  return {
    kind: "tested",
    n: tested.length,
    medianFactor: 10 ** (median(errors) ?? 0),
    shareInside: rows.filter(({ inside }) => inside).length / rows.length,
    against: { name: "the median of the 20 uploads before", medianFactor: 10 ** (median(plain) ?? 0) },
    rows: rows.slice(-ROWS),
    method: methodOf(tested.length),
  };
}

/** A place among a channel's uploads, and how many were published before it. */
export interface Place {
  at: number;
  size: number;
}

/** The uploads of at least an age with at least so many published before them, not at the same instant. */
export function testable(counted: Counted[], ageDays: number, needs: number): Place[] {
  let size = 0;
  return counted.flatMap((own, at) => {
    if (own.day !== counted[size]?.day) size = at;
    return own.ageDays >= ageDays && size >= needs ? [{ at, size }] : [];
  });
}

/** The forecast of each place from the uploads before it, as it would have been made then. */
export function forecastsOf(
  counted: Counted[],
  places: Place[],
  weights: Weights,
): (Place & { belief: Belief })[] {
  const shapes = counted.map(({ title }) => shapeOf(title));
  const blocks = Map.groupBy(places, ({ size }) => firstOf(size));
  return [...blocks].flatMap(([first, own]) => {
    const end = Math.max(...own.map(({ at }) => at)) + 1;
    const likeness = likenessOf(shapes.slice(first, end));
    const model = modelOf(counted.slice(first, Math.min(end, lastOf(first))), likeness, weights);
    return own.map(({ at, size }) => {
      const { day } = counted[at] as Counted;
      return { at, size, belief: beliefOf(model, size - first, day, likeness[at - first] as Likeness) };
    });
  });
}

function rowOf({ upload, log30 }: Counted, belief: Belief): BackTested {
  const range = rangeOf(belief);
  const viewsAt30 = 10 ** log30;
  const inside = viewsAt30 >= range.p10 && viewsAt30 <= range.p90;
  return {
    title: upload.title,
    publishedAt: new Date(upload.publishedAt).toISOString(),
    ...range,
    viewsAt30,
    inside,
  };
}

function methodOf(n: number): string {
  const which = n === TESTS_AT_MOST ? `The newest ${n}` : `${n}`;
  return `${which} of your uploads that are 30 days and older, each forecast from those published before it only. Their views are today's brought to 30 days, since nobody wrote down what they had then.`;
}

function notTested(has: number): NotTested {
  const needs = TESTS_NEEDED;
  const there = has === 0 ? "there are none" : has === 1 ? "there is one" : `there are ${has}`;
  const why = `Not enough data: a back-test needs ${needs} uploads that are 30 days and older with ${UPLOADS_NEEDED} before them; ${there}.`;
  return { kind: "not-enough", why, has, needs };
}
