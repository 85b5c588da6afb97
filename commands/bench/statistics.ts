import { median, nearestRank } from "../../app/statistics/quantiles.ts";
import { mean } from "../../app/statistics/sums.ts";

/** What one client measured in one stretch of time. */
export interface Stretch {
  seconds: number;
  /** Milliseconds from the first byte sent to the last received, one a request. */
  latencies: number[];
}

/** One round: the same client, the page and the bare answer, one right after the other. */
export interface Round {
  page: Stretch;
  bare: Stretch;
}

export interface Pace {
  perSecond: number;
  p50: number;
  p99: number;
}

export interface Comparison {
  page: Pace;
  bare: Pace;
  /** Page over bare: below 1 for requests a second, above 1 for latencies. */
  ratio: Pace;
}

/** The pace over several stretches taken as one. */
export function pace(stretches: Stretch[]): Pace {
  const latencies = stretches.flatMap((stretch) => stretch.latencies);
  const seconds = stretches.reduce((sum, stretch) => sum + stretch.seconds, 0);
  return {
    perSecond: latencies.length / seconds,
    p50: nearestRank(latencies, 0.5) ?? Number.NaN,
    p99: nearestRank(latencies, 0.99) ?? Number.NaN,
  };
}

/**
 * The page against the bare answer. The ratios of requests a second and of p50 are the median of the
 * rounds' own ratios, since a machine that is slow for a moment is slow for both halves of a round; a
 * round alone is too short for a p99, so that ratio is of all rounds together.
 */
export function compare(rounds: Round[]): Comparison {
  const page = pace(rounds.map((round) => round.page));
  const bare = pace(rounds.map((round) => round.bare));
  const ofRounds = (key: keyof Pace) =>
    median(rounds.map((r) => pace([r.page])[key] / pace([r.bare])[key])) ?? Number.NaN;
  return {
    page,
    bare,
    ratio: { perSecond: ofRounds("perSecond"), p50: ofRounds("p50"), p99: page.p99 / bare.p99 },
  };
}

/**
 * How much what is measured once a second grows from the first to the last, as a share of its mean: by the line of least
 * squares through all of it. 0 for a single one.
 */
export function growthOver(values: number[]): number {
  const [middle, level] = [(values.length - 1) / 2, mean(values)];
  const rise = values.reduce((sum, value, second) => sum + (second - middle) * (value - level), 0);
  const run = values.reduce((sum, _, second) => sum + (second - middle) ** 2, 0);
  return run === 0 ? 0 : ((rise / run) * (values.length - 1)) / level;
}
