const DAY_MS = 24 * 60 * 60 * 1000;

/** How far off an ISO instant is: "in 7 days", "tomorrow", in whole days rounded up; "today" once it is there. */
export function daysAhead(then: string, now: Date): string {
  const days = Math.ceil((Date.parse(then) - now.getTime()) / DAY_MS);
  if (days < 1) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
