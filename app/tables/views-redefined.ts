/**
 * YouTube counts a view at the first frame since this day (YouTube Data API revision history, viewCount;
 * references, "YouTube Data API v3"). Before, a view needed some watching.
 */
const VIEWS_REDEFINED_AT = Date.parse("2026-08-24T00:00:00Z");

/** What a figure says that compares videos published before and after. */
export const REDEFINITION_NOTE =
  "YouTube changed how it counts views on 2026-08-24, and this compares videos from before and after.";

/** Whether some of these dates lie before the redefinition and some after. Invalid dates are left out. */
export function spansRedefinition(published: string[]): boolean {
  const times = published.map((date) => Date.parse(date)).filter((time) => !Number.isNaN(time));
  return times.some((time) => time < VIEWS_REDEFINED_AT) && times.some((time) => time >= VIEWS_REDEFINED_AT);
}
