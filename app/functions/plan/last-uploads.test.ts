import { expect, it } from "vitest";
import { COUNTED_AT, uploadsOf } from "../../../tests/support/measured-uploads";
import type { Channel } from "../../model/channel";
import { toFigures } from "../../model/seal";
import { isCounted, lastUploads } from "./last-uploads";

/** Knives get 9,000 views, the forge 2,000, in turns. */
const channelOf = (count: number): Channel => ({
  name: "Edge",
  handle: null,
  id: null,
  isSample: false,
  subscribers: null,
  currency: null,
  sources: [],
  reading: null,
  uploads: uploadsOf(Array.from({ length: count }, (_, at) => (at % 2 ? 9000 : 2000) + (at % 7) * 40)).map(
    (upload, at) => ({
      ...upload,
      title: `${at % 2 ? "Sharpening a kitchen knife" : "A visit to the forge"} ${at}`,
    }),
  ),
  daily: [],
});

it("asks before each of the newest 20 uploads, and says what came of it", () => {
  const last = lastUploads(channelOf(80), COUNTED_AT);
  expect(last).toMatchObject({ uploads: 20, inside: { of: 20 } });
  const { green, amber, red } = last ?? { green: null, amber: null, red: null };
  expect((green?.of ?? 0) + (amber?.of ?? 0) + (red?.of ?? 0)).toBeLessThanOrEqual(20);
  expect(green?.of).toBeGreaterThan(0);
  expect(green?.hits).toBe(green?.of);
  expect(red?.hits).toBe(0);
});

it("asks about Shorts where the channel makes those, and about no long video then", () => {
  const shorts = channelOf(80).uploads.map((one) => ({ ...one, durationSeconds: 40 }));
  const longs = uploadsOf(Array(80).fill(500_000), { youngest: 400 });
  const last = lastUploads({ ...channelOf(0), uploads: [...shorts, ...longs] }, COUNTED_AT);
  expect(last).toMatchObject({ kind: "short", uploads: 20, inside: { of: 0 } });
  expect(last?.green.of).toBeGreaterThan(0);
  expect(last?.green.hits).toBe(last?.green.of);
});

it("says nothing without a channel, or of too few uploads", () => {
  expect(lastUploads(null, COUNTED_AT)).toBeNull();
  expect(lastUploads(channelOf(12), COUNTED_AT)).toBeNull();
});

it("knows whether anything sealed was counted", () => {
  const none = toFigures([], { sealed: 0, countsSample: true });
  expect([isCounted(none), isCounted({ ...none, red: { hits: 0, of: 1 } })]).toEqual([false, true]);
});
