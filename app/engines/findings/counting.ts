import type { SearchAnswer } from "./evidence";

/**
 * YouTube counts a view at the first frame since this day (YouTube Data API revision history, viewCount;
 * references, "YouTube Data API v3"). Before it a view needed some watching.
 */
const REDEFINED_AT = Date.parse("2026-08-24T00:00:00Z");

/**
 * The sentence that a figure's method needs when it puts views of videos from before and after YouTube's
 * redefinition together; empty when all fall on one side, or the views are not YouTube's. Begins with a space
 * so that it can be added to a sentence. Dates that cannot be read are passed over.
 */
export function countingNote(answer: SearchAnswer, published: string[]): string {
  if (answer.source.kind !== "youtube") return "";
  const times = published.map((date) => Date.parse(date)).filter((time) => !Number.isNaN(time));
  const mixed = times.some((time) => time < REDEFINED_AT) && times.some((time) => time >= REDEFINED_AT);
  if (!mixed) return "";
  return " YouTube changed how it counts views on 2026-08-24, and this compares videos from before and after.";
}
