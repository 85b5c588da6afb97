import { dayText } from "./day";
import { type TrendLine, trendLine } from "./line";
import type { TrendRecord, TrendSignal } from "./trend";
import { type VelocityText, velocityText } from "./velocity";

/** What the summary card says of a trend, ready to be read. */
export interface TrendSummary {
  keyword: string;
  updated: { at: string; text: string };
  velocity: VelocityText;
  signal: TrendSignal;
  signalText: string;
  peakSeason: string;
  dataPoints: number;
  source: { name: string; isSample: boolean };
  line: TrendLine | null;
}

const SIGNALS: Record<TrendSignal, string> = {
  spiking: "Spiking",
  rising: "Rising",
  steady: "Steady",
  declining: "Declining",
};

/** Spec section 2, Trend panel: the summary card; a peak that is not known reads Unknown. */
export function trendSummary(record: TrendRecord): TrendSummary {
  const { keyword, seasonal_peak_month, interest_over_time, last_updated, source } = record;
  return {
    keyword,
    updated: { at: last_updated, text: dayText(last_updated) },
    velocity: velocityText(record.trend_velocity),
    signal: record.trend_signal,
    signalText: SIGNALS[record.trend_signal],
    peakSeason: seasonal_peak_month || "Unknown",
    dataPoints: interest_over_time.length,
    source: { name: source, isSample: /^sample\b/i.test(source) },
    line: trendLine(interest_over_time, seasonal_peak_month),
  };
}
