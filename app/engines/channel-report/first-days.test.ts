import { describe, expect, it } from "vitest";
import { beforeCount, uploadsOf } from "../../../tests/support/measured-uploads";
import type { DailyViews } from "../../model/upload";
import { addDays } from "../../numbers/days";
import { ageUploads } from "./equal-age";
import { typicalFirstDays } from "./first-days";

const uploads = uploadsOf([1000, 1000, 1000, 1000], { every: 10, youngest: 40 });
const { settled } = ageUploads(uploads).long;

/** So many days of a video from the day it was published: 100 views on the first, 10 on each other. */
function charted(at: number, days: number): DailyViews {
  const { videoId = null, publishedAt = "" } = uploads[at] ?? {};
  const day = (after: number) => addDays(publishedAt.slice(0, 10), after);
  return {
    videoId,
    days: Array.from({ length: days + 1 }, (_, after) => ({
      day: day(after - 1),
      views: after === 0 ? 0 : after === 1 ? 100 : 10,
    })),
  };
}

describe("what an upload gets in its first days", () => {
  it("is the sum of real days where three uploads have them all", () => {
    const found = typicalFirstDays(settled, [charted(0, 30), charted(1, 30), charted(2, 30)]);
    expect(found.map(({ days, views, source }) => [days, views, source])).toEqual([
      [1, 100, "daily views"],
      [7, 160, "daily views"],
      [30, 390, "daily views"],
    ]);
  });

  it("is estimated for days that are not known of three", () => {
    const found = typicalFirstDays(settled, [charted(0, 30), charted(1, 10), charted(2, 10)]);
    expect(found.map(({ days, source }) => [days, source])).toEqual([
      [1, "daily views"],
      [7, "daily views"],
      [30, "growth curve"],
    ]);
    expect(found[2]?.views).toBeCloseTo(1000);
  });

  it("leaves out a video whose file skips a day", () => {
    const gap = charted(2, 7);
    const days = gap.days.filter((_, at) => at !== 3);
    expect(typicalFirstDays(settled, [charted(0, 7), charted(1, 7), { ...gap, days }])[1]?.source).toBe(
      "growth curve",
    );
  });

  it("ignores the days of the channel's total", () => {
    const total = { videoId: null, days: [{ day: beforeCount(40).slice(0, 10), views: 9 }] };
    expect(typicalFirstDays(settled, [total]).every(({ source }) => source === "growth curve")).toBe(true);
  });

  it("returns no days with fewer than three uploads", () => {
    expect(typicalFirstDays(settled.slice(0, 2), [])).toEqual([]);
  });
});
