import { median } from "../../app/statistics/quantiles.ts";
import type { JudgedChannel } from "../learn/ideas-estimates.ts";
import type { ChannelHistory } from "../measures/channel-histories.ts";

/** One video forecast from earlier uploads of its channel: absolute errors in log10 views. */
export interface Scored {
  channel: string;
  /** How many uploads were before it. */
  before: number;
  error: number;
  inside: boolean;
  /** Of the median of the 20 uploads before, and of the same with the newer ones counting more. */
  plainError: number;
  recentError: number;
}

const PLAIN_UPLOADS = 20;
/** Uploads after which one counts half in the weighted median: as good as the best of 2, 3, 5, 8 and 12 on these data. */
const HALF_LIFE = 5;

/**
 * Scores the forecast of each video of a channel that is 30 days and older. The forecast is brought from 30 days to the
 * video's age at the snapshot by the growth curve, which leaves the error in log views as it is. The references use views
 * as they stand in the snapshot.
 */
export function scoreForecasts({ channel, uploads }: ChannelHistory, judged: JudgedChannel): Scored[] {
  const logs = uploads.map(({ upload }) => Math.log10(upload.views));
  return judged.uploads.map(({ at, size, mean, below, above, actual }) => {
    const off = actual - mean;
    const views = logs[at] ?? Number.NaN;
    const before = logs.slice(Math.max(size - PLAIN_UPLOADS * HALF_LIFE, 0), size);
    return {
      channel,
      before: size,
      error: Math.abs(off),
      inside: off >= -below && off <= above,
      plainError: Math.abs(views - (median(before.slice(-PLAIN_UPLOADS)) ?? Number.NaN)),
      recentError: Math.abs(views - recentMedian(before)),
    };
  });
}

function recentMedian(values: number[]): number {
  const weighted = values.map((value, at) => ({
    value,
    weight: 0.5 ** ((values.length - 1 - at) / HALF_LIFE),
  }));
  return weightedQuantile(weighted, 0.5) ?? Number.NaN;
}

/** The median absolute error, in log10. */
export const medianError = (scored: Scored[], of: "error" | "plainError" | "recentError" = "error") =>
  median(scored.map((own) => own[of])) ?? Number.NaN;

/** That of the engine over that of the median of the 20 before. */
export const ratio = (scored: Scored[]) => medianError(scored) / medianError(scored, "plainError");

export const shareInside = (scored: Scored[]) => scored.filter(({ inside }) => inside).length / scored.length;

/** The least value that the values up to it reach a share (0 to 1) of the whole weight with. null for an empty list. */
export function weightedQuantile(
  values: readonly { value: number; weight: number }[],
  share: number,
): number | null {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  for (const { value, weight } of sorted) {
    below += weight;
    if (below >= share * total) return value;
  }
  return null;
}
