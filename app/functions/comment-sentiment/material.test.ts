import { describe, expect, it } from "vitest";
import { analyzeComments } from "../../engines/comments";
import type { Services } from "../../services";
import type { Comment, CommentsOutcome } from "../../services/comments";
import { Refused } from "../refused";
import { gatherMaterial, materialForm } from "./material";

const COMMENT: Comment = {
  commentId: "c1",
  text: "Which glue is that on the joint?",
  likeCount: 3,
  replyCount: 2,
  publishedAt: "2026-11-02T10:00:00Z",
  byOwner: false,
  ownerReplied: null,
};
const ANSWER = {
  source: { kind: "youtube", name: "YouTube" },
  asOf: "2026-11-21T10:00:00Z",
  more: true,
  comments: [COMMENT],
  video: {
    videoId: "dQw4w9WgXcQ",
    title: "Half-lap joints",
    channelId: "UC1",
    channel: "The bench",
    publishedAt: "2026-11-01T10:00:00Z",
  },
};

function given(fields: Record<string, string>, outcome: unknown = { ok: true, answer: ANSWER }) {
  const services = {
    comments: { commentsOf: async () => outcome as CommentsOutcome },
  } as unknown as Services;
  return gatherMaterial(materialForm.parse(fields), services);
}

async function refusal(material: Promise<unknown>) {
  const refused = await material.catch((error: unknown) => error);
  if (!(refused instanceof Refused)) throw new Error("not refused");
  return { status: refused.status, field: refused.field, message: refused.message };
}

describe("the material", () => {
  it("takes a video's comments before a file, a file before pasted comments", async () => {
    const all = { link: "dQw4w9WgXcQ", file: "From a file", comments: "Pasted", title: "" };
    expect(await given(all)).toMatchObject({
      from: "youtube",
      videoTitle: "Half-lap joints",
      channel: "The bench",
      more: true,
    });
    expect((await given({ ...all, link: " " })).comments).toEqual([{ text: "From a file" }]);
    expect((await given({ ...all, link: "", file: "" })).comments).toEqual([{ text: "Pasted" }]);
  });

  it("is named by its title, else by its file", async () => {
    const file = { file: "one\ntwo", fileName: "export 3.csv" };
    expect((await given(file)).videoTitle).toBe("export 3.csv");
    expect((await given({ ...file, title: "Half-lap joints" })).videoTitle).toBe("Half-lap joints");
    expect((await given({ comments: "one\ntwo", fileName: "left.csv" })).videoTitle).toBeNull();
  });

  it("names the field that cannot be read", async () => {
    const quota = await refusal(given({ link: "dQw4w9WgXcQ" }, { ok: false, problem: "quota" }));
    expect(quota).toMatchObject({ status: 429, field: "link" });
    expect(await refusal(given({ link: "x" }, { ok: false, problem: "not-a-video" }))).toMatchObject({
      status: 400,
    });
    expect(
      await refusal(given({ link: "x" }, { ok: true, answer: { ...ANSWER, comments: [] } })),
    ).toMatchObject({ field: "link" });
    expect(await refusal(given({ file: "a,b\n1,2\n3,4" }))).toMatchObject({ status: 400, field: "file" });
    expect(await refusal(given({ comments: " \n " }))).toMatchObject({ field: "comments" });
  });

  it("takes one of the own videos where nothing else is given, and names its field", async () => {
    const own = { video: "dQw4w9WgXcQ" };
    expect(await given(own)).toMatchObject({ from: "youtube", videoId: "dQw4w9WgXcQ" });
    expect((await given({ ...own, comments: "so good" })).from).toBe("pasted");
    expect(await refusal(given(own, { ok: false, problem: "disabled" }))).toMatchObject({ field: "video" });
    expect(await refusal(given({ video: "" }))).toMatchObject({ field: "video", status: 400 });
  });

  it("keeps a title on one line, without direction characters", async () => {
    const { videoTitle } = await given({ comments: "so good", title: " a\u202eb\nc " });
    expect(videoTitle).toBe("ab c");
    expect((await given({ comments: "so good", title: "\u202e" })).videoTitle).toBeNull();
  });

  it("has no lone surrogates and no NUL", async () => {
    const { comments, videoTitle } = await given({ comments: "so \uD83D good\0 really", title: "a\uDC00" });
    expect(comments).toEqual([{ text: "so \uFFFD good really" }]);
    expect(videoTitle).toBe("a\uFFFD");
  });
});

/** A question takes three people. */
const OTHERS = ["What glue is on that joint?", "which glue is it on the joint?"].map((text, at) => ({
  ...COMMENT,
  ...{ commentId: `other ${at}`, text },
}));

describe("a creator's replies", () => {
  const answers = async (ownerReplied: boolean | null) => {
    const { comments, replies } = await given(
      { link: "x" },
      { ok: true, answer: { ...ANSWER, comments: [{ ...COMMENT, ownerReplied }, ...OTHERS] } },
    );
    const { digest } = analyzeComments(comments, replies);
    expect(digest.counts).toMatchObject({ given: 3, scored: 3, byCreator: 0 });
    return digest.questions[0]?.answers;
  };

  it("mark a question as answered, open, or unknown", async () => {
    expect(await answers(true)).toEqual({ answered: 1, unanswered: 0, unknown: 2 });
    expect(await answers(false)).toEqual({ answered: 0, unanswered: 1, unknown: 2 });
    expect(await answers(null)).toEqual({ answered: 0, unanswered: 0, unknown: 3 });
  });
});
