import { forecastPlaces } from "../../app/engines/forecast/back-test.ts";
import type { Weights } from "../../app/engines/forecast/covariance.ts";
import { type WordWeights, weighedWords } from "../../app/engines/forecast/title-words.ts";
import { testPlaces } from "../../app/engines/growth/index.ts";
import { median } from "../../app/statistics/quantiles.ts";
import type { ChannelHistory } from "../measures/channel-histories.ts";
import { emptySums, ridge } from "./titles-ridge.ts";

/** What a forecast without word weights missed of an upload, and the words of its title. */
interface Miss {
  words: string[];
  miss: number;
}

/** The newest of a channel are enough, and keep a large one from deciding what a word does. */
const NEWEST = 500;
const MIN_AGE_DAYS = 30;
const MIN_BEFORE = 20;
/** A word that fewer channels use is theirs, and is left to the forecast from their own titles. */
const MIN_CHANNELS = 8;
/** Misses beyond a factor of ten are hits of another making. */
const MAX_MISS = 1;
/** Of 3, 10, 30 and 100 tried, 3 told neighbours apart best and 10 missed least. */
const PENALTY = 5;
/** A weight below this moves no forecast that anybody would see. */
const LEAST_WEIGHT = 0.002;

/** What forecasts by these weights, and no words, miss of a channel's newest uploads of 30 days and more. */
export function missesOf({ uploads }: ChannelHistory, weights: Weights): Miss[] {
  const places = testPlaces(uploads, MIN_AGE_DAYS, MIN_BEFORE).slice(-NEWEST);
  const misses = forecastPlaces(uploads, places, { weights, words: new Map() });
  return misses.map(({ upload, posterior }) => ({
    words: weighedWords(upload.upload.title),
    miss: Math.min(Math.max(upload.logViews - posterior.mean, -MAX_MISS), MAX_MISS),
  }));
}

/**
 * Learns how far each word lifts a title's views beside the channel's other titles: ridge regression of what the
 * forecast missed, less the channel's median miss, on the words of at least eight channels, centred by channel. A
 * channel counts by the root of its uploads.
 */
export function learnWords(channels: Miss[][]): WordWeights {
  const vocabulary = vocabularyOf(channels);
  const places = new Map(vocabulary.map((word, at) => [word, at]));
  const sums = emptySums(vocabulary.length);
  for (const own of channels) {
    if (own.length === 0) continue;
    const weight = own.length ** -0.5;
    const level = median(own.map(({ miss }) => miss)) ?? 0;
    const mean = new Float64Array(vocabulary.length);
    for (const { words, miss } of own) {
      const at = words.flatMap((word) => places.get(word) ?? []);
      for (const i of at) {
        sums.cross[i] = (sums.cross[i] ?? 0) + weight * (miss - level);
        mean[i] = (mean[i] ?? 0) + 1 / own.length;
        const line = sums.gram[i];
        if (line) for (const j of at) if (j <= i) line[j] = (line[j] ?? 0) + weight;
      }
    }
    const meanMiss = own.reduce((sum, { miss }) => sum + miss - level, 0) / own.length;
    const used = [...mean.keys()].filter((at) => mean[at] !== 0);
    for (const i of used) {
      const scaled = weight * own.length * (mean[i] ?? 0);
      sums.cross[i] = (sums.cross[i] ?? 0) - scaled * meanMiss;
      const line = sums.gram[i];
      if (line) for (const j of used) if (j <= i) line[j] = (line[j] ?? 0) - scaled * (mean[j] ?? 0);
    }
  }
  const weights = ridge(sums, new Float64Array(vocabulary.length).fill(PENALTY));
  return new Map(
    vocabulary.flatMap((word, at) => {
      const weight = Number((weights[at] ?? 0).toFixed(3));
      return Math.abs(weight) >= LEAST_WEIGHT ? [[word, weight] as const] : [];
    }),
  );
}

function vocabularyOf(channels: Miss[][]): string[] {
  const counts = new Map<string, number>();
  for (const own of channels) {
    for (const word of new Set(own.flatMap(({ words }) => words))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([word, count]) => (count >= MIN_CHANNELS ? [word] : [])).sort();
}
