import { describe, expect, it } from "vitest";
import {
  dailyUploads,
  keptChannel,
  layer,
  measuredUpload,
  youtubeLayer,
} from "../../tests/support/connected-channel";
import { mergeLayers } from "../functions/channel/kept-channel";
import { summarize } from "../functions/channel/summary";
import type { Layer } from "../model/kept-channel";
import { showChannelPanel } from "./show-channel";

const show = (of: Layer) => showChannelPanel(summarize(mergeLayers(keptChannel(of))));
const hit = measuredUpload({
  videoId: "hit00000000",
  title: "Ten knives",
  publishedAt: "2026-10-10",
  views: 9000,
});
const uploads = [hit, ...dailyUploads(30, {}, "2026-10-01")];

describe("the dashboard's panel of the channel", () => {
  it("shows the last five beside the usual, colours outliers alone, and says what to do next", () => {
    const { uploads: rows, next } = show(youtubeLayer({ uploads }));
    expect(
      rows.map(({ times }) => times),
      "at the same age",
    ).toEqual(["9.7×", "1.0×", "1.0×", "1.0×", "1.0×"]);
    expect(rows.map(({ outlier }) => outlier)).toEqual(["over", null, null, null, null]);
    expect(rows[0]).toMatchObject({ day: "Oct 10, 2026", views: "9.0K views" });
    expect(rows[0]?.href).toBe("https://www.youtube.com/watch?v=hit00000000");
    expect(next).toMatchObject([{ to: "/video-forecast/yours?title=Ten+knives" }]);
  });

  it("links no video of a sample, and none whose id is unknown", () => {
    expect(show(layer({ kind: "sample", uploads })).uploads[0]?.href).toBeNull();
    const unnamed = uploads.map((upload) => ({ ...upload, videoId: null }));
    expect(show(layer({ uploads: unnamed })).uploads[0]?.href).toBeNull();
  });
});
