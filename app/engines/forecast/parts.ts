import { solveBack } from "../../statistics/cholesky";
import { dot } from "../../statistics/vectors";
import { type ChannelPast, type JudgedTitle, USUAL_UPLOADS } from "../ideas";

/** The first is a number of views, the others multiply it; together they come to p50. */
export interface Part {
  name: string;
  factor: number;
  explanation: string;
}

/**
 * Splits a forecast into factors: the median of the last 20 uploads at 30 days, then how far the channel's trend, titles
 * like this one and its words on other channels move it. The mean of a Gaussian process is a sum over the parts of its
 * covariance; in log views a sum is a product of factors, so the parts come to p50 exactly.
 */
export function forecastParts(
  { process }: ChannelPast,
  { mean, usual, share, estimate, lift, pulled }: JudgedTitle,
): Part[] {
  const pulls = solveBack(process.factor, process.residuals.slice(0, estimate.gains.length));
  const title = share * (dot(estimate.covariance.title, pulls) + lift.similar + pulled);
  const words = share * lift.words;
  return [
    {
      name: "Your usual views",
      factor: 10 ** usual,
      explanation: `The median of your last ${Math.min(estimate.gains.length, USUAL_UPLOADS)} uploads, each brought to 30 days by the growth curve.`,
    },
    {
      name: "Recent trend",
      factor: 10 ** (mean - usual - title - words),
      explanation:
        "Where your uploads are heading beside that. Newer ones count more, and a hit counts as no more than a good upload.",
    },
    {
      name: "Titles like this one",
      factor: 10 ** title,
      explanation:
        "How uploads that share words, a beginning, an end or form with this title did compared with your others, recent ones most.",
    },
    {
      name: "Its words on other channels",
      factor: 10 ** words,
      explanation: "What its words do on many other channels, compared with the rest of what those publish.",
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
