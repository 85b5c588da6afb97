import type { LightColor } from "../../model/light";
import { type TrendRecord, type TrendSignal, WIKIPEDIA_INTEREST } from "../../model/trend";
import { MONTHS } from "../../numbers/days";
import { sharesTellingWord } from "../../words/telling";

/** How interest in a topic moves, as a trend record has it. */
export interface InterestReading {
  signal: TrendSignal;
  /** Percent week over week; null for "not enough data". */
  velocity: number | null;
  /** English month name; null when no season shows. */
  peakMonth: string | null;
}

export interface InterestLamp {
  color: LightColor;
  /** Why it has its color; "no-article" and "other-article" where no readers could be counted of this topic. */
  because:
    | "spiking"
    | "rising"
    | "season"
    | "steady"
    | "declining"
    | "out-of-season"
    | "too-little"
    | "no-article"
    | "other-article";
  /** Months until the peak, 0 to 11; null without a season. */
  monthsToPeak: number | null;
}

/** A peak this near is in time for a video that is made now. */
const SEASON_AHEAD = 2;
/** A peak this far is out of season. */
const OUT_OF_SEASON = 5;

/**
 * The lamp of interest: green where it rises or its season is at most two months ahead, red where it declines with no
 * season ahead, amber else; unknown with neither a week to compare nor a season. It stands beside the verdict and never
 * changes it. The month of `now` counts in UTC.
 */
export function interestLamp({ signal, velocity, peakMonth }: InterestReading, now: Date): InterestLamp {
  const at = peakMonth === null ? -1 : MONTHS.indexOf(peakMonth as (typeof MONTHS)[number]);
  const monthsToPeak = at < 0 ? null : (at - now.getUTCMonth() + 12) % 12;
  const isNear = monthsToPeak !== null && monthsToPeak <= SEASON_AHEAD;
  const lamp = (color: LightColor, because: InterestLamp["because"]) => ({ color, because, monthsToPeak });
  if (velocity !== null && (signal === "spiking" || signal === "rising")) return lamp("green", signal);
  if (isNear) return lamp("green", "season");
  if (velocity === null && monthsToPeak === null) return lamp("unknown", "too-little");
  if (velocity !== null && signal === "declining") return lamp("red", "declining");
  return monthsToPeak !== null && monthsToPeak >= OUT_OF_SEASON
    ? lamp("amber", "out-of-season")
    : lamp("amber", "steady");
}

/** A topic and the record of interest in it. */
export interface TopicInterest {
  topic: string;
  record: TrendRecord;
}

/** How interest in the record's own subject moves. */
export function recordLamp({ record }: TopicInterest, now: Date): InterestLamp {
  const { trend_signal: signal, trend_velocity: velocity, seasonal_peak_month: peakMonth } = record;
  return interestLamp({ signal, velocity, peakMonth }, now);
}

/** The same of the topic: a search for an article nearly always finds one, also of something else. */
export function topicLamp(asked: TopicInterest, now: Date): InterestLamp {
  const { topic, record } = asked;
  const lamp = recordLamp(asked, now);
  if (record.source === WIKIPEDIA_INTEREST && !record.article)
    return { ...lamp, color: "unknown", because: "no-article" };
  if (record.article && !sharesTellingWord(topic, record.article))
    return { ...lamp, color: "unknown", because: "other-article" };
  return lamp;
}

/**
 * The month of the peak where a topic's season began this month (UTC): once a year, in the month in which the lamp turns to
 * its season. null for any other month, without a season, and of an article about something else.
 */
export function seasonBegun(asked: TopicInterest, now: Date): string | null {
  const { because, monthsToPeak } = topicLamp(asked, now);
  if (because === "no-article" || because === "other-article") return null;
  return monthsToPeak === SEASON_AHEAD ? asked.record.seasonal_peak_month : null;
}

/**
 * The first instant (UTC) of the month in which a topic peaks, where that is this month or one of the next two; null without
 * a season so near, and of an article about something else. In milliseconds since 1970.
 */
export function seasonAhead(asked: TopicInterest, now: Date): number | null {
  const { because, monthsToPeak } = topicLamp(asked, now);
  if (because === "no-article" || because === "other-article") return null;
  if (monthsToPeak === null || monthsToPeak > SEASON_AHEAD) return null;
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsToPeak, 1);
}
