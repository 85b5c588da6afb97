import { describe, expect, it } from "vitest";
import { type ChannelOutcome, channelRefusal } from "../../app/sources/channels";
import { kindOf } from "../../app/tables/upload";
import { findSampleVideo, sampleTopics } from "./sample/catalogue";
import { sampleThumbnail } from "./sample/thumbnails";
import { recentUploads } from "./sample/uploads";
import { sampleChannels } from "./sample-channels";

const NOW = new Date("2026-11-21T10:40:00Z");
const { samples, uploadsOf } = sampleChannels(NOW);

function answerOf(outcome: ChannelOutcome) {
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.answer;
}

describe("sampleChannels", () => {
  it.each([
    "@saffronshelf",
    "@SaffronShelf",
    "Saffron Shelf",
    " saffron  shelf ",
    "https://www.youtube.com/@saffronshelf",
    "sample-cooking-channel-saffron",
  ])("finds a sample channel by %j, marked as sample", async (asked) => {
    const { source, asOf, channel } = answerOf(await uploadsOf(asked));
    expect(source).toEqual({ kind: "sample", name: "Sample catalogue" });
    expect(asOf).toBe("2026-11-21T10:00:00.000Z");
    expect([channel.name, channel.handle]).toEqual(["Saffron Shelf", "@saffronshelf"]);
  });

  it("has enough uploads of every channel for a forecast, newest first, each with a title of its own", async () => {
    for (const { channels } of sampleTopics) {
      for (const { name } of channels) {
        const { uploads } = answerOf(await uploadsOf(name));
        expect(uploads.length, name).toBeGreaterThanOrEqual(80);
        const times = uploads.map(({ publishedAt }) => Date.parse(publishedAt));
        expect(times).toEqual(times.toSorted((a, b) => b - a));
        expect(times[0]).toBeLessThan(NOW.getTime());
        expect(new Set(uploads.map(({ title }) => title)).size, name).toBe(uploads.length);
        expect(uploads.every(({ viewCount }) => viewCount >= 0)).toBe(true);
      }
    }
  });

  it("has the uploads that the analyzer knows of the channel, and those of the catalogue", async () => {
    for (const topic of sampleTopics) {
      for (const channel of topic.channels) {
        const { uploads } = answerOf(await uploadsOf(channel.name));
        const byId = new Map(uploads.map((upload) => [upload.videoId, upload]));
        for (const recent of recentUploads(topic, channel, NOW)) {
          expect(byId.get(recent.videoId)).toMatchObject(recent);
        }
        const own = topic.videos.filter(({ channelId }) => channelId === channel.id);
        expect(own.every(({ videoId, title }) => byId.get(videoId)?.title === title)).toBe(true);
      }
    }
  });

  it("has Shorts among the uploads of a channel that posts them", async () => {
    const { uploads } = answerOf(await uploadsOf("@tenminutecompile"));
    const kinds = uploads.map(({ durationSeconds }) => kindOf(durationSeconds));
    expect(kinds.filter((kind) => kind === "short").length).toBeGreaterThan(10);
    expect(kinds.filter((kind) => kind === "long").length).toBeGreaterThan(30);
  });

  it("draws a thumbnail for each upload", async () => {
    const { uploads } = answerOf(await uploadsOf("@harborframe"));
    for (const { thumbnail, title } of uploads) {
      const id = /^\/api\/thumbnails\/([a-z0-9-]+)\.svg$/.exec(thumbnail)?.[1] ?? "";
      expect(sampleThumbnail(id)).toContain(`<title>${title.replaceAll("&", "&amp;")}</title>`);
      expect(findSampleVideo(id) !== null || id.includes("-upload-")).toBe(true);
    }
    expect(sampleThumbnail("sample-photo-channel-harbour-upload-99")).toBeNull();
    expect(sampleThumbnail("sample-photo-channel-nobody-upload-01")).toBeNull();
  });

  it("says which ones can be tried, and that there is no key", async () => {
    expect(await uploadsOf("@somebody")).toEqual({ ok: false, problem: "sample-only" });
    expect(await uploadsOf("https://example.com/")).toEqual({ ok: false, problem: "not-a-channel" });
    const { message } = channelRefusal("sample-only");
    expect(samples).toHaveLength(3);
    for (const { asked, name } of samples) {
      expect(message).toContain(asked);
      expect(answerOf(await uploadsOf(asked)).channel.name).toBe(name);
    }
  });
});
