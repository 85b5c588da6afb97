import { numberBetween } from "../../numbers/chance";
import { seeded } from "../../numbers/seeded";
import { USUAL_VIEWS } from "./sample";

/** How many of a channel's uploads its usual is read from. */
export const RECENT = 11;

/**
 * What is usual for a sample channel: invented from its name, so that it stays the same from visit to visit.
 * `views` is the median of its recent uploads; `recent` are those uploads as multiples of it, the smallest first.
 */
export function usualOf(channel: string): { views: number; recent: number[] } {
  const random = seeded(`usual/${channel}`);
  // Channels differ by orders of magnitude, so the exponent is drawn: 4,000 to 100,000 views.
  const drawnViews = Math.round(10 ** numberBetween(random, 3.6, 5, 2) / 100) * 100;
  const views = Object.hasOwn(USUAL_VIEWS, channel) ? (USUAL_VIEWS[channel] ?? drawnViews) : drawnViews;
  const drawn = Array.from({ length: RECENT }, () => 2 ** numberBetween(random, -0.7, 0.7, 2));
  const sorted = drawn.sort((a, b) => a - b);
  const median = sorted[(RECENT - 1) / 2] ?? 1;
  return { views, recent: sorted.map((multiple) => multiple / median) };
}

/** How many times its channel's usual views a video has. */
export function timesUsual({ channel, viewCount }: { channel: string; viewCount: number }): number {
  return viewCount / usualOf(channel).views;
}
