const HOUR_MS = 3_600_000;

/**
 * How long ago an instant was (spec section 9; "just now", which it has of fresh results, for under an hour):
 * "just now" under an hour, "Nh ago" under 24 hours, else "Nd ago". Whole hours and days, rounded down.
 * `then` is an ISO 8601 instant or a Date. An instant ahead of `now` (clocks differ) reads "just now"; one
 * that is no date reads "unknown".
 */
export function relativeAge(then: string | Date, now: Date): string {
  const elapsed = now.getTime() - new Date(then).getTime();
  if (Number.isNaN(elapsed)) return "unknown";
  const hours = Math.floor(elapsed / HOUR_MS);
  if (hours < 1) return "just now";
  return hours < 24 ? `${hours}h ago` : `${Math.floor(hours / 24)}d ago`;
}
