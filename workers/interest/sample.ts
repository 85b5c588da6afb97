import { trendSignal } from "../../app/engines/seasons";
import { SAMPLE_INTEREST, type TrendPoint, type TrendRecord } from "../../app/model/trend";
import { seeded } from "../../app/numbers/chance";
import { DAY_MS, MONTHS } from "../../app/numbers/days";
import type { InterestSource } from "../../app/services/trends";
import { searchNear } from "../youtube/sample/search";

const WEEKS = 104;

/** Whether the sample catalogue is about a subject: of any other, made-up interest would only pretend to know. */
export function isSampleSubject(subject: string, now: Date): boolean {
  return searchNear(subject, now) !== null;
}

/** Sample interest: a believable two years for any keyword, the same each time it is asked in one week. */
export const sampleInterest: InterestSource = {
  async read({ keyword }, now) {
    return sampleRecord(keyword, now);
  },
};

/**
 * A whole trend record made from the keyword alone: a level, a yearly season, a slow drift and weekly
 * noise, ending with the last complete week (Monday to Sunday, UTC) before `now`. Marked as sample.
 */
export function sampleRecord(keyword: string, now: Date): TrendRecord {
  const random = seeded(keyword);
  const level = 400 + random() * 4000;
  const peakMonth = Math.floor(random() * 12);
  const season = 0.1 + random() * 0.35;
  const drift = (random() - 0.4) * 0.006;
  const thisMonday = startOfWeek(now);
  const points: TrendPoint[] = [];
  for (let week = 0; week < WEEKS; week++) {
    const start = new Date(thisMonday.getTime() - (WEEKS - week) * 7 * DAY_MS);
    const turn = ((start.getUTCMonth() + start.getUTCDate() / 31 - peakMonth - 0.5) / 12) * 2 * Math.PI;
    const noise = 0.9 + random() * 0.2;
    const value = level * (1 + season * Math.cos(turn)) * (1 + drift * week) * noise;
    points.push({ date: start.toISOString().slice(0, 10), value: Math.round(value) });
  }
  const velocity = weeklyChange(points);
  return {
    keyword,
    trend_signal: trendSignal(velocity),
    trend_velocity: velocity,
    seasonal_peak_month: MONTHS[peakMonth] ?? null,
    interest_over_time: points,
    last_updated: now.toISOString(),
    source: SAMPLE_INTEREST,
    article: null,
  };
}

/** Midnight UTC of the Monday on or before `now`. */
function startOfWeek(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight - ((now.getUTCDay() + 6) % 7) * DAY_MS);
}

/** Percent change of the last week against the one before, to one decimal; null without a week to compare. */
function weeklyChange(points: TrendPoint[]): number | null {
  const [before, last] = points.slice(-2);
  if (!before || !last || before.value === 0) return null;
  return Math.round((last.value / before.value - 1) * 1000) / 10;
}
