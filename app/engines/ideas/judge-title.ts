import { correct } from "./correction";
import { likenessLift } from "./likeness";
import { type ChannelPast, type Lift, liftBy, type SimilarLift } from "./past";
import { estimateMean, type Weighed, weighUploads } from "./process";
import type { TitleFeatures } from "./title-features";
import { compareTitle, type TitleSimilarity } from "./title-similarity";

/** A channel's estimate for one title. Views are log10 at 30 days. */
export interface Judged {
  /** Half of such videos end above it. */
  mean: number;
  /** One video in ten ends this far below the mean, one this far above. */
  below: number;
  above: number;
  /** The channel's usual: the median of the 20 uploads before. */
  usual: number;
  /** How much of the mean is the estimate; the rest is the usual. */
  share: number;
  /** How far the estimate lies above the usual, in the channel's recent typical misses: on the same side as the mean. */
  missesAbove: number;
}

/** The same with what it is made of. */
export interface JudgedTitle extends Judged {
  features: TitleFeatures;
  similarity: TitleSimilarity;
  estimate: Weighed & { mean: number };
  lift: Lift;
  /** How far the process's mean was moved towards what similar titles got, in log10. */
  shrinkage: number;
}

/** A title beside the first `size` kept uploads: what of its estimate does not go by what words do on other channels. */
interface Compared {
  size: number;
  features: TitleFeatures;
  similar: SimilarLift;
  similarity: TitleSimilarity;
  weighed: Weighed;
  /** What uploads like it got, of an idea that is no title. */
  like: number;
}

/**
 * Of an idea that is no title: how much of what uploads like it got is taken over, and how much its estimate counts beside
 * the usual. A few words tell less than a title. Fixed on the development channels, each judged without itself:
 * docs/evaluation/light.md.
 */
export const OF_IDEAS = { lift: 1.2, share: 0.59 } as const;

/**
 * Estimates a title published next from the first `size` kept uploads. A title of words that nobody has used is as usual,
 * in a range as wide as uploads miss the usual by: nothing is known of it.
 *
 * @throws RangeError with fewer kept uploads than `size`, or none
 */
export function judgeTitle(past: ChannelPast, features: TitleFeatures, size = past.kept.length): JudgedTitle {
  return judgeCompared(past, compareTo(past, features, size));
}

/** The first half of `judgeTitle`: the same for a past of the same uploads by any words. */
export function compareTo(past: ChannelPast, features: TitleFeatures, size: number): Compared {
  const similarity = compareTitle(past.process.titles, features, size);
  return {
    size,
    features,
    similar: past.similarAfter(size)(features.words),
    similarity,
    weighed: weighUploads(past.process, size, features, similarity),
    like: features.isTitle ? 0 : OF_IDEAS.lift * likenessLift(features, past.earlier, past.start + size),
  };
}

/** The second half of `judgeTitle`. */
export function judgeCompared(past: ChannelPast, compared: Compared): JudgedTitle {
  const { size, features, similarity, weighed } = compared;
  const lift = liftBy(past.words, features, compared.similar);
  const mean = estimateMean(past.process, weighed, lift.similar + lift.words);
  const shrinkage = past.shrinkageOf(similarity.shared, size, mean) + compared.like;
  const judged = judge(
    past,
    size,
    { mean: mean + shrinkage, deviation: weighed.deviation },
    lift,
    features.isTitle ? 1 : OF_IDEAS.share,
  );
  return { ...judged, similarity, features, estimate: { ...weighed, mean }, lift, shrinkage };
}

/** Estimates the upload at `at` from the first `size` kept uploads, as `judgeTitle` would have. */
export function judgeKept(past: ChannelPast, at: number, size: number): Judged {
  const { process, kept } = past;
  const upload = kept[at];
  if (!upload) throw new RangeError(`there is no upload ${at}`);
  // Uploads of one instant are not before one another.
  if (size < at) return judgeTitle(past, upload.features, size);
  const [mean, deviation] = [past.means[at] ?? Number.NaN, process.deviations[at] ?? Number.NaN];
  return judge(past, size, { mean, deviation }, upload.lift);
}

function judge(
  { process, corrections, spreads, usualSpreads, typicalMisses }: ChannelPast,
  size: number,
  estimate: { mean: number; deviation: number },
  { isKnown }: Lift,
  certainty = 1,
): Judged {
  const correction = corrections[size];
  const spread = (isKnown ? spreads : usualSpreads)[size];
  const usualDeviation = process.deviations[size - 1];
  if (!correction || !spread || !usualDeviation) throw new RangeError(`there are fewer than ${size} uploads`);
  const deviation = isKnown ? estimate.deviation : usualDeviation;
  const share = isKnown ? certainty * correction.share : 0;
  return {
    mean: correct(estimate.mean, { ...correction, share }),
    below: spread.below * deviation,
    above: spread.above * deviation,
    usual: correction.usual,
    share,
    missesAbove: isKnown
      ? (certainty * (estimate.mean + correction.shift - correction.usual)) /
        (typicalMisses[size] ?? Number.NaN)
      : 0,
  };
}
