import type { KeptChannel, Layer } from "../../app/model/kept-channel";
import { type MeasuredUpload, UNMEASURED } from "../../app/model/upload";
import { addDays } from "../../app/numbers/days";

/** An upload with a title, a date and views only. */
export function measuredUpload(known: Partial<MeasuredUpload> = {}): MeasuredUpload {
  return {
    ...UNMEASURED,
    title: "How I sharpen a kitchen knife",
    publishedAt: "2026-09-14",
    views: 1000,
    countedAt: "2026-11-22T06:00:00.000Z",
    ...known,
  };
}

/** As many uploads, one a day back from `newest`, with ids "v0000000000", "v0000000001" …, the newest first. */
export function dailyUploads(
  count: number,
  known: Partial<MeasuredUpload> = {},
  newest = "2026-11-20",
): MeasuredUpload[] {
  return Array.from({ length: count }, (_, at) =>
    measuredUpload({
      videoId: `v${String(at).padStart(10, "0")}`,
      title: `Video ${count - at}`,
      publishedAt: addDays(newest, -at),
      ...known,
    }),
  );
}

/** A layer of a list, with what a test says of it. */
export function layer(known: Partial<Layer> = {}): Layer {
  const at = "2026-11-22T06:00:00.000Z";
  return {
    kind: "list",
    at,
    facts: null,
    uploads: [],
    daily: [],
    notes: [],
    currency: null,
    reading: null,
    ...known,
  };
}

/** A layer as YouTube's API fills it: read as a whole. */
export function youtubeLayer(known: Partial<Layer> = {}): Layer {
  const at = "2026-11-22T06:00:00.000Z";
  const uploads = known.uploads ?? [];
  return layer({
    kind: "youtube",
    at,
    facts: { id: "UC0000000000000000000001", name: "Knife Week", handle: "@knifeweek", subscribers: 30_000 },
    reading: {
      playlist: "UU0000000000000000000001",
      of: uploads.length,
      wholeAt: at,
      pass: null,
      isGone: false,
    },
    ...known,
  });
}

export function keptChannel(...layers: Layer[]): KeptChannel {
  return { layers };
}
