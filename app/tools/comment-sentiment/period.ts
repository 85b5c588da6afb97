import { DAY_MS } from "../../numbers/days";
import { namesSample } from "../tool/sample-address";

/** Spec section 9: sentiment periods 7d, 30d, 90d, default 30d. */
export const PERIODS = { "7d": 7, "30d": 30, "90d": 90 } as const;
export type Period = keyof typeof PERIODS;
/** The shortest first. */
export const PERIOD_NAMES: readonly Period[] = ["7d", "30d", "90d"];

const DEFAULT: Period = "30d";

/** The period a page's query asks for; 30d for none, or one that does not exist. */
export function readPeriod(search: URLSearchParams): Period {
  const asked = search.get("period") ?? DEFAULT;
  return PERIOD_NAMES.find((name) => name === asked) ?? DEFAULT;
}

/** The query that asks for a period; empty for the default. */
export function periodQuery(period: Period): Record<string, string> {
  return period === DEFAULT ? {} : { period };
}

/** The same, but with the default named on a page that names its desk: a plain address may lead to another desk. */
export function samePeriod(search: URLSearchParams): Record<string, string> {
  const period = readPeriod(search);
  return namesSample(search) ? { period } : periodQuery(period);
}

/** The instant at which a period begins: so many times 24 hours before `now`. */
export function periodStart(period: Period, now: Date): Date {
  return new Date(now.getTime() - PERIODS[period] * DAY_MS);
}

/** Those published within a period that ends now, or ahead of `now` (clocks differ). */
export function within<Dated extends { publishedAt: string }>(
  dated: Dated[],
  period: Period,
  now: Date,
): Dated[] {
  const start = periodStart(period, now).getTime();
  return dated.filter(({ publishedAt }) => Date.parse(publishedAt) >= start);
}

/** Records older than a period, and where to see them. */
export interface LeftOut {
  count: number;
  /** The shortest of the periods that show most; null where none shows more. */
  seenIn: Period | null;
  /** How many are older than every period. */
  beyond: number;
}

/** Null where everything is within the period. */
export function leftOut(dated: { publishedAt: string }[], period: Period, now: Date): LeftOut | null {
  const inPeriod = within(dated, period, now).length;
  const count = dated.length - inPeriod;
  if (count === 0) return null;
  const reach = (candidate: Period) => within(dated, candidate, now).length;
  const most = reach("90d");
  const shortest = PERIOD_NAMES.find((candidate) => reach(candidate) === most);
  return { count, seenIn: most > inPeriod && shortest ? shortest : null, beyond: dated.length - most };
}
