import { median } from "../../../analyzer/findings/statistics";
import { beliefOf, type ChannelModel, modelOf, NEWEST_UPLOADS } from "./channel-model";
import { UPLOADS_NEEDED } from "./forecast";
import { countUploads, type PastUpload } from "./past-upload";
import { rangeOf } from "./spread";
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

/** Videos younger than the horizon have not come to their views yet, so none is tested. */
const OLD_ENOUGH_DAYS = 30;
/** Fewer tested videos make no share worth printing. */
const TESTS_NEEDED = 10;
const ROWS = 30;
const PLAIN_UPLOADS = 20;

/**
 * How right forecasts from a channel's own uploads would have been: each of its newest 300 uploads of 30 days and
 * more, forecast from those published before it (at least five), by what they have today brought to 30 days. All
 * of them cost one factorisation, since its rows rest on earlier uploads only.
 */
export function backTest(uploads: PastUpload[], asOf: Date): BackTest | NotTested {
  const counted = countUploads(uploads, asOf).counted.slice(-NEWEST_UPLOADS);
  const model = modelOf(counted, WEIGHTS);
  const tested = counted.flatMap((_, at) => testedAt(model, at) ?? []);
  if (tested.length < TESTS_NEEDED) return notTested(tested.length);
  const factorOf = (errors: number[]) => 10 ** (median(errors) ?? 0);
  return {
    kind: "tested",
    n: tested.length,
    medianFactor: factorOf(tested.map(({ error }) => error)),
    shareInside: tested.filter(({ row }) => row.inside).length / tested.length,
    against: {
      name: "median of the 20 before",
      medianFactor: factorOf(tested.map(({ plainError }) => plainError)),
    },
    rows: tested.slice(-ROWS).map(({ row }) => row),
    method: `Each of ${tested.length} of your uploads that are 30 days and older was forecast from those published before it.`,
  };
}

function testedAt(model: ChannelModel, at: number) {
  const { upload, day, ageDays, log30 } = model.counted[at] as ChannelModel["counted"][number];
  let size = at;
  while (size > 0 && model.days[size - 1] === day) size -= 1;
  if (size < UPLOADS_NEEDED || ageDays < OLD_ENOUGH_DAYS) return null;
  const belief = beliefOf(model, model.rows[at] as Float64Array, size);
  const range = rangeOf(belief);
  const before = model.counted.slice(Math.max(size - PLAIN_UPLOADS, 0), size);
  const viewsAt30 = 10 ** log30;
  return {
    error: Math.abs(log30 - belief.mean),
    plainError: Math.abs(log30 - (median(before.map((one) => one.log30)) ?? 0)),
    row: {
      title: upload.title,
      publishedAt: new Date(upload.publishedAt).toISOString(),
      ...range,
      viewsAt30,
      inside: viewsAt30 >= range.p10 && viewsAt30 <= range.p90,
    },
  };
}

function notTested(has: number): NotTested {
  const needs = TESTS_NEEDED;
  const why = `Not enough data: a back-test needs ${needs} uploads that are 30 days and older and have ${UPLOADS_NEEDED} before them; there ${has === 1 ? "is" : "are"} ${has === 0 ? "none" : has}.`;
  return { kind: "not-enough", why, has, needs };
}
