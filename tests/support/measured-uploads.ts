import { type MeasuredUpload, UNMEASURED } from "../../app/model/upload";
import { DAY_MS } from "../../app/numbers/days";

/** Test support: an invented upload, ten minutes long, a year old when it was counted. */
export function measuredUpload(facts: Partial<MeasuredUpload> = {}): MeasuredUpload {
  return {
    ...UNMEASURED,
    title: "Invented video",
    publishedAt: "2025-11-21T12:00:00.000Z",
    countedAt: COUNTED_AT.toISOString(),
    views: 1000,
    durationSeconds: 600,
    ...facts,
  };
}

/** The instant at which their views were counted. */
export const COUNTED_AT = new Date("2026-11-21T12:00:00Z");

/** The instant so many days before the count. */
export function beforeCount(days: number): string {
  return new Date(COUNTED_AT.getTime() - days * DAY_MS).toISOString();
}

/** What a video of so many views after 30 days has at an age, by the growth curve. */
export function grownViews(viewsAt30: number, ageDays: number): number {
  return viewsAt30 * (Math.min(Math.max(ageDays, 1), 365) / 30) ** 0.2;
}

/**
 * One upload for each number of views at 30 days, oldest first, `every` days apart, the newest `youngest` days old: its
 * own count is what the growth curve makes of it by then.
 */
export function uploadsOf(
  viewsAt30: number[],
  { every = 4, youngest = 5, ...facts }: Partial<MeasuredUpload> & { every?: number; youngest?: number } = {},
): MeasuredUpload[] {
  return viewsAt30.map((views, at) => {
    const age = youngest + (viewsAt30.length - 1 - at) * every;
    return measuredUpload({
      title: `Video ${at + 1}`,
      videoId: `video${String(at + 1).padStart(6, "0")}`,
      publishedAt: beforeCount(age),
      views: grownViews(views, age),
      ...facts,
    });
  });
}
