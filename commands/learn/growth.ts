import { seeded } from "../../app/numbers/chance.ts";
import { type Interval, median } from "../../app/statistics/quantiles.ts";
import { sum } from "../../app/statistics/sums.ts";
import { bootstrapInterval } from "../measures/interval.ts";
import type { Upload } from "./uploads.ts";

/** A channel's level needs this many uploads, in the product too. */
const MIN_UPLOADS = 3;

/** Exponents tried: −0.5 to 1.5. */
const EXPONENTS = Array.from({ length: 401 }, (_, at) => (at - 100) / 200);

/** Days h of t / (t + h) tried: 0.1 to 10,000, twenty to a power of ten. */
const HALF_DAYS = Array.from({ length: 101 }, (_, at) => 10 ** (at / 20 - 1));

/** Draws of channels for the interval, and the share of them it covers. */
const DRAWS = 2000;
const COVERED = 0.9;
/** The same draws every time, so that the command prints the same table. */
const SEED = "growth";

/** A fitted growth curve: its one parameter, and how far single videos lie from it. */
interface Fit {
  parameter: number;
  /** Mean absolute deviation of log views from the curve, as a factor: what the fit minimizes. */
  error: number;
  /** Half of the videos lie within this factor of the curve. */
  half: number;
}

export interface Growth {
  horizon: number;
  videos: number;
  channels: number;
  /** views ~ level of the channel × age ^ parameter */
  power: Fit;
  /** The 90 % bootstrap interval of the exponent, over channels. */
  interval: Interval;
  /** views ~ level of the channel × age / (age + parameter) */
  saturating: Fit;
  /** views ~ level of the channel: no growth at all. */
  flat: Fit;
}

/**
 * How views grew with age over the channels' uploads of at most `horizon` days: least absolute deviations of
 * log views from a level of each channel and a curve common to all. null if no channel has enough uploads of that
 * age.
 */
export function growthWithin(uploads: Upload[], horizon: number): Growth | null {
  const channels = byChannel(uploads.filter((upload) => upload.ageDays <= horizon));
  if (channels.length === 0) return null;
  const byExponent = costs(channels, power, EXPONENTS);
  return {
    horizon,
    videos: channels.flat().length,
    channels: channels.length,
    power: fitted(channels, power, leastOf(byExponent, EXPONENTS)),
    interval: intervalOf(byExponent),
    saturating: fitted(channels, saturating, leastOf(costs(channels, saturating, HALF_DAYS), HALF_DAYS)),
    flat: fitted(channels, power, 0),
  };
}

/** Log of the share of its views that a video has at an age, up to a constant. */
type Curve = (ageDays: number, parameter: number) => number;

const power: Curve = (ageDays, exponent) => exponent * Math.log(ageDays);
const saturating: Curve = (ageDays, halfDays) => Math.log(ageDays / (ageDays + halfDays));

function byChannel(uploads: Upload[]): Upload[][] {
  const channels = Map.groupBy(uploads, (upload) => upload.channel);
  return [...channels.values()].filter((own) => own.length >= MIN_UPLOADS);
}

/** The level that minimizes a channel's absolute deviations is their median. */
function deviations(channel: Upload[], curve: Curve, parameter: number): number[] {
  const levels = channel.map(({ ageDays, views }) => Math.log(views) - curve(ageDays, parameter));
  const level = median(levels) ?? 0;
  return levels.map((own) => Math.abs(own - level));
}

/** A row for each channel: its summed deviations under every parameter. */
function costs(channels: Upload[][], curve: Curve, parameters: number[]): number[][] {
  return channels.map((channel) => parameters.map((parameter) => sum(deviations(channel, curve, parameter))));
}

function leastOf(channelCosts: number[][], parameters: number[]): number {
  const totals = parameters.map((_, at) => sum(channelCosts.map((row) => row[at] ?? Number.NaN)));
  return parameters[totals.indexOf(Math.min(...totals))] ?? Number.NaN;
}

function fitted(channels: Upload[][], curve: Curve, parameter: number): Fit {
  const all = channels.flatMap((channel) => deviations(channel, curve, parameter));
  return { parameter, error: Math.exp(sum(all) / all.length), half: Math.exp(median(all) ?? Number.NaN) };
}

/** Draws channels, not videos: the videos of one channel share its history and are not independent. */
function intervalOf(channelCosts: number[][]): Interval {
  const rows = channelCosts.map((row) => [row]);
  return bootstrapInterval(rows, (drawn) => leastOf(drawn, EXPONENTS), seeded(SEED), {
    draws: DRAWS,
    coverage: COVERED,
  });
}
