import { DECLINING_BELOW, RISING_ABOVE, SPIKING_ABOVE } from "../engines/seasons";
import type { TrendRecord } from "../model/trend";
import { monthName } from "../numbers/days";

export type Direction = "up" | "down" | "none";

export interface VelocityText {
  /** "+12.3%", "−4%", "0%", or "No change". */
  text: string;
  direction: Direction;
}

/** A weekly change in percent as people read it (spec section 9), to one decimal. null and NaN read "No change". */
export function velocityText(velocity: number | null): VelocityText {
  if (velocity === null || !Number.isFinite(velocity)) return { text: "No change", direction: "none" };
  const size = Math.round(Math.abs(velocity) * 10) / 10;
  if (size === 0) return { text: "0%", direction: "none" };
  return velocity > 0
    ? { text: `+${size}%`, direction: "up" }
    : { text: `\u2212${size}%`, direction: "down" };
}

const URGENCIES = ["high", "medium", "low"] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface TrendInsight {
  kind: "spiking" | "rising" | "season" | "declining" | "steady";
  urgency: Urgency;
  title: string;
  /** What to do, with the keyword in it. */
  advice: string;
  /** The figures behind it. */
  figures: string[];
}

/** A steady topic gives an insight below this change, in percent either way (spec section 9). */
const STEADY_UNDER = 10;

/**
 * What a creator can do about a trend, by the trend insight rules of spec section 9, most urgent first. Empty
 * if no rule matches. The month of `now` counts in UTC.
 */
export function trendInsights(record: TrendRecord, now: Date): TrendInsight[] {
  const found = [movement(record), season(record, monthName(now))].filter((insight) => insight !== null);
  return found.sort((a, b) => URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency));
}

/** At most one of the four rules on signal and velocity matches; none without a velocity. */
function movement(record: TrendRecord): TrendInsight | null {
  const { keyword, trend_signal: signal, trend_velocity: velocity } = record;
  if (velocity === null || !Number.isFinite(velocity)) return null;
  const figures = [`${velocityText(velocity).text} week over week`];
  if (signal === "spiking" && velocity > SPIKING_ABOVE) {
    return {
      kind: "spiking",
      urgency: "high",
      title: "Interest is spiking",
      advice: `Make your next upload about “${keyword}”: the smallest video you can finish well this week. A spike may be over before a series is ready.`,
      figures,
    };
  }
  if (signal === "rising" && velocity > RISING_ABOVE) {
    return {
      kind: "rising",
      urgency: "medium",
      title: "Interest is rising",
      advice: `Move a video on “${keyword}” up to one of your next two uploads, and look here again before you film it.`,
      figures,
    };
  }
  if (signal === "declining" && velocity < DECLINING_BELOW) {
    return {
      kind: "declining",
      urgency: "medium",
      title: "Interest is declining",
      advice: `Hold new videos on “${keyword}” back for now, or choose an angle that will not date. If next week falls as well, film something else.`,
      figures,
    };
  }
  if (signal === "steady" && Math.abs(velocity) < STEADY_UNDER) {
    return {
      kind: "steady",
      urgency: "low",
      title: "Interest is steady",
      advice: `Keep “${keyword}” in your usual rotation. Nothing calls for a hurry, so pick the next video on it for the idea, not for the date.`,
      figures,
    };
  }
  return null;
}

function season({ keyword, seasonal_peak_month: peak }: TrendRecord, month: string): TrendInsight | null {
  if (!peak) return null;
  if (peak === month) {
    return {
      kind: "season",
      urgency: "high",
      title: `${peak} is peak season`,
      advice: `Publish your best idea on “${keyword}” this month, while interest is highest.`,
      figures: [`Peak month: ${peak}, which is now`],
    };
  }
  return {
    kind: "season",
    urgency: "low",
    title: `Peak season is ${peak}`,
    advice: `Save your best idea on “${keyword}” for ${peak}, and plan so that it is out when the month begins.`,
    figures: [`Peak month: ${peak}`, `This month: ${month}`],
  };
}
