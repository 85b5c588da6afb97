import { scaleLinear } from "d3-scale";
import { drawnPercent } from "../../numbers/drawn";
import { dollars } from "./dollars";
import type { RpmRecommendation } from "./recommendation";

interface Benchmark {
  currentRPM: number;
  industryAverage: number;
  topPerformerRPM: number;
}

/** Where an amount lies between nothing and the scale's end, as a share of a drawing's width. */
export interface RpmScale {
  share(amount: number): string;
}

/** A bar of the chart: what is earned now is told from what lies beyond it. */
export interface BenchmarkBar {
  name: string;
  kind: "now" | "ahead" | "others";
  amount: string;
  /** How far beyond the current RPM: "+$0.53". */
  beyond: string | null;
  /** The part up to the current RPM, and the part beyond it. */
  solid: string;
  rest: string;
}

export interface BenchmarkChart {
  bars: BenchmarkBar[];
  /** Where the current RPM lies. */
  now: string;
  /** The drawing in words. */
  text: string;
}

/** One scale for the chart and the bars of every recommendation, so that all of them can be compared. */
export function rpmScale(benchmark: Benchmark, recommendations: RpmRecommendation[]): RpmScale {
  const end = Math.max(
    benchmark.currentRPM,
    benchmark.industryAverage,
    benchmark.topPerformerRPM,
    withEverything(benchmark, recommendations),
  );
  const scale = scaleLinear().domain([0, end]).range([0, 100]).nice();
  return { share: (amount) => drawnPercent(scale(amount)) };
}

/** RPM against benchmark: one's own now and with every recommendation, the industry's average, top performers. */
export function benchmarkChart(
  benchmark: Benchmark,
  recommendations: RpmRecommendation[],
  { share }: RpmScale,
): BenchmarkChart {
  const { currentRPM, industryAverage, topPerformerRPM } = benchmark;
  const bar = (name: string, kind: BenchmarkBar["kind"], amount: number): BenchmarkBar => ({
    name,
    kind,
    amount: dollars(amount),
    beyond: amount > currentRPM ? `+${dollars(amount - currentRPM)}` : null,
    solid: share(Math.min(amount, currentRPM)),
    rest: share(Math.max(amount - currentRPM, 0)),
  });
  const bars = [
    bar("You, now", "now", currentRPM),
    ...(recommendations.length > 0
      ? [bar("You, with all tips", "ahead", withEverything(benchmark, recommendations))]
      : []),
    bar("Industry average", "others", industryAverage),
    bar("Top performers", "others", topPerformerRPM),
  ];
  return {
    bars,
    now: share(currentRPM),
    text: `${bars.map(({ name, amount }) => `${name}: ${amount}`).join(". ")}.`,
  };
}

function withEverything({ currentRPM }: Benchmark, recommendations: RpmRecommendation[]): number {
  return recommendations.reduce((sum, { potentialIncrease }) => sum + potentialIncrease, currentRPM);
}
