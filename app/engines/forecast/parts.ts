import { solveBack } from "../../statistics/cholesky";
import { dot } from "../../statistics/vectors";
import type { ChannelModel, Posterior } from "./channel-model";
import { PLAIN_UPLOADS } from "./correction";

/** The first is a number of views, the others multiply it; together they come to p50. */
export interface Part {
  name: string;
  factor: number;
  explanation: string;
}

/**
 * Splits a forecast into factors: the median of the last 20 uploads at 30 days, then how far the channel's trend, the
 * title and its first words move it. The mean of a Gaussian process is a sum over the parts of its covariance; in log
 * views a sum is a product of factors, so the parts come to p50 exactly.
 */
export function forecastParts(
  model: ChannelModel,
  { mean, covariance, gains, lift, share }: Posterior,
): Part[] {
  const pulls = solveBack(model.factor, model.clippedResiduals.slice(0, gains.length));
  const usual = model.corrections[gains.length]?.plain ?? 0;
  const title = share * (dot(covariance.title, pulls) + lift);
  const series = share * dot(covariance.series, pulls);
  return [
    {
      name: "Your usual views",
      factor: 10 ** usual,
      explanation: `The median of your last ${Math.min(gains.length, PLAIN_UPLOADS)} uploads, each brought to 30 days by the growth curve.`,
    },
    {
      name: "Recent trend",
      factor: 10 ** (mean - usual - title - series),
      explanation:
        "Where your uploads are heading beside that. Newer ones count more, and a hit counts as no more than a good upload.",
    },
    {
      name: "Titles like this one",
      factor: 10 ** title,
      explanation:
        "How uploads that share words, marks or length with this title did compared with your others, recent ones most, and a little of what its words do on other channels.",
    },
    {
      name: "The same beginning",
      factor: 10 ** series,
      explanation:
        "How uploads that begin with the same word or two, as a series does, did compared with your others.",
    },
  ];
}

/** The one part of a forecast that is the median of the last 20 uploads. */
export function plainParts(plain: number): Part[] {
  return [
    {
      name: "Your usual views",
      factor: 10 ** plain,
      explanation:
        "The median of your last 20 uploads. On your channel that was nearer than a forecast from titles and trend.",
    },
  ];
}
