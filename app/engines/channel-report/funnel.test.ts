import { describe, expect, it } from "vitest";
import { uploadsOf } from "../../../tests/support/measured-uploads";
import type { MeasuredUpload } from "../../model/upload";
import { ageUploads } from "./equal-age";
import { readFunnel } from "./funnel";
import { compareNewest } from "./newest";

/** Thirty uploads with metrics that stray a little; `change` the one at an index. */
function funnelOf(change: Record<number, Partial<MeasuredUpload>> = {}, seen = true) {
  const uploads = uploadsOf(Array.from({ length: 30 }, () => 1000)).map((upload, at) => ({
    ...upload,
    impressions: seen ? upload.views * 20 * ([0.9, 1, 1.1][at % 3] ?? 1) : null,
    clickThroughRate: seen ? 0.05 * ([0.95, 1, 1.05][(at * 2) % 3] ?? 1) : null,
    averageViewedShare: 0.4 * ([0.9, 1, 1.1][(at + 1) % 3] ?? 1),
    ...change[at],
  }));
  const { long } = ageUploads(uploads);
  return readFunnel(long.settled, compareNewest(long));
}

describe("where views are lost", () => {
  it("is beside the channel's own medians", () => {
    const found = funnelOf();
    expect(found?.medians.clicked?.median).toBeCloseTo(0.05);
    expect(found?.medians.watched).toMatchObject({ uploads: 30 });
    expect(found?.lost).toEqual({ seen: 0, clicked: 0, watched: 0 });
  });

  it("names the step at which an upload below its usual falls behind", () => {
    const found = funnelOf({ 27: { clickThroughRate: 0.015, views: 300 } });
    expect(found?.lost).toEqual({ seen: 0, clicked: 1, watched: 0 });
    const one = found?.uploads.find(({ lost }) => lost);
    expect(one).toMatchObject({ upload: { upload: { title: "Video 28" } }, lost: "clicked" });
    expect(one?.steps.clicked).toMatchObject({ away: "low" });
    expect(one?.steps.clicked?.times).toBeCloseTo(0.3);
  });

  it("counts no loss for a low click-through rate if views are above the usual", () => {
    const found = funnelOf({ 27: { clickThroughRate: 0.02, views: 9000 } });
    expect(found?.lost.clicked).toBe(0);
  });

  it("does not call a rate low if its few impressions may show it by chance", () => {
    const found = funnelOf({ 27: { clickThroughRate: 0.02, impressions: 50, views: 300 } });
    const one = found?.uploads.find(({ upload }) => upload.upload.title === "Video 28");
    expect(one?.steps.clicked?.away).toBeNull();
    expect(one?.lost).toBe("seen");
  });

  it("returns null without impressions", () => {
    expect(funnelOf({}, false)).toBeNull();
  });

  it("reads how much is watched from seconds where the share is not given", () => {
    const found = funnelOf({ 29: { averageViewedShare: null, averageViewSeconds: 300 } });
    expect(found?.uploads[0]?.steps.watched?.value).toBe(0.5);
  });
});
