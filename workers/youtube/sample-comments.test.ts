import { describe, expect, it } from "vitest";
import { type CommentsOutcome, commentsRefusal } from "../../app/sources/video-comments";
import { sampleTopics } from "./sample/catalogue";
import { sampleComments } from "./sample-comments";

const NOW = new Date("2026-11-21T10:40:00Z");
const { samples, commentsOf } = sampleComments(NOW);

function answerOf(outcome: CommentsOutcome) {
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.answer;
}

describe("sampleComments", () => {
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
