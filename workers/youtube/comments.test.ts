import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Comment } from "../../app/services/comments";
import { clientOf } from "../../tests/upstream/youtube/client";
import { startYoutube, type YoutubeStandIn } from "../../tests/upstream/youtube/youtube";
import { YoutubeError } from "./api/problems";
import { readComments, readVideoComments } from "./comments";

let youtube: YoutubeStandIn;
beforeAll(async () => {
  youtube = await startYoutube();
});
beforeEach(() => youtube.reset());
afterAll(() => youtube.stop());

const found = () => youtube.library.world("React tutorials").found;
const busiest = () => found().toSorted((a, b) => (b.comments ?? 0) - (a.comments ?? 0))[0]?.id ?? "";

const comment = (at: number, text = ""): Comment => ({
  commentId: `c${at}`,
  text,
  likeCount: 0,
  replyCount: 0,
  publishedAt: "2026-10-01T08:00:00Z",
  byOwner: false,
  ownerReplied: false,
});

describe("readComments", () => {
  // References: 500 comments cost 5.
  it("pages to the bound: 500 comments for 5 units", async () => {
    const { api, spent } = clientOf(youtube);
    const answer = await readComments(busiest(), 500, api);
    expect(new Set(answer.comments.map(({ commentId }) => commentId)).size).toBe(500);
    expect(answer).toMatchObject({ videoId: busiest(), more: true, problem: null });
    expect(spent).toEqual({ general: 5 });
  });

  it("asks for plain text, the newest first, and no more than is missing", async () => {
    const { comments } = await readComments(busiest(), 130, clientOf(youtube).api);
    expect([comments.length, comments[0]?.text]).toEqual([130, "Comment 1: this is <3 & helped me"]);
    const [first, second] = youtube.calls().map(({ params }) => params);
    expect(first).toMatchObject({ textFormat: "plainText", order: "time", maxResults: "100" });
    expect(second).toMatchObject({ maxResults: "30", pageToken: "page-from-100" });
  });

  it("stops after the last page", async () => {
    const quiet = found().find(({ comments }) => comments !== null && comments > 3 && comments < 60);
    const answer = await readComments(quiet?.id ?? "", 500, clientOf(youtube).api);
    expect([answer.comments.length, answer.more]).toEqual([quiet?.comments, false]);
    expect(youtube.calls()).toHaveLength(1);
  });

  it("goes over many videos past the ones with comments disabled, and says so beside them", async () => {
    const { api } = clientOf(youtube);
    const videos = found();
    const answers = [];
    for (const { id } of videos) answers.push(await readComments(id, 20, api));
    expect(answers.map(({ problem }) => problem)).toEqual(
      videos.map(({ comments }) => (comments === null ? "comments-disabled" : null)),
    );
    expect(answers.some(({ problem }) => problem !== null)).toBe(true);
    expect(answers.every(({ problem, comments }) => problem === null || comments.length === 0)).toBe(true);
  });

  it("says beside a video that its comments may not be read", async () => {
    youtube.control.fail("commentsForbidden");
    const answer = await readComments(busiest(), 20, clientOf(youtube).api);
    expect(answer).toMatchObject({ comments: [], more: false, problem: "forbidden" });
  });

  it("reports a deleted video as not found", async () => {
    const answer = await readComments("no-such-id", 20, clientOf(youtube).api);
    expect(answer).toMatchObject({ comments: [], more: false, problem: "not-found" });
  });

  it("throws errors that concern every call", async () => {
    youtube.control.fail("quotaExceeded");
    const reading = readComments(busiest(), 20, clientOf(youtube).api);
    await expect(reading).rejects.toMatchObject({ problem: { kind: "quota" } });
  });

  it("counts a comment that moved to the next page once, and costs no more when pages are short", async () => {
    const pages = [[0, 1, 2], [2, 3], [4], [5]];
    let asked = 0;
    const comments = async () => ({ items: (pages[asked++] ?? []).map((at) => comment(at)), next: "more" });
    const answer = await readComments("v", 300, { comments, now: () => new Date(0) });
    expect(answer.comments.map(({ commentId }) => commentId)).toEqual(["c0", "c1", "c2", "c3", "c4"]);
    expect([asked, answer.more]).toEqual([3, true]);
  });
});

it("numbers the writers of an answer, and gives no channel", async () => {
  const written = ["UCanna", "UCbert", "UCanna", undefined];
  const items = written.map((authorId, at) => ({ ...comment(at), ...(authorId && { authorId }) }));
  const answer = await readComments("v", 100, {
    comments: async () => ({ items, next: null }),
    now: () => new Date(0),
  });
  expect(answer.comments.map(({ writer }) => writer)).toEqual([0, 1, 0, undefined]);
  expect(JSON.stringify(answer)).not.toContain("UC");
});

describe("readVideoComments", () => {
  const late = async () => {
    throw new YoutubeError({ kind: "unreachable", detail: "took too long" });
  };

  it("reads 1,000 comments and what video they are of, for eleven units", async () => {
    const { api, spent } = clientOf(youtube);
    const { video, comments, more } = await readVideoComments(busiest(), api);
    const known = found().find(({ id }) => id === busiest());
    expect(video).toMatchObject({ title: known?.title, commentCount: known?.comments });
    expect([comments.length, more]).toEqual([1000, true]);
    expect(spent).toEqual({ general: 11 });
  });

  it("tells what the owner answered, as far as it is shown, and what the owner wrote, but nobody's name", async () => {
    const { comments } = await readVideoComments(busiest(), clientOf(youtube).api);
    expect(comments.slice(0, 8).map(({ replyCount, ownerReplied }) => [replyCount, ownerReplied])).toEqual([
      [0, false],
      [1, false],
      [40, null],
      [3, false],
      [0, false],
      [1, true],
      [2, false],
      [3, false],
    ]);
    expect(comments.findIndex(({ byOwner }) => byOwner)).toBe(7);
    expect(JSON.stringify(comments)).not.toMatch(/@someone|viewer/);
  });

  it("makes no further call for a deleted video, and says when comments are off", async () => {
    const gone = clientOf(youtube);
    expect(await readVideoComments("no-such-id", gone.api)).toMatchObject({
      video: null,
      problem: "not-found",
    });
    expect(gone.spent).toEqual({ general: 1 });
    const off = found().find(({ comments }) => comments === null);
    const answer = await readVideoComments(off?.id ?? "", clientOf(youtube).api);
    expect(answer).toMatchObject({ video: { title: off?.title }, problem: "comments-disabled" });
  });

  it("answers the newest 100 when later pages fail", async () => {
    const answer = await readVideoComments(busiest(), clientOf(youtube).api, {
      comments: late,
      now: () => new Date(0),
    });
    expect([answer.comments.length, answer.more, answer.problem]).toEqual([100, true, null]);
  });

  it("stops before the text outgrows a database row", async () => {
    const { api } = clientOf(youtube);
    const long = async () => ({
      items: Array.from({ length: 100 }, (_, at) => comment(at, "x".repeat(10_000))),
      next: "more",
    });
    const { comments, more } = await readVideoComments(busiest(), { ...api, comments: long });
    expect([comments.length, more]).toEqual([50, true]);
  });
});
