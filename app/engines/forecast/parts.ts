import { solveBack } from "../../statistics/cholesky";
import { median } from "../../statistics/quantiles";
import type { Belief, ChannelModel } from "./channel-model";

/** The first is a number of views, the others multiply it; together they come to p50. */
export interface Part {
  name: string;
  factor: number;
  explanation: string;
}

/**
 * Takes a forecast apart: the median of the uploads at 30 days, and by what factors the channel's level by now, the
 * title and its beginning move it. The mean of a Gaussian process is a sum over the parts of its covariance; in log
 * views a sum is a product of factors, so the parts come to p50 exactly.
 */
export function partsOf(model: ChannelModel, { mean, shared, gains }: Belief): Part[] {
  const pulls = solveBack(model.factor, model.heard.slice(0, gains.length));
  const moved = (part: Float64Array) => part.reduce((sum, own, at) => sum + own * (pulls[at] as number), 0);
  const usual = median(model.counted.slice(0, gains.length).map(({ log30 }) => log30)) ?? 0;
  const title = moved(shared.title);
  const series = moved(shared.series);
  return [
    {
      name: "What your uploads usually get",
      factor: 10 ** usual,
      explanation: `The median of ${gains.length} uploads, each brought to 30 days by the growth curve.`,
    },
    {
      name: "Your level by now",
      factor: 10 ** (mean - usual - title - series),
      explanation:
        "Where your uploads have moved since: the newer one is, the more it counts, and a hit counts as no more than a good upload.",
    },
    {
      name: "Titles like this one",
      factor: 10 ** title,
      explanation:
        "How uploads that share words, marks or length with this title did beside the others, lately most.",
    },
    {
      name: "The same beginning",
      factor: 10 ** series,
      explanation:
        "How uploads that begin with the same word or two, as a series does, did beside the others.",
    },
  ];
}
