import { describe, expect, it } from "vitest";
import {
  dailyUploads,
  keptChannel,
  layer,
  measuredUpload,
  youtubeLayer,
} from "../../../tests/support/connected-channel";
import type { ChannelSummary } from "../../model/channel";
import { mergeLayers } from "./kept-channel";
import { channelSummary, MAX_SUMMARY_BYTES, summarize } from "./summary";

const summaryOf = (...layers: Parameters<typeof keptChannel>) =>
  summarize(mergeLayers(keptChannel(...layers)));

describe("summarize", () => {
  it("counts longer videos and Shorts, and leaves those of unknown length out of both", () => {
    const uploads = [
      ...dailyUploads(3, { durationSeconds: 600 }),
      ...dailyUploads(2, { durationSeconds: 45, videoId: null }, "2025-11-20"),
      ...dailyUploads(1, { videoId: null }, "2024-11-20"),
    ];
    expect(summaryOf(layer({ uploads }))).toMatchObject({ uploads: 6, longs: 3, shorts: 2 });
  });

  it("shows the newest five beside what the channel usually gets at that age", () => {
    const usual = dailyUploads(12, { durationSeconds: 600 }, "2025-11-20");
    const hit = measuredUpload({
      videoId: "abcdefghijk",
      durationSeconds: 600,
      publishedAt: "2025-11-21",
      views: 3000,
    });
    const [first, ...others] = summaryOf(youtubeLayer({ uploads: [hit, ...usual] })).lastUploads;
    expect(others).toHaveLength(4);
    expect(first).toMatchObject({ videoId: "abcdefghijk", kind: "long", views: 3000 });
    expect(first?.multiple).toBeCloseTo(3);
  });

  it("has no multiple with fewer than five before it, or of an upload younger than three days", () => {
    const uploads = dailyUploads(9, { durationSeconds: 600 });
    expect(summaryOf(layer({ uploads })).lastUploads.map(({ multiple }) => multiple !== null)).toEqual([
      false, // counted after two days
      true,
      true,
      true,
      false, // four before it
    ]);
  });

  it("says what to do next, and that nothing stands apart only where no kind has a step", () => {
    const longs = dailyUploads(30, { durationSeconds: 600 }, "2026-10-01");
    const hit = measuredUpload({
      title: "Ten knives",
      durationSeconds: 600,
      publishedAt: "2026-10-10",
      views: 9000,
    });
    expect(summaryOf(layer({ uploads: [hit, ...longs] })).next).toMatchObject([
      { do: "follow-up", title: "Ten knives" },
    ]);
    const short = measuredUpload({ title: "Brief", durationSeconds: 30, publishedAt: "2026-10-12" });
    expect(summaryOf(layer({ uploads: [short, hit, ...longs] })).next).toMatchObject([{ do: "follow-up" }]);
    expect(summaryOf(layer({ uploads: [short, ...longs] })).next).toEqual([
      { do: "forecast", isRising: true },
    ]);
    expect(summaryOf(layer({ uploads: [short] })).next).toEqual([
      { do: "forecast", isRising: false, isShort: true },
    ]);
    expect(summaryOf(layer()).next).toEqual([]);
  });

  it("is read back with all that its next steps tell", () => {
    const next: ChannelSummary["next"] = [
      { do: "forecast", isRising: false, best: { title: "Ten knives", times: 2.4 }, isShort: true },
      { do: "follow-up", title: "Ten knives", times: 3.2, isShort: true },
    ];
    const summary = { ...summaryOf(layer({ uploads: dailyUploads(9) })), next };
    expect(channelSummary.parse(JSON.parse(JSON.stringify(summary)))).toEqual(summary);
  });

  it("is read back as it was written, within its bound", () => {
    const uploads = dailyUploads(9).map((upload) => ({ ...upload, title: "鋼".repeat(200) }));
    const facts = { id: "UC", name: "鋼".repeat(100), handle: `@${"鋼".repeat(30)}`, subscribers: null };
    const summary = summaryOf(youtubeLayer({ facts, uploads }), layer({ uploads }));
    const text = JSON.stringify(summary);
    expect(channelSummary.parse(JSON.parse(text))).toEqual(summary);
    expect(new TextEncoder().encode(text).length).toBeLessThan(MAX_SUMMARY_BYTES);
  });
});
