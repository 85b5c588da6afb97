import { dot, solveBack } from "../../statistics/sums";
import { USUAL_UPLOADS } from "../growth";
import type { ChannelPast, JudgedTitle } from "../ideas";

/** What moves a forecast. The first is a number of views, the others multiply it; together they come to p50. */
export type Part =
  /** The median of the channel's last `uploads`; `alone` where that was nearer than titles and trend, and is all. */
  | { kind: "usual"; factor: number; uploads: number; alone: boolean }
  | { kind: "trend" | "titles" | "words"; factor: number };

/**
 * Splits a forecast into factors: the median of the last 20 uploads at 30 days, then how far the channel's trend, titles
 * like this one and its words on other channels move it. The mean of a Gaussian process is a sum over the parts of its
 * covariance; in log views a sum is a product of factors, so the parts come to p50 exactly.
 */
export function forecastParts(
  { process }: ChannelPast,
  { mean, usual, share, estimate, lift, shrinkage }: JudgedTitle,
): Part[] {
  const weights = solveBack(process.factor, process.residuals.slice(0, estimate.gains.length));
  const title = share * (dot(estimate.covariance.title, weights) + lift.similar + shrinkage);
  const words = share * lift.words;
  return [
    {
      kind: "usual",
      factor: 10 ** usual,
      uploads: Math.min(estimate.gains.length, USUAL_UPLOADS),
      alone: false,
    },
    { kind: "trend", factor: 10 ** (mean - usual - title - words) },
    { kind: "titles", factor: 10 ** title },
    { kind: "words", factor: 10 ** words },
  ];
}

/** The one part of a forecast that is the median of the last 20 of so many uploads. */
export function plainParts(plain: number, uploads: number): Part[] {
  return [{ kind: "usual", factor: 10 ** plain, uploads: Math.min(uploads, USUAL_UPLOADS), alone: true }];
}
