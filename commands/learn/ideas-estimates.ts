import { testPlaces } from "../../app/engines/growth/index.ts";
import { expectedEffect, type WordWeights } from "../../app/engines/ideas/channels-model.ts";
import type { Weights } from "../../app/engines/ideas/covariance.ts";
import { type Estimate, estimateTitle, fitHistory } from "../../app/engines/ideas/history-model.ts";
import { findSupport, type Support } from "../../app/engines/ideas/likeness.ts";
import { olderUploads } from "../../app/engines/ideas/older-uploads.ts";
import type { TitleFeatures } from "../../app/engines/ideas/title-features.ts";
import { USUAL_UPLOADS, usualOf } from "../../app/engines/ideas/usual.ts";
import { windowAfter } from "../../app/engines/ideas/window.ts";
import type { NeighbourPair } from "../measures/neighbours.ts";
import { FOLDS, type IdeaChannel, observationsOf } from "./ideas-channels.ts";
import { learnWords } from "./ideas-words.ts";

/** An upload, and how many uploads before it an estimate may know. */
interface Asked {
  at: number;
  size: number;
}

const keyOf = ({ at, size }: Asked) => `${at} ${size}`;

/**
 * What the engine says of a channel's uploads, each from the first `size` uploads alone, as it would have then. Asked
 * in any order; one model serves all of a window.
 */
function estimateUploads(
  channel: IdeaChannel,
  asked: Asked[],
  weights: Weights,
  words: WordWeights,
): (asked: Asked) => Estimate & Support {
  const observations = observationsOf(channel, words);
  const found = new Map<string, Estimate & Support>();
  for (const own of Map.groupBy(asked, ({ size }) => windowAfter(size).end).values()) {
    const [first] = own;
    if (!first) continue;
    const { start, known } = windowAfter(first.size);
    const last = Math.max(...own.map(({ size }) => size));
    const older = olderUploads(
      observations.slice(0, start).map(({ features, logViews }) => ({ words: features.words, logViews })),
    );
    const expectedOf = (features: TitleFeatures) =>
      weights.prior * expectedEffect(features, words) + weights.older * older(features.words);
    const model = fitHistory(
      observations.slice(start, last).map((own) => ({ ...own, expected: expectedOf(own.features) })),
      known,
      weights,
    );
    for (const places of Map.groupBy(own, ({ at }) => at).values()) {
      const features = channel.features[places[0]?.at ?? -1];
      if (!features) continue;
      const similarity = model.compare(features);
      const expected = expectedOf(features);
      for (const place of places) {
        if (found.has(keyOf(place))) continue;
        const earlier = observations.slice(start, place.size);
        found.set(keyOf(place), {
          ...estimateTitle(model, earlier.length, features.form, similarity, expected),
          ...findSupport(features, similarity, earlier, words),
        });
      }
    }
  }
  return (place) => {
    const own = found.get(keyOf(place));
    if (!own) throw new Error(`upload ${place.at} was not asked for`);
    return own;
  };
}

/** An upload against the channel's usual at the time. */
export interface AgainstUsual extends Support {
  /** How far the estimate lies above the usual, in log10. */
  off: number;
  /** How far hits lift the mean of the usual's uploads. */
  lift: number;
  deviation: number;
  /** How far the upload came out above the usual. */
  actual: number;
}

/** What the engine says of a channel's pairs and uploads, known to it only by what was published before. */
export interface Judged {
  channel: string;
  pairs: NeighbourPair[];
  /** For each pair, the better less the worse, in log10 views: by the channel's history, and without any. */
  byHistory: number[];
  byWords: number[];
  /** Uploads of 30 days and older with 20 before them, beside the median of those 20. */
  usual: AgainstUsual[];
}

const MIN_AGE_DAYS = 30;

/** Judges a channel under the weights and a model over channels. */
export function judgeChannel(channel: IdeaChannel, weights: Weights, words: WordWeights): Judged {
  const { uploads, features, pairs } = channel;
  const places = testPlaces(uploads, MIN_AGE_DAYS, USUAL_UPLOADS);
  const inPairs = pairs.flatMap(({ better, worse, size }) => [
    { at: better, size },
    { at: worse, size },
  ]);
  const estimateOf = estimateUploads(channel, [...places, ...inPairs], weights, words);
  const expected = features.map((own) => expectedEffect(own, words));
  const logViews = uploads.map((own) => own.logViews);
  return {
    channel: channel.channel,
    pairs,
    byHistory: pairs.map(
      ({ better, worse, size }) =>
        estimateOf({ at: better, size }).mean - estimateOf({ at: worse, size }).mean,
    ),
    byWords: pairs.map(({ better, worse }) => (expected[better] ?? 0) - (expected[worse] ?? 0)),
    usual: places.map(({ at, size }) => {
      const { median: usual, lift } = usualOf(logViews.slice(0, size));
      const { mean, deviation, basis, similarMultiple } = estimateOf({ at, size });
      return {
        off: mean - usual,
        lift,
        deviation,
        basis,
        similarMultiple,
        actual: (logViews[at] ?? Number.NaN) - usual,
      };
    }),
  };
}

/** Judges each channel under a model over the channels of the other folds. */
export function crossValidate(channels: IdeaChannel[], weights: Weights): Judged[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const own = channels.filter((channel) => channel.fold === fold);
    if (own.length === 0) return [];
    const words = learnWords(channels.filter((channel) => channel.fold !== fold));
    return own.map((channel) => judgeChannel(channel, weights, words));
  });
}
