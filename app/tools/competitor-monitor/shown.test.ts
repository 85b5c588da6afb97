import { describe, expect, it } from "vitest";
import { competitorMonitor, type MonitorState } from "./monitor";
import { nicheOf } from "./niche";
import { NICHES } from "./sample";
import { RECENT, usualOf } from "./usual";
import { axis, strip } from "./usual-picture";

const NOW = new Date("2026-11-21T10:00:00Z");
const show = (state: MonitorState) =>
  competitorMonitor.show(state, { now: NOW, search: new URLSearchParams() });

function shownVideo(changed: Partial<MonitorState["videos"][number]>) {
  const state = competitorMonitor.initial(NOW);
  const [video] = state.videos;
  if (!video) throw new Error("no video");
  return show({ ...state, videos: [{ ...video, ...changed }] }).videos[0];
}

describe("a video card", () => {
  // Spec 9: "Number format: 1M+ as x.xM, 1K+ as x.xK (one decimal)."
  it("writes its counts short", () => {
    const counts = shownVideo({ viewCount: 1_234_567, likeCount: 4_321, commentCount: 87 })?.counts;
    expect(counts?.map(({ value }) => value)).toEqual(["1.2M", "4.3K", "87"]);
  });

  // Spec 9: "Relative age: under 24 hours 'Nh ago', otherwise 'Nd ago'."
  it("has its date as an age", () => {
    expect(shownVideo({ publishedAt: "2026-11-20T12:00:00.000Z" })?.age).toBe("22h ago");
    expect(shownVideo({ publishedAt: "2026-11-18T10:00:00.000Z" })?.age).toBe("3d ago");
  });

  // Spec 9: "trend score 90+ green, 80+ amber"
  it("colours its trend score", () => {
    const tones = [90, 89, 80, 79].map((trendScore) => shownVideo({ trendScore })?.tone);
    expect(tones).toEqual(["good", "fair", "fair", "poor"]);
  });
});

describe("what a channel is about", () => {
  it.each([
    ["Offcut Workshop", "woodworking"],
    ["Ten Watt Server", "homelab"],
    ["Coding with Kim", "homelab"],
    ["Warm Rooms War Diaries", "history"],
    ["Mom of Four", "parenting"],
  ])("is told from %s: %s", (name, niche) => expect(nicheOf(name)).toBe(niche));

  it("is always the same where the name does not tell", () => {
    expect(nicheOf("Kestrel")).toBe(nicheOf("Kestrel"));
    expect(NICHES).toContain(nicheOf(""));
  });
});

describe("the picture of the usual", () => {
  it("has the usual as the median of the recent uploads", () => {
    const { recent } = usualOf("Kestrel");
    expect(recent).toHaveLength(RECENT);
    expect(recent[5]).toBe(1);
    expect(recent).toEqual(recent.toSorted((a, b) => a - b));
  });

  it("doubles to the right as it halves to the left, and ends at its edges", () => {
    const { usual, video, recent } = strip(2, [0.5, 0.01, 50]);
    const [half, least, most] = recent.map(Number.parseFloat);
    const middle = Number.parseFloat(usual);
    expect(Number.parseFloat(video) - middle).toBeCloseTo(middle - (half ?? 0), 1);
    expect([least, most]).toEqual([0, 100]);
    expect(axis().find(({ usual }) => usual)?.x).toBe(usual);
  });
});
