/** Spec section 9: sentiment periods 7d, 30d, 90d, default 30d. */
export const PERIODS = { "7d": 7, "30d": 30, "90d": 90 } as const;
export type Period = keyof typeof PERIODS;

const DEFAULT: Period = "30d";
const DAY_MS = 24 * 60 * 60 * 1000;

/** The period that a page's query asks for: 30d where it asks for none, or for one that there is not. */
export function periodOf(search: URLSearchParams): Period {
  const asked = search.get("period") ?? DEFAULT;
  return Object.hasOwn(PERIODS, asked) ? (asked as Period) : DEFAULT;
}

/** The query that asks for a period; none for the default. */
export function periodQuery(period: Period): Record<string, string> {
  return period === DEFAULT ? {} : { period };
}

/** The instant a period begins: so many times 24 hours before `now`. */
export function beginningOf(period: Period, now: Date): Date {
  return new Date(now.getTime() - PERIODS[period] * DAY_MS);
}

/** Those published within a period that ends now. Dates ahead of `now` (clocks differ) are within. */
export function within<Dated extends { publishedAt: string }>(
  dated: Dated[],
  period: Period,
  now: Date,
): Dated[] {
  const beginning = beginningOf(period, now).getTime();
  return dated.filter(({ publishedAt }) => Date.parse(publishedAt) >= beginning);
}

/** What a period leaves out, and where to see it. */
export interface LeftOut {
  count: number;
  /** The shortest period that shows more of it, as much as any; null where none does. */
  seenIn: Period | null;
  /** How many of them no period reaches. */
  beyond: number;
}

/** Null where everything is within the period. */
export function leftOut(dated: { publishedAt: string }[], period: Period, now: Date): LeftOut | null {
  const inPeriod = within(dated, period, now).length;
  const count = dated.length - inPeriod;
  if (count === 0) return null;
  const reach = (candidate: Period) => within(dated, candidate, now).length;
  const most = reach("90d");
  const shortest = (Object.keys(PERIODS) as Period[]).find((candidate) => reach(candidate) === most);
  return { count, seenIn: most > inPeriod && shortest ? shortest : null, beyond: dated.length - most };
}
