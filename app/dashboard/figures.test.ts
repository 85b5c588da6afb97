import { describe, expect, it } from "vitest";
import { SAMPLE_DESKS } from "../desks";
import type { RoomFigure } from "../services/workspaces";
import { newestFigures } from "./figures";

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
