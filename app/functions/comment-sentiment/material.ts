import { z } from "zod";
import { analyzeComments } from "../../engines/comments";
import type { GivenComment } from "../../model/comment-digest";
import type { Comment } from "../../services/comments";
import { commentsRefusal } from "../../services/comments";
import { cleanText } from "../../tables/file-text";
import { readComments } from "../../tables/read-comments";
import { clip, TITLE_MAX } from "../../words/bounds";
import type { GatherServices } from "../desk/desk";
import { Refused } from "../refused";
import type { Analysis } from "./analysis";
import { tellDigest, tellExcluded } from "./tell";
import { LINK_MAX, YOURS_MESSAGES } from "./yours-messages";

const MAX_COLUMN_NAME = 60;

/** The form. A link goes before a file, a file before pasted comments, and these before a video of one's own. */
export const materialForm = z.object({
  comments: z.string().default(""),
  file: z.string(YOURS_MESSAGES["no-text"]).optional(),
  /** It names the analysis where no title does. */
  fileName: z.string().optional(),
  /** The id of one of the connected channel's videos; absent where none was offered. */
  video: z.string().trim().max(LINK_MAX, YOURS_MESSAGES["long-link"]).optional(),
  link: z.string().trim().max(LINK_MAX, YOURS_MESSAGES["long-link"]).default(""),
  title: z.string().trim().max(TITLE_MAX, YOURS_MESSAGES["long-title"]).default(""),
});
type MaterialInput = z.infer<typeof materialForm>;

export type Material = Omit<Analysis, "id" | "analyzedAt" | "digest" | "course" | "asides"> & {
  comments: GivenComment[];
  /** Replies by the creator, of which only their thread is known. They are not counted. */
  replies: GivenComment[];
};

/**
 * The comments that were given, and what is known of their video.
 *
 * @throws Refused where there is nothing to read, too much, or the video's comments cannot be read
 */
export async function gatherMaterial(
  input: MaterialInput,
  services: Pick<GatherServices, "comments">,
): Promise<Material> {
  if (input.link) return linkedMaterial({ ...input, field: "link" }, services);
  // A form without a file sends an empty field.
  const field = input.file ? "file" : "comments";
  const text = input[field] ?? "";
  if (text.trim() === "" && input.video) {
    return linkedMaterial({ link: input.video, title: input.title, field: "video" }, services);
  }
  if (text.trim() === "" && input.video === "") {
    throw new Refused(400, YOURS_MESSAGES["no-video"], { field: "video" });
  }
  if (text.trim() === "") throw new Refused(400, YOURS_MESSAGES.nothing, { field });
  const named = field === "file" ? clip(toTitle(input.fileName ?? ""), TITLE_MAX) : "";
  return writtenMaterial(text, { title: input.title || named, field });
}

/** What is kept of an analysis, before it has an id and a time. */
export type AnalyzedMaterial = Omit<Analysis, "id" | "analyzedAt">;

/** Analyzes the comments; half a second or more of CPU for ten thousand, so never in `apply`. */
export function analyzeMaterial({ comments, replies, ...facts }: Material): AnalyzedMaterial {
  const { digest, shift, excluded } = analyzeComments(comments, replies);
  return { ...facts, digest: tellDigest(digest), course: shift, asides: tellExcluded(excluded) };
}

/** Comments that we wrote, read in the same way. */
export function exampleMaterial({ text, title }: { text: string; title: string }): Material {
  return { ...writtenMaterial(text, { title, field: "comments" }), from: "example" };
}

function writtenMaterial(
  text: string,
  { title, field }: { title: string; field: "comments" | "file" },
): Material {
  const read = readComments(wellFormed(text));
  if ("refused" in read) throw new Refused(400, read.refused, { field });
  const { comments, format, left, columns = {} } = read;
  return {
    comments,
    replies: [],
    from: field === "file" ? "file" : "pasted",
    videoTitle: toTitle(title) || null,
    videoId: null,
    channel: null,
    publishedAt: null,
    asOf: null,
    totalComments: comments.length,
    more: false,
    reading: {
      format,
      left,
      columns: Object.entries(columns).map(([role, name]) => ({ role, name: clip(name, MAX_COLUMN_NAME) })),
    },
  };
}

interface LinkedVideo extends Pick<MaterialInput, "link" | "title"> {
  /** The form field that named it. */
  field: "link" | "video";
}

async function linkedMaterial(
  { link, title, field }: LinkedVideo,
  { comments }: Pick<GatherServices, "comments">,
): Promise<Material> {
  const outcome = await comments.commentsOf(link);
  if (!outcome.ok) {
    const { status, message } = commentsRefusal(outcome.problem);
    throw new Refused(status, message, { field });
  }
  const { source, video, comments: read, more, asOf } = outcome.answer;
  if (read.length === 0) throw new Refused(400, YOURS_MESSAGES["no-public-comments"], { field });
  return {
    comments: read.map(toGiven),
    replies: read
      .filter(({ ownerReplied }) => ownerReplied)
      .map(({ commentId }) => ({ text: "", isReply: true, byCreator: true, thread: commentId })),
    from: source.kind === "youtube" ? "youtube" : "sample",
    videoTitle: toTitle(title) || video.title,
    videoId: video.videoId,
    channel: video.channel,
    publishedAt: video.publishedAt,
    asOf,
    totalComments: read.length,
    more,
    reading: null,
  };
}

/** Where all replies were seen and none is the creator's, a question counts as one without replies. */
function toGiven({
  text,
  likeCount,
  replyCount,
  ownerReplied,
  publishedAt,
  byOwner,
  commentId,
  writer,
}: Comment): GivenComment {
  return {
    text,
    likes: likeCount,
    replies: ownerReplied === false ? 0 : replyCount,
    publishedAt,
    byCreator: byOwner,
    thread: commentId,
    ...(writer !== undefined && { writer }),
  };
}

/** On one line, and without characters that turn the direction of the text around it. */
function toTitle(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

/** Without lone surrogates and NUL, which the database and pages do not take. */
function wellFormed(text: string): string {
  return text.toWellFormed().replaceAll("\0", "");
}
