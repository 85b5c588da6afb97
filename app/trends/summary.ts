import type { TrendSignal } from "../engines/seasons";
import { dayText } from "../numbers/day";
import { articleUrl, viewsUrl } from "./articles";
import { type TrendLine, trendLine } from "./line";
import { type TrendRecord, WIKIPEDIA_INTEREST } from "./trend";
import { type VelocityText, velocityText } from "./velocity";

/** What the summary card says of a trend, ready to be read. */
export interface TrendSummary {
  keyword: string;
  updated: { at: string; text: string };
  velocity: VelocityText;
  /** False where two weeks cannot be compared: that is an answer, and the card gives it. */
  isEnough: boolean;
  signal: TrendSignal;
  signalText: string;
  peakSeason: string;
  dataPoints: number;
  source: { name: string; isSample: boolean };
  /** Whose readers were counted; null for another source, and without an article for a topic that matches none. */
  match: { article: string; url: string; viewsUrl: string } | { article: null } | null;
  line: TrendLine | null;
  /** What a week counts; nothing for samples, which count nothing. */
  unit: string;
  /** The drawing and what was read from it, in words. */
  text: string;
}

const SIGNALS: Record<TrendSignal, string> = {
  spiking: "Spiking",
  rising: "Rising",
  steady: "Steady",
  declining: "Declining",
};

/** Spec section 2, Trend panel: the summary card; a peak that is not known reads Unknown. */
export function trendSummary(record: TrendRecord): TrendSummary {
  const { keyword, seasonal_peak_month: peak, interest_over_time, last_updated, source } = record;
  const velocity = velocityText(record.trend_velocity);
  const isEnough = record.trend_velocity !== null;
  const line = trendLine(interest_over_time, peak);
  return {
    keyword,
    updated: { at: last_updated, text: dayText(last_updated) },
    velocity,
    isEnough,
    signal: record.trend_signal,
    signalText: isEnough ? SIGNALS[record.trend_signal] : NOT_ENOUGH,
    peakSeason: peak || "Unknown",
    dataPoints: interest_over_time.length,
    source: { name: source, isSample: /^sample\b/i.test(source) },
    match: matchOf(record),
    line,
    unit: source === WIKIPEDIA_INTEREST ? "page views" : "",
    text: [
      line?.text,
      isEnough ? `Week over week: ${velocity.text}.` : `${NOT_ENOUGH} to compare two weeks.`,
      peak ? `Peak season: ${peak}.` : "No peak season shows.",
    ]
      .filter(Boolean)
      .join(" "),
  };
}

const NOT_ENOUGH = "Not enough data";

function matchOf({ source, article }: TrendRecord): TrendSummary["match"] {
  if (source !== WIKIPEDIA_INTEREST) return null;
  return article ? { article, url: articleUrl(article), viewsUrl: viewsUrl(article) } : { article: null };
}
