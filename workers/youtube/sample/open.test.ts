import { describe, expect, it } from "vitest";
import { uploadKind } from "../../../app/model/upload";
import { commentsRefusal } from "../../../app/services/comments";
import { findSampleVideo, sampleTopics } from "./catalogue";
import { recentUploads } from "./channels";
import { sampleChannels, sampleComments, sampleVideos } from "./open";
import { sampleThumbnail } from "./thumbnails";

const NOW = new Date("2026-11-21T10:40:00Z");

/** What was read; throws where nothing was. */
function answerOf<Answer>(outcome: { ok: true; answer: Answer } | { ok: false; problem: string }): Answer {
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.answer;
}

describe("sampleVideos", () => {
  it("gives the very same answer within the hour, and another after it", async () => {
    const first = await sampleVideos(NOW).search("React tutorials");
    const recalled = await sampleVideos(new Date("2026-11-21T10:59:59Z")).recall("React tutorials");
    expect(first.ok && recalled.ok && first.answer === recalled.answer).toBe(true);
    const later = await sampleVideos(new Date("2026-11-21T11:00:00Z")).recall("React tutorials");
    expect(first.ok && later.ok && later.answer !== first.answer).toBe(true);
  });

  it("finds nothing on an unknown topic", async () => {
    expect(await sampleVideos(NOW).search("quantum gardening")).toEqual({
      ok: false,
      problem: "nothing-found",
    });
  });
});

describe("sampleChannels", () => {
  const { samples, uploadsOf } = sampleChannels(NOW);

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
    const kinds = uploads.map(({ durationSeconds }) => uploadKind(durationSeconds));
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

  it("says which ones can be tried, and asks for the id of any other", async () => {
    for (const asked of ["@somebody", "https://example.com/", "youtu.be/abcdefghijk", ""]) {
      expect(await uploadsOf(asked)).toEqual({ ok: false, problem: "id-needed" });
    }
    expect(samples).toHaveLength(3);
    for (const { asked, name } of samples) {
      expect(answerOf(await uploadsOf(asked)).channel.name).toBe(name);
    }
  });
});

describe("sampleComments", () => {
  const { samples, commentsOf } = sampleComments(NOW);

  it.each(["sample-cooking-001", " sample-cooking-001 ", "Healthy MEAL prep for the week, in one hour"])(
    "finds a sample video by %j, marked as sample",
    async (asked) => {
      const { source, asOf, video } = answerOf(await commentsOf(asked));
      expect(source).toEqual({ kind: "sample", name: "Sample catalogue" });
      expect(asOf).toBe("2026-11-21T10:00:00.000Z");
      expect(video).toMatchObject({ videoId: "sample-cooking-001", channel: "Saffron Shelf" });
    },
  );

  it("has comments of every sample video, after it was published and before now, newest first", async () => {
    for (const { videos } of sampleTopics) {
      for (const { videoId, comments: count } of videos) {
        const outcome = await commentsOf(videoId);
        if (count === null) {
          expect(outcome).toEqual({ ok: false, problem: "disabled" });
          continue;
        }
        const { video, comments, more } = answerOf(outcome);
        expect(comments).toHaveLength(Math.min(count, 58));
        expect(more).toBe(count > 58);
        const times = comments.map(({ publishedAt }) => Date.parse(publishedAt));
        expect(times).toEqual(times.toSorted((a, b) => b - a));
        expect(times.every((at) => at >= Date.parse(video.publishedAt) && at < NOW.getTime())).toBe(true);
        expect(new Set(comments.map(({ commentId }) => commentId)).size).toBe(comments.length);
        expect(comments.every(({ replyCount, ownerReplied }) => replyCount > 0 || !ownerReplied)).toBe(true);
      }
    }
  });

  it("has the same comments every time, and questions that are answered and not", async () => {
    const { comments } = answerOf(await commentsOf("sample-photo-001"));
    expect(answerOf(await sampleComments(NOW).commentsOf("sample-photo-001")).comments).toEqual(comments);
    const answered = new Set(
      comments.filter(({ text }) => text.endsWith("?")).map(({ ownerReplied }) => ownerReplied),
    );
    expect(answered).toEqual(new Set([true, false]));
  });

  it("says which ones can be tried, and that there is no key", async () => {
    expect(await commentsOf("https://youtu.be/abcdefghijk")).toEqual({ ok: false, problem: "sample-only" });
    expect(await commentsOf("a nice video")).toEqual({ ok: false, problem: "not-a-video" });
    expect(await commentsOf("")).toEqual({ ok: false, problem: "not-a-video" });
    const { message } = commentsRefusal("sample-only");
    expect(samples).toHaveLength(3);
    for (const { asked, name } of samples) {
      expect(message).toContain(asked);
      expect(answerOf(await commentsOf(asked)).video.title).toBe(name);
    }
  });
});
