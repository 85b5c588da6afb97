import { median } from "../../statistics/quantiles";
import type { PastUpload } from "../../tables/upload";
import { MIN_UPLOADS } from "../growth";
import { type ChannelPast, judgeNewest, type KeptUpload, MOST_JUDGED, readPast } from "../ideas";
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

/** A share of fewer tested videos is not worth printing. */
const MIN_TESTS = 10;
const MAX_ROWS = 30;

/**
 * How right forecasts from a channel's own uploads would have been: the newest 100 that are 30 days and older, each
 * forecast from those published before it (at least five), against its views as of `asOf` brought to 30 days.
 */
export function backTest(uploads: PastUpload[], asOf: Date): BackTest | NotTested {
  const past = readPast(uploads, asOf);
  return past ? testForecasts(past).test : notTested(0);
}

/** An upload's log10 views less its forecast and less the plain median, and the ends of its range around the first. */
export interface Miss {
  off: number;
  below: number;
  above: number;
  plainOff: number;
}

/** The back-test of a channel's past, and each miss it counts; no misses where it is refused. */
export function testForecasts(past: ChannelPast): { test: BackTest | NotTested; misses: Miss[] } {
  const tested = judgeNewest(past, MIN_UPLOADS);
  if (tested.length < MIN_TESTS) return { test: notTested(tested.length), misses: [] };
  const misses = tested.map(({ upload: { logViews }, judged: { mean, below, above, usual } }) => {
    return { off: logViews - mean, below, above, plainOff: logViews - usual };
  });
  const factor = (offs: number[]) => 10 ** (median(offs.map(Math.abs)) ?? 0);
  const rows = tested.map(({ upload, judged }) => toRow(upload, toRange(judged)));
  return {
    misses,
    test: {
      kind: "tested",
      n: tested.length,
      medianFactor: factor(misses.map(({ off }) => off)),
      shareInside: rows.filter(({ inside }) => inside).length / rows.length,
      against: {
        name: "the median of the 20 uploads before",
        medianFactor: factor(misses.map(({ plainOff }) => plainOff)),
      },
      rows: rows.slice(-MAX_ROWS),
      method: methodText(tested.length),
    },
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
