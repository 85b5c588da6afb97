import { fitChannel, type Observation } from "../../app/engines/forecast/channel-model.ts";
import type { Weights } from "../../app/engines/forecast/covariance.ts";
import { titleEffects } from "../../app/engines/forecast/similar-titles.ts";
import { typicalErrors } from "../../app/engines/forecast/spread.ts";
import { titleComparer } from "../../app/engines/forecast/title-similarity.ts";
import { MIN_UPLOADS, type UsableUpload } from "../../app/engines/growth/usable-uploads.ts";
import { weightedQuantile } from "../../app/statistics/quantiles.ts";
import type { ChannelHistory } from "../measures/channel-histories.ts";

/** A stretch of a channel's history; what is measured begins behind its first `lead` uploads. */
interface Stretch {
  uploads: Observation[];
  lead: number;
}

interface Loss {
  sum: number;
  count: number;
}

/** Enough of each channel to learn from: its newest uploads, in stretches that overlap by their lead. */
const NEWEST = 350;
const STRETCH = 200;
const LEAD = 50;
const FIRST_LEAD = MIN_UPLOADS;
/** The search is measured on no younger uploads: their views are not yet those of 30 days. */
export const LEARNED_FROM_DAYS = 30;

/** Errors of this many log10 views count most: half of all are below it, and beyond it they hardly add. */
const ERROR_SCALE = 0.3;
/** A channel counts by the root of its uploads: between every video the same and every channel the same. */
const SIZE_POWER = 0.5;

/** Where the search begins, in round figures. The level is not searched: it only has to be wide. */
const BEGINNING: Weights = {
  level: 1,
  drift: 0.1,
  driftUploads: 200,
  era: 0.2,
  eraDays: 1500,
  words: 0.05,
  wordsLately: 0.1,
  start: 0.02,
  startLately: 0.02,
  latelyUploads: 33,
  own: 0.04,
  clip: 2.5,
  below: 1.5,
  above: 1.6,
};
/** The others move the loss by less than channels differ. */
const SEARCHED = ["own", "wordsLately", "words", "drift"] as const satisfies (keyof Weights)[];
/** Each weight is tried so many times larger and smaller, a round for each. */
const RATIOS = [1.5];
/** A change that gains less is not worth its noise. */
const GAIN = 0.0001;

/**
 * Learns the weights from some channels: descent over one weight after the other, by the mean of a bounded error
 * (1 − e^(−|error| / 0.3)) over forecasts from earlier uploads only. A channel's loss under some weights is kept, so
 * that learning without a few of the channels costs little more.
 */
export function searchOver(histories: ChannelHistory[]) {
  const stretches = new Map(histories.map(({ channel, uploads }) => [channel, stretchesOf(uploads)]));
  const measured = new Map<string, Loss>();
  const lossOf = (channel: string, weights: Weights) => {
    const key = `${channel} ${JSON.stringify(weights)}`;
    const known = measured.get(key) ?? measure(stretches.get(channel) ?? [], weights);
    measured.set(key, known);
    return known;
  };
  return (channels: string[]): Weights => {
    const loss = (weights: Weights) => {
      const all = channels.map((channel) => lossOf(channel, weights)).filter(({ count }) => count > 0);
      const total = all.reduce((sum, { count }) => sum + count ** SIZE_POWER, 0);
      return all.reduce((sum, own) => sum + own.sum / own.count ** (1 - SIZE_POWER), 0) / total;
    };
    let best = { weights: BEGINNING, loss: loss(BEGINNING) };
    for (const ratio of RATIOS) {
      for (const name of SEARCHED) {
        for (const times of [ratio, 1 / ratio]) {
          const weights = { ...best.weights, [name]: rounded(best.weights[name] * times) };
          const found = loss(weights);
          if (found < best.loss - GAIN) best = { weights, loss: found };
        }
      }
    }
    return {
      ...best.weights,
      ...endsOf(
        channels.flatMap((channel) => [stretches.get(channel) ?? []]),
        best.weights,
      ),
    };
  };
}

function stretchesOf(uploads: UsableUpload[]): Stretch[] {
  const skipped = Math.max(uploads.length - NEWEST, 0);
  const newest = uploads.slice(skipped);
  const lift = titleEffects(uploads);
  const lifts = newest.map(({ upload }, at) => lift(upload.title, skipped + at));
  const stretches: Stretch[] = [];
  for (let from = 0; from === 0 || from + LEAD < newest.length; from += STRETCH - LEAD) {
    const compare = titleComparer();
    const own = newest.slice(from, from + STRETCH).map((one, at) => ({
      ...one,
      title: compare(one.upload.title),
      lift: lifts[from + at] ?? 0,
    }));
    stretches.push({ uploads: own, lead: from === 0 ? FIRST_LEAD : LEAD });
  }
  return stretches;
}

function isMeasured({ uploads, lead }: Stretch, at: number): boolean {
  return at >= lead && (uploads[at]?.ageDays ?? 0) >= LEARNED_FROM_DAYS;
}

function measure(stretches: Stretch[], weights: Weights): Loss {
  const loss = { sum: 0, count: 0 };
  for (const stretch of stretches) {
    const { residuals, factor } = fitChannel(stretch.uploads, weights);
    for (const [at, residual] of residuals.entries()) {
      if (!isMeasured(stretch, at)) continue;
      const error = Math.abs(residual * (factor[at]?.[at] ?? Number.NaN));
      loss.sum += 1 - Math.exp(-error / ERROR_SCALE);
      loss.count += 1;
    }
  }
  return loss;
}

/** The ends of the range: the 10 % and 90 % points of residuals over the channel's typical error at the time. */
function endsOf(channels: Stretch[][], weights: Weights): Pick<Weights, "below" | "above"> {
  const shares = channels.flatMap((stretches) => {
    const own = stretches.flatMap((stretch) => {
      const { residuals } = fitChannel(stretch.uploads, weights);
      const typical = typicalErrors(residuals);
      return [...residuals].flatMap((residual, at) =>
        isMeasured(stretch, at) ? [residual / (typical[at] ?? Number.NaN)] : [],
      );
    });
    return own.map((value) => ({ value, weight: own.length ** (SIZE_POWER - 1) }));
  });
  const end = (share: number) => weightedQuantile(shares, share) ?? Number.NaN;
  return { below: rounded(-end(0.1)), above: rounded(end(0.9)) };
}

/** Two figures are more than 20 channels can tell. */
function rounded(value: number): number {
  return Number(value.toPrecision(2));
}
