import { describe, expect, it } from "vitest";
import {
  dailyUploads,
  keptChannel,
  layer,
  measuredUpload,
  youtubeLayer,
} from "../../tests/support/connected-channel";
import { SAMPLE_DESKS } from "../desks";
import { mergeLayers } from "../functions/channel/kept-channel";
import { summarize } from "../functions/channel/summary";
import type { Layer } from "../model/kept-channel";
import type { RoomFigure } from "../services/workspaces";
import { areKpisShown, kpisCookie, newestFigures, ownKpiTexts, showChannelPanel } from "./figures";

const NOW = new Date("2026-11-21T10:00:00Z");
const sample = { kind: "sample", name: "Sample catalogue" } as const;

type Kept = Record<string, RoomFigure>;

function services(kept: () => Promise<Kept>, own: Kept = {}) {
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const figures = async () => ({ sample: await kept(), yours: own });
  return { videos: { source: sample }, workspaces: { figures }, request: { now: NOW }, report, reported };
}

const nothingKept = async () => ({});

describe("newestFigures", () => {
  it("shows how much the analyzer can search, marked as sample", async () => {
    const videos = { source: sample, holdings: { videos: 244, topics: 5 } };
    const figures = await newestFigures({ ...services(nothingKept), videos });
    expect(figures["/youtube-tool"]).toEqual({
      value: "244",
      label: "sample videos across 5 topics to search",
    });
  });

  it("leaves out the analyzer if its holdings are unknown", async () => {
    expect(await newestFigures(services(nothingKept))).not.toHaveProperty("/youtube-tool");
  });

  it("shows each tool's sample figure by its path", async () => {
    const figures = await newestFigures(services(nothingKept));
    expect(Object.keys(figures)).toEqual(SAMPLE_DESKS.map(({ key }) => `/${key}`));
    for (const tool of SAMPLE_DESKS) expect(figures[`/${tool.key}`]).toEqual(tool.figure(tool.initial(NOW)));
  });

  it("marks every sample figure as sample", async () => {
    for (const { label } of Object.values(await newestFigures(services(nothingKept)))) {
      expect(label).toContain("sample");
    }
  });

  it("prefers the visitor's own figures, of existing tools", async () => {
    const kept = { value: "3", label: "questions answered, with sample figures" };
    const figures = await newestFigures(
      services(async () => ({ "ask-greenlight": kept, "gone-tool": kept })),
    );
    expect(figures["/ask-greenlight"]).toEqual(kept);
    expect(figures).not.toHaveProperty("/gone-tool");
  });

  it("prefers figures of the Yours desk and links there", async () => {
    const own = { value: "7.4", label: "of 10 in your own comments" };
    const kept = { value: "8.3", label: "average sample sentiment" };
    const figures = await newestFigures(
      services(async () => ({ "comment-sentiment": kept }), {
        "comment-sentiment": own,
        "content-ideas": kept,
      }),
    );
    expect(figures["/comment-sentiment"]).toEqual({ ...own, at: "/comment-sentiment/yours" });
    expect(figures["/content-ideas"], "a desk that there is not").not.toEqual(kept);
  });

  it("shows nothing of a sample to a creator with a channel", async () => {
    const own = { value: "7.4", label: "of 10 in your own comments" };
    const kept = { value: "8.3", label: "average sample sentiment" };
    const channel = Promise.resolve({ name: "Knife Week" });
    const videos = { source: sample, holdings: { videos: 244, topics: 5 } };
    const saved = services(async () => ({ "content-ideas": kept }), { "comment-sentiment": own });
    expect(await newestFigures({ ...saved, videos }, channel)).toEqual({
      "/comment-sentiment": { ...own, at: "/comment-sentiment/yours" },
    });
  });

  it("shows no figure of a desk if the database does not answer, and reports it", async () => {
    const broken = services(() => Promise.reject(new Error("D1 is away")));
    expect(await newestFigures(broken)).toEqual({});
    expect(broken.reported).toEqual([new Error("D1 is away")]);
  });
});

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

it("says what uploads tell of two KPIs, with how many uploads at least", () => {
  const kpis = {
    subscribersPer1000: { median: 2.345, uploads: 40 },
    clicked: { median: 0.051, uploads: 38 },
    watched: { median: 0.42, uploads: 12 },
  };
  expect(ownKpiTexts(kpis, true)).toEqual({
    missing: null,
    growth: "2.3 subscribers per 1,000 views (median of 40 uploads).",
    funnel: "5% of those who see a thumbnail click, 42% of a video is watched (median of 12 uploads).",
  });
  expect(ownKpiTexts({ ...kpis, watched: null }, true).funnel).toBe(
    "5% of those who see a thumbnail click (median of 38 uploads).",
  );
});

it("says nothing where uploads tell nothing, and of a summary that is older than these figures", () => {
  const nothing = { growth: null, funnel: null, missing: null };
  expect(ownKpiTexts(undefined, false)).toEqual(nothing);
  expect(ownKpiTexts({ subscribersPer1000: null, clicked: null, watched: null }, false)).toEqual(nothing);
});

it("says beside a connected channel what would tell its own figures", () => {
  const missing = "Your own figures stand beside these once YouTube Studio's export is read.";
  expect(ownKpiTexts(undefined, true).missing).toBe(missing);
  expect(ownKpiTexts({ subscribersPer1000: null, clicked: null, watched: null }, true).missing).toBe(missing);
});

// Spec 2: "shown by default"
it("shows the KPIs until the visitor hides them, and again when asked", () => {
  const kept = (kpis: "shown" | "hidden") => kpisCookie(kpis, { secure: true }).split(";")[0] ?? "";
  expect(areKpisShown(null)).toBe(true);
  expect(areKpisShown(`theme=dark; ${kept("hidden")}`)).toBe(false);
  expect(areKpisShown(kept("shown"))).toBe(true);
});
