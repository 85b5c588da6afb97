import { expect, it } from "vitest";
import {
  dailyUploads,
  keptChannel,
  layer,
  measuredUpload,
  youtubeLayer,
} from "../../../tests/support/connected-channel";
import { channelEvents } from "./events";

const before = keptChannel(layer({ uploads: dailyUploads(3) }));

it("tells of uploads newer than the newest known, as of when the first of their sources was read", () => {
  const found = [
    measuredUpload({ videoId: "new00000001", title: "Rye", publishedAt: "2026-11-21T10:00:00.000Z" }),
    ...dailyUploads(3),
  ];
  const again = [measuredUpload({ videoId: null, title: "rye!", publishedAt: "2026-11-21" })];
  const after = keptChannel(
    youtubeLayer({ at: "2026-11-21T12:00:00.000Z", uploads: found }),
    layer({ at: "2026-11-22T09:00:00.000Z", uploads: again }),
  );
  expect(channelEvents(before, after)).toEqual([
    {
      kind: "uploads-published",
      at: new Date("2026-11-21T12:00:00Z"),
      facts: { count: 1, uploads: [{ id: "new00000001", publishedAt: "2026-11-21T10:00:00.000Z" }] },
    },
  ]);
});

it("tells of an upload that is named as an earlier one is", () => {
  const weekly = (videoId: string | null, publishedAt: string) =>
    measuredUpload({ videoId, publishedAt, title: "Video 3" });
  for (const id of [null, "new00000001"]) {
    const after = keptChannel(layer({ uploads: [weekly(id, "2026-11-27"), ...dailyUploads(3)] }));
    expect(channelEvents(before, after)).toMatchObject([{ facts: { count: 1 } }]);
  }
  const same = keptChannel(layer({ uploads: [weekly(null, "2026-11-21")] }));
  expect(channelEvents(before, same)).toEqual([]);
});

it("names twenty, the newest, and counts all", () => {
  const after = keptChannel(
    layer({
      uploads: dailyUploads(25, {}, "2026-12-31").map((one, at) => ({
        ...one,
        videoId: `w${at}`,
        title: `W ${at}`,
      })),
    }),
  );
  const [found] = channelEvents(before, after);
  expect(found).toMatchObject({ facts: { count: 25 } });
  const facts = found?.facts as { uploads: { publishedAt: string }[] };
  expect([facts.uploads.length, facts.uploads[0]?.publishedAt]).toEqual([20, "2026-12-31"]);
});

it.each([
  ["the same", before],
  [
    "older uploads",
    keptChannel(layer({ uploads: dailyUploads(9).map((one) => ({ ...one, videoId: `x${one.title}` })) })),
  ],
  [
    "a known video with an hour by now",
    keptChannel(youtubeLayer({ uploads: dailyUploads(1, { publishedAt: "2026-11-20T15:00:00.000Z" }) })),
  ],
  ["no uploads", keptChannel(layer())],
])("tells nothing of %s", (_what, after) => {
  expect(channelEvents(before, after)).toEqual([]);
});

it.each([
  ["that was not connected before", null],
  ["without uploads so far", keptChannel(layer())],
  [
    "in place of a sample",
    keptChannel(layer({ kind: "sample", uploads: dailyUploads(3, {}, "2026-01-31") })),
  ],
])("tells nothing of the first uploads of a channel %s", (_what, first) => {
  expect(channelEvents(first, before)).toEqual([]);
});
