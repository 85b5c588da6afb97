import { describe, expect, it } from "vitest";
import {
  dailyUploads,
  keptChannel,
  layer,
  measuredUpload,
  youtubeLayer,
} from "../../../tests/support/connected-channel";
import { addDays } from "../../numbers/days";
import { MAX_PACKED_BYTES, packChannel, unpackChannel } from "./packed-channel";

const METRICS = {
  durationSeconds: 612,
  likes: 12_345,
  comments: 1234,
  impressions: 123_456_789,
  clickThroughRate: 0.0432,
  watchHours: 12_345.6789,
  averageViewSeconds: 205,
  averageViewedShare: 0.4321,
  subscribers: -12,
  revenue: 1234.567,
  rpm: 12.345,
};

describe("packChannel", () => {
  it("comes back as it was", () => {
    const kept = keptChannel(
      youtubeLayer({
        uploads: dailyUploads(3, { publishedAt: "2026-09-14T17:00:00.000Z", likes: 1 }),
        reading: {
          playlist: "UU1",
          of: null,
          wholeAt: null,
          pass: { began: "2026-11-22T06:00:00.000Z", token: "CAUQAA", read: 3 },
          isGone: false,
        },
        usual: {
          at: "2026-11-22T06:00:00.000Z",
          of: 9,
          blocks: [{ kind: "gear", text: "Camera:\nhttps://example.com", count: 7, lastAt: null }],
        },
      }),
      layer({
        kind: "studio",
        uploads: [measuredUpload(METRICS), measuredUpload({ countedAt: "2026-10-01T00:00:00.000Z" })],
        daily: [
          { videoId: null, days: [{ day: "2020-01-01", views: 1 }] },
          {
            videoId: "abcdefghijk",
            days: [
              { day: "2019-02-27", views: 7 },
              { day: "2019-03-02", views: 0 },
              { day: "2026-11-01", views: 9 },
            ],
          },
        ],
      }),
    );
    expect(unpackChannel(packChannel(kept))).toEqual(kept);
  });

  it("drops the digits that a division made", () => {
    const kept = keptChannel(layer({ uploads: [measuredUpload({ clickThroughRate: 4.35 / 100 })] }));
    expect(unpackChannel(packChannel(kept))?.layers[0]?.uploads[0]?.clickThroughRate).toBe(0.0435);
  });

  it("fits 2,000 uploads of two sources with every metric, titles of 100 letters of three bytes and a year of days", () => {
    const uploads = dailyUploads(2000, { ...METRICS, publishedAt: "2026-09-14T17:00:00.000Z" }).map(
      (upload, at) => ({ ...upload, title: `${at}${"鋼".repeat(96)}`, views: 123_456_789 + at }),
    );
    const days = Array.from({ length: 365 }, (_, at) => ({ day: addDays("2025-11-22", at), views: 123_456 }));
    const daily = uploads.slice(0, 50).map(({ videoId }) => ({ videoId, days }));
    const packed = packChannel(
      keptChannel(youtubeLayer({ uploads }), layer({ kind: "studio", uploads, daily })),
    );
    expect(new TextEncoder().encode(packed).length).toBeLessThan(MAX_PACKED_BYTES);
  });

  it.each(["", "{}", "null", '{"shape":2,"titles":[],"layers":[]}', '{"shape":1,"titles":1,"layers":[]}'])(
    "reads nothing in %j",
    (text) => {
      expect(unpackChannel(text)).toBeNull();
    },
  );
});
