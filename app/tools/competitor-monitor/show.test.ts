import { describe, expect, it } from "vitest";
import type { MonitorState } from "../../functions/competitor-monitor/channel";
import { competitorMonitor } from "../../functions/competitor-monitor/sample";
import { axis, monitorPage, strip } from "./show";

const NOW = new Date("2026-11-21T10:00:00Z");
const show = (state: MonitorState) => monitorPage.show(state, { now: NOW, search: new URLSearchParams() });

function showVideo(changed: Partial<MonitorState["videos"][number]>) {
  const state = competitorMonitor.initial(NOW);
  const [video] = state.videos;
  if (!video) throw new Error("no video");
  return show({ ...state, videos: [{ ...video, ...changed }] }).videos[0];
}

describe("a video card", () => {
  // Spec 9: "Number format: 1M+ as x.xM, 1K+ as x.xK (one decimal)."
  it("shortens its counts", () => {
    const counts = showVideo({ viewCount: 1_234_567, likeCount: 4_321, commentCount: 87 })?.counts;
    expect(counts?.map(({ value }) => value)).toEqual(["1.2M", "4.3K", "87"]);
  });

  // Spec 9: "Relative age: under 24 hours 'Nh ago', otherwise 'Nd ago'."
  it("shows its date as an age", () => {
    expect(showVideo({ publishedAt: "2026-11-20T12:00:00.000Z" })?.age).toBe("22h ago");
    expect(showVideo({ publishedAt: "2026-11-18T10:00:00.000Z" })?.age).toBe("3d ago");
  });

  // Spec 9: "trend score 90+ green, 80+ amber"
  it("colours its trend score by thresholds", () => {
    const tones = [90, 89, 80, 79].map((trendScore) => showVideo({ trendScore })?.tone);
    expect(tones).toEqual(["good", "fair", "fair", "poor"]);
  });
});

describe("the chart of usual views", () => {
  it("is a log scale that clamps at its edges", () => {
    const { usual, video, recent } = strip(2, [0.5, 0.01, 50]);
    const [half, least, most] = recent.map(Number.parseFloat);
    const middle = Number.parseFloat(usual);
    expect(Number.parseFloat(video) - middle).toBeCloseTo(middle - (half ?? 0), 1);
    expect([least, most]).toEqual([0, 100]);
    expect(axis().find(({ usual }) => usual)?.x).toBe(usual);
  });
});
