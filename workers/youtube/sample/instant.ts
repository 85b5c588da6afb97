const dayMs = 24 * 60 * 60 * 1000;

const hourMs = 60 * 60 * 1000;

/** The full hour before: answers with its times are the very same for whoever asks the same within the hour. */
export function fullHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs);
}

/**
 * The ISO 8601 instant (UTC) at a full hour of the day that was `daysAgo` days before `now`. With
 * `daysAgo` of 1 or more it is never in the future. Throws RangeError when `now` is an invalid date.
 */
export function instantOf(daysAgo: number, hour: number, now: Date): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return new Date(today - daysAgo * dayMs + hour * 60 * 60 * 1000).toISOString();
}
