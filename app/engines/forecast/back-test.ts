import { median } from "../../statistics/quantiles";
import type { PastUpload } from "../../tables/upload";
import { MIN_UPLOADS, type Place, selectUploads, testPlaces, type UsableUpload } from "../growth";
import { fitChannel, type Posterior, predict, toRange } from "./channel-model";
import { PLAIN_UPLOADS } from "./correction";
import { LEARNED, type Learned } from "./learned";
import { type TitleEffect, titleEffects } from "./similar-titles";
import { titleComparer, titleWords } from "./title-similarity";
import { type WordWeights, wordEffects } from "./title-words";
import { windowEnd, windowStart } from "./window";

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

/** Younger videos have not come to their views yet. */
const MIN_AGE_DAYS = 30;
/** A share of fewer tested videos is not worth printing. */
const MIN_TESTS = 10;
/** Only the newest are tested, which bounds the work to three or four models. */
const MAX_TESTS = 100;
const MAX_ROWS = 30;

/**
 * How right forecasts from a channel's own uploads would have been: the newest 100 that are 30 days and older, each
 * forecast as the product would have from those published before it (at least five), against its views as of `asOf`
 * brought to 30 days.
 */
export function backTest(uploads: PastUpload[], asOf: Date): BackTest | NotTested {
  const { usable } = selectUploads(uploads, asOf);
  return testForecasts(usable, titleLift(usable, LEARNED.words)).test;
}

/** An upload's log10 views less its forecast and less the plain median, and the ends of its range around the first. */
export interface Miss extends Pick<Posterior, "below" | "above"> {
  off: number;
  plainOff: number;
}

/** The back-test of usable uploads, and each miss it rests on: none where it is refused. */
export function testForecasts(
  usable: UsableUpload[],
  lift: TitleEffect,
): { test: BackTest | NotTested; misses: Miss[] } {
  const places = testPlaces(usable, MIN_AGE_DAYS, MIN_UPLOADS).slice(-MAX_TESTS);
  if (places.length < MIN_TESTS) return { test: notTested(places.length), misses: [] };
  const tested = forecastPlaces(usable, places, LEARNED, lift);
  const misses = tested.map(({ upload: { logViews }, size, posterior: { mean, below, above } }) => {
    const before = usable.slice(Math.max(size - PLAIN_UPLOADS, 0), size).map((one) => one.logViews);
    return { off: logViews - mean, below, above, plainOff: logViews - (median(before) ?? 0) };
  });
  const factor = (offs: number[]) => 10 ** (median(offs.map(Math.abs)) ?? 0);
  const rows = tested.map(({ upload, posterior }) => toRow(upload, posterior));
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

/** An upload, and its forecast from the `size` uploads before it. */
export interface PlaceForecast {
  at: number;
  upload: UsableUpload;
  size: number;
  posterior: Posterior;
}

/** What a channel's titles say of one of them: how similar ones did, and its words on other channels. */
export function titleLift(uploads: UsableUpload[], words: WordWeights): TitleEffect {
  const read = new Map<string, string[]>();
  const readOnce = (title: string) => {
    const found = read.get(title) ?? titleWords(title);
    read.set(title, found);
    return found;
  };
  const similar = titleEffects(uploads, readOnce);
  const titles = uploads.map(({ upload }) => upload.title);
  const worded = wordEffects(titles, words, readOnce);
  return (title, size) => similar(title, size) + worded(title, size);
}

/** The forecast of the upload at each place from the uploads before it, as it would have been made then. */
export function forecastPlaces(
  uploads: UsableUpload[],
  places: Place[],
  learned: Learned,
  lift = titleLift(uploads, learned.words),
): PlaceForecast[] {
  const lifts: (number | undefined)[] = [];
  const liftAt = (at: number, title: string) => {
    const own = lifts[at] ?? lift(title, at);
    lifts[at] = own;
    return own;
  };
  const windows = Map.groupBy(places, ({ size }) => windowStart(size));
  return [...windows].flatMap(([start, own]) => {
    const compare = titleComparer();
    const end = Math.max(...own.map(({ at }) => at)) + 1;
    const observations = uploads.slice(start, end).map((one, at) => ({
      ...one,
      title: compare(one.upload.title),
      lift: liftAt(start + at, one.upload.title),
    }));
    const model = fitChannel(observations.slice(0, windowEnd(start) - start), learned.weights);
    return own.flatMap(({ at, size }) => {
      const observation = observations[at - start];
      if (!observation) return [];
      const { title, upload } = observation;
      const next = { title, lift: at === size ? observation.lift : lift(upload.title, size) };
      return [
        { at, upload: observation, size, posterior: predict(model, size - start, observation.day, next) },
      ];
    });
  });
}

function toRow({ upload, logViews }: UsableUpload, posterior: Posterior): TestedForecast {
  const range = toRange(posterior);
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
  const which = n === MAX_TESTS ? `The newest ${n}` : `${n}`;
  return `${which} of your uploads that are 30 days and older, each forecast from those published before it only. Their views are today's brought to 30 days, since nobody wrote down what they had then.`;
}

function notTested(has: number): NotTested {
  const needs = MIN_TESTS;
  const there = has === 0 ? "there are none" : has === 1 ? "there is one" : `there are ${has}`;
  const why = `Not enough data: a back-test needs ${needs} uploads that are 30 days and older with ${MIN_UPLOADS} before them; ${there}.`;
  return { kind: "not-enough", why, has, needs };
}
