import { describe, expect, it } from "vitest";
import {
  dailyUploads,
  keptChannel,
  layer,
  measuredUpload,
  youtubeLayer,
} from "../../../tests/support/connected-channel";
import {
  joinUploads,
  keepUntil,
  MAX_KEPT_UPLOADS,
  mergeLayers,
  withLayer,
  withoutExpired,
} from "./kept-channel";

const ID = "abcdefghijk";

describe("joinUploads", () => {
  it("joins by video id, and keeps what only one source knows", () => {
    const youtube = measuredUpload({ videoId: ID, publishedAt: "2026-09-14T17:00:00.000Z", likes: 12 });
    const studio = measuredUpload({ videoId: ID, title: "As it was called", impressions: 9000, likes: 10 });
    expect(joinUploads([[youtube], [studio]])).toEqual([{ ...youtube, impressions: 9000 }]);
  });

  it.each([
    ["of the same day", "2026-09-14", 1],
    ["a day apart, as an instant is in another time zone", "2026-09-15", 1],
    ["of another day: the channel published it twice", "2026-09-18", 2],
  ])("joins an upload without an id by its title %s", (_when, publishedAt, count) => {
    const listed = measuredUpload({ publishedAt, title: " how I sharpen  a kitchen knife" });
    const joined = joinUploads([
      [measuredUpload({ videoId: ID, publishedAt: "2026-09-14T23:00:00.000Z" })],
      [listed],
    ]);
    expect(joined).toHaveLength(count);
    expect(joined[0]?.videoId).toBe(ID);
  });

  it("never joins two videos of different ids, or two of one source", () => {
    const twins = [measuredUpload({ views: 1 }), measuredUpload({ views: 2 })];
    expect(joinUploads([twins])).toEqual(twins);
    expect(
      joinUploads([[measuredUpload({ videoId: ID })], [measuredUpload({ videoId: "other-video" })]]),
    ).toHaveLength(2);
    expect(joinUploads([twins, twins])).toEqual(twins);
  });

  it("takes the views of the source that counted last, with the instant of that count", () => {
    const older = { views: 100, countedAt: "2026-11-01T00:00:00.000Z" };
    const newer = { views: 150, countedAt: "2026-11-20T00:00:00.000Z" };
    const of = (counts: typeof older) => measuredUpload({ videoId: ID, ...counts });
    expect(joinUploads([[of(older)], [of(newer)]])).toEqual([of(newer)]);
    expect(joinUploads([[of(newer)], [of(older)]])).toEqual([of(newer)]);
  });
});

describe("mergeLayers", () => {
  it("names each source with its date and what it tells", () => {
    const channel = mergeLayers(
      keptChannel(
        layer({
          kind: "studio",
          at: "2026-11-10T00:00:00.000Z",
          uploads: dailyUploads(3, { impressions: 10, revenue: 1 }),
          daily: [{ videoId: null, days: [{ day: "2026-11-01", views: 3 }] }],
        }),
        youtubeLayer({ uploads: dailyUploads(4, { likes: 1, durationSeconds: 400 }) }),
      ),
    );
    expect(channel).toMatchObject({
      name: "Knife Week",
      handle: "@knifeweek",
      isSample: false,
      subscribers: 30_000,
      reading: { state: "whole", read: 4, of: 4 },
    });
    expect(channel.sources).toEqual([
      {
        kind: "youtube",
        at: "2026-11-22T06:00:00.000Z",
        uploads: 4,
        metrics: ["durationSeconds", "likes"],
        daily: 0,
        notes: [],
      },
      {
        kind: "studio",
        at: "2026-11-10T00:00:00.000Z",
        uploads: 3,
        metrics: ["impressions", "revenue"],
        daily: 1,
        notes: [],
      },
    ]);
    expect(channel.uploads.map(({ title }) => title)).toEqual(dailyUploads(4).map(({ title }) => title));
  });

  it("is not whole before all uploads were read", () => {
    const reading = { playlist: "UU", of: 5000, wholeAt: null, pass: null, isGone: false };
    const channel = mergeLayers(keptChannel(youtubeLayer({ uploads: dailyUploads(200), reading })));
    expect(channel.reading).toEqual({ state: "reading", read: 200, of: MAX_KEPT_UPLOADS });
  });

  it("has a name without a source that tells one", () => {
    expect(mergeLayers(keptChannel(layer({ uploads: dailyUploads(1) }))).name).toBe("Your channel");
  });
});

describe("withLayer", () => {
  it("replaces the layer of the same source, and keeps the newest uploads", () => {
    const kept = keptChannel(layer({ uploads: dailyUploads(3) }), layer({ kind: "studio" }));
    const next = withLayer(kept, layer({ uploads: dailyUploads(MAX_KEPT_UPLOADS + 5).toReversed() }));
    expect(next.layers.map(({ kind, uploads }) => [kind, uploads.length])).toEqual([
      ["studio", 0],
      ["list", MAX_KEPT_UPLOADS],
    ]);
    expect(next.layers[1]?.uploads[0]?.publishedAt).toBe("2026-11-20");
  });
});

describe("withoutExpired", () => {
  const old = measuredUpload({ videoId: ID, countedAt: "2026-10-20T00:00:00.000Z" });
  const recent = measuredUpload({ videoId: "other-video", countedAt: "2026-11-10T00:00:00.000Z" });
  const at = new Date("2026-11-22T00:00:00Z");

  it("drops what YouTube told 30 days ago, and keeps what the creator gave", () => {
    const list = layer({ uploads: [old] });
    const kept = keptChannel(youtubeLayer({ at: "2026-11-10T00:00:00.000Z", uploads: [old, recent] }), list);
    const left = withoutExpired(kept, at);
    expect(left?.layers[0]?.uploads).toEqual([recent]);
    expect(left?.layers[0]?.reading?.wholeAt).toBeNull();
    expect(left?.layers[1]).toEqual(list);
  });

  it("drops what recurs in descriptions after the same time, by itself", () => {
    const usual = { at: old.countedAt, of: 3, blocks: [] };
    const kept = keptChannel(youtubeLayer({ at: recent.countedAt, uploads: [recent], usual }));
    expect(keepUntil(kept)?.toISOString()).toBe("2026-11-19T00:00:00.000Z");
    expect(mergeLayers(kept).usual).toEqual({ of: 3, blocks: [] });
    const left = withoutExpired(kept, at);
    expect(left?.layers[0]).toEqual({ ...kept.layers[0], usual: undefined });
    expect(left && "usual" in mergeLayers(left)).toBe(false);
  });

  it("keeps nothing of a channel of which all is too old", () => {
    const kept = keptChannel(youtubeLayer({ at: "2026-10-20T00:00:00.000Z", uploads: [old] }));
    expect(withoutExpired(kept, at)).toBeNull();
  });

  it("names the instant at which the first has to go", () => {
    const kept = keptChannel(youtubeLayer({ uploads: [old, recent] }));
    expect(keepUntil(kept)?.toISOString()).toBe("2026-11-19T00:00:00.000Z");
    expect(keepUntil(keptChannel(layer({ uploads: [old] })))).toBeNull();
  });
});
