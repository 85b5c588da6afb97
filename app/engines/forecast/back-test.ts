import { type PastUpload, publishedRange } from "../../model/upload";
import { type KeptUpload, MIN_TESTS, MOST_JUDGED, type PastRecord, readPast, readRecord } from "../ideas";
import { type Range, toRange } from "./range";

/** A video of the channel, forecast from the uploads before it, beside the views it came to. */
export interface TestedForecast {
  title: string;
  /** ISO instant. */
  publishedAt: string;
  /** As of a past upload. */
  publishedWithinDays?: number;
  p10: number;
  p50: number;
  p90: number;
  /** Its views brought to 30 days. */
  viewsAt30: number;
  inside: boolean;
}

export interface BackTest {
  kind: "tested";
  /** How many videos were forecast, and whether these are only the newest. */
  n: number;
  isNewest: boolean;
  /** Half of the forecasts were within this factor of what the video came to (1.9: ×1.9 or ÷1.9). */
  medianFactor: number;
  /** Share of the videos that ended within p10 to p90; 0.8 is what the range promises. */
  shareInside: number;
  /** The baseline on the same videos: the median of the 20 uploads before each. */
  against: { medianFactor: number };
  /** The newest of them, oldest first, at most 30. */
  rows: TestedForecast[];
}

export interface NotTested {
  kind: "not-enough";
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
  return past ? testOf(readRecord(past)) : { kind: "not-enough", has: 0, needs: MIN_TESTS };
}

/** A channel's record as a back-test, or why there is too little of it. */
export function testOf({ tested, errors }: PastRecord): BackTest | NotTested {
  if (!errors) return { kind: "not-enough", has: tested.length, needs: MIN_TESTS };
  const newest = tested.slice(-MAX_ROWS);
  return {
    kind: "tested",
    n: tested.length,
    isNewest: tested.length === MOST_JUDGED,
    medianFactor: 10 ** errors.titles,
    shareInside: errors.inside,
    against: { medianFactor: 10 ** errors.median },
    rows: newest.map(({ upload, judged }) => toRow(upload, toRange(judged))),
  };
}

function toRow({ upload, logViews }: KeptUpload, range: Range): TestedForecast {
  const viewsAt30 = 10 ** logViews;
  const inside = viewsAt30 >= range.p10 && viewsAt30 <= range.p90;
  return {
    title: upload.title,
    publishedAt: new Date(upload.publishedAt).toISOString(),
    ...publishedRange(upload),
    ...range,
    viewsAt30,
    inside,
  };
}
