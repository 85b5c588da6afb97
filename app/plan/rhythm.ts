import type { PastUpload } from "../model/upload";
import { DAY_MS } from "../numbers/days";

/** So far back uploads tell of a rhythm, and so many make one. */
const WINDOW_MS = 120 * DAY_MS;
const FEWEST = 6;
/** A weekday belongs to it with that share of the uploads … */
const SHARE = 0.25;
/** … where more than this share falls on those days together. */
const TOGETHER = 0.5;

/**
 * The weekdays on which a channel usually uploads, in UTC, 0 for Sunday: those with at least a quarter of the uploads of
 * the last 120 days, where more than half of these fall on them. Empty for a channel without a rhythm, or with fewer than six uploads of which the day is known.
 */
export function uploadWeekdays(
  uploads: Pick<PastUpload, "publishedAt" | "publishedWithinDays">[],
  now: Date,
): number[] {
  const counts = Array<number>(7).fill(0);
  let total = 0;
  for (const { publishedAt, publishedWithinDays } of uploads) {
    if (publishedWithinDays) continue;
    const at = new Date(publishedAt);
    const age = now.getTime() - at.getTime();
    if (!(age >= 0 && age <= WINDOW_MS)) continue;
    counts[at.getUTCDay()] = (counts[at.getUTCDay()] ?? 0) + 1;
    total += 1;
  }
  if (total < FEWEST) return [];
  const days = counts.flatMap((count, day) => (count / total >= SHARE ? [day] : []));
  const together = days.reduce((sum, day) => sum + (counts[day] ?? 0), 0);
  return together > TOGETHER * total ? days : [];
}
