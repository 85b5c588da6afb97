import type { PastUpload } from "../../model/upload";
import { MIN_UPLOADS } from "../growth";
import { type KeptUpload, MIN_TESTS, MOST_JUDGED, type PastRecord, readPast, readRecord } from "../ideas";
import { type Range, toRange } from "./range";

/** A video of the channel, forecast from the uploads before it, beside the views it came to. */
export interface TestedForecast {
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
  /** How many videos were forecast. */
  n: number;
  /** Half of the forecasts were within this factor of what the video came to (1.9: ×1.9 or ÷1.9). */
  medianFactor: number;
  /** Share of the videos that ended within p10 to p90; 0.8 is what the range promises. */
  shareInside: number;
  /** The baseline on the same videos: the median of the 20 uploads before each. */
  against: { name: string; medianFactor: number };
  /** The newest of them, oldest first, at most 30. */
  rows: TestedForecast[];
  method: string;
}

export interface NotTested {
  kind: "not-enough";
  why: string;
  /** Uploads that are old enough and have enough before them. */
  has: number;
  needs: number;
}

const MAX_ROWS = 30;

/**
 * How right forecasts from a channel's own uploads would have been: the newest 100 that are 30 days and older, each
 * forecast from those published before it (at least five), against its views as of `asOf` brought to 30 days.
 */
export function backTest(uploads: PastUpload[], asOf: Date): BackTest | NotTested {
  const past = readPast(uploads, asOf);
  return past ? describeRecord(readRecord(past)) : notTested(0);
}

/** A channel's record as a back-test, or why there is too little of it. */
export function describeRecord({ tested, errors }: PastRecord): BackTest | NotTested {
  if (!errors) return notTested(tested.length);
  const newest = tested.slice(-MAX_ROWS);
  return {
    kind: "tested",
    n: tested.length,
    medianFactor: 10 ** errors.titles,
    shareInside: errors.inside,
    against: { name: "the median of the 20 uploads before", medianFactor: 10 ** errors.median },
    rows: newest.map(({ upload, judged }) => toRow(upload, toRange(judged))),
    method: methodText(tested.length),
  };
}

function toRow({ upload, logViews }: KeptUpload, range: Range): TestedForecast {
  const viewsAt30 = 10 ** logViews;
  const inside = viewsAt30 >= range.p10 && viewsAt30 <= range.p90;
  return {
    title: upload.title,
    publishedAt: new Date(upload.publishedAt).toISOString(),
    ...range,
    viewsAt30,
    inside,
  };
}

function methodText(n: number): string {
  const which = n === MOST_JUDGED ? `The newest ${n}` : `${n}`;
  return `${which} of your uploads that are 30 days and older, each forecast from those published before it only. Their views are today's brought to 30 days, since nobody wrote down what they had then.`;
}

function notTested(has: number): NotTested {
  const needs = MIN_TESTS;
  const there = has === 0 ? "there are none" : has === 1 ? "there is one" : `there are ${has}`;
  const why = `Not enough data: a back-test needs ${needs} uploads that are 30 days and older with ${MIN_UPLOADS} before them; ${there}.`;
  return { kind: "not-enough", why, has, needs };
}
