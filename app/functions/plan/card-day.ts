import { type Card, type CardVideo, isOpen } from "../../model/card";
import { isTakenDay } from "../../numbers/bounds";
import { isoDay } from "../../numbers/days";

/**
 * The day a card stands on, "2026-11-24": the day its video came out, and until then the day it is planned for. In UTC, as
 * every date of the plan. null without one, and for one outside of 1990 to 2100, as cards of old may have: no calendar
 * reaches so far.
 */
export function cardDay({
  state,
  video,
  date,
}: Pick<Card, "state" | "date"> & { video: Pick<CardVideo, "publishedAt"> | null }): string | null {
  const day = video && !isOpen({ state }) ? isoDay(video.publishedAt) : date;
  return day !== null && isTakenDay(day) ? day : null;
}
