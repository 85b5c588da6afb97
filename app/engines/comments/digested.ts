import type {
  Excerpt,
  KeptDigest,
  KeptExamples,
  KeptInsight,
  KeptTrigger,
  Theme,
} from "../../model/comment-digest";
import type { SpamKind } from "../sentiment";
import type { FaultSide } from "./claims/trigger-rules";
import { type DistinctComment, pickEvidence, sumLikes } from "./scored-comments";
import { computeShares, countSentiments, findLeaning } from "./shares";

/** What a theme, a trigger and a moment say of the comments behind them. */
export function summarize(
  comments: readonly DistinctComment[],
): Pick<Theme, "support" | "likes" | "shares" | "leaning" | "evidence"> {
  const counts = countSentiments(comments.flatMap(({ sentiment }) => sentiment ?? []));
  return {
    support: comments.length,
    likes: sumLikes(comments),
    shares: computeShares(counts),
    leaning: findLeaning(counts),
    evidence: pickEvidence(comments),
  };
}

/** What stirs viewers, as it is kept but for its name. */
export interface Trigger extends Omit<KeptTrigger, "name"> {
  /** Of sound, pace and advertising: what of it viewers mind. */
  side?: FaultSide;
  /** For a moment only: viewers tell each other to skip to it. */
  isSkippedTo?: boolean;
}

/** What to do about a claim. */
export type Advice =
  /** A request: make a video of it, add it to this one, or do it their way. */
  | "make"
  | "add"
  | "change"
  /** A question. */
  | "answer"
  /** A fault of the video. */
  | Exclude<FaultSide, "sponsor">
  | "clickbait"
  /** A moment: begin nearer to it, open like it again, or make a Short of it. */
  | "begin-nearer"
  | "open-again"
  | "reuse"
  /** A theme: fix what is blamed, keep what is praised. */
  | "fix"
  | "keep";

/** What a creator can act on: the claim it is based on has its figures. */
export interface Insight extends Omit<KeptInsight, "text"> {
  advice: Advice;
}

/** What many comments say together: every claim with its counts and evidence. */
export interface Digest extends Omit<KeptDigest, "triggers" | "insights"> {
  triggers: Trigger[] | null;
  insights: Insight[];
}

/** A few of the comments that no figure counts. */
export interface ExcludedExamples extends Pick<KeptExamples, "languages"> {
  spam: (Pick<Excerpt, "text" | "cut"> & { why: SpamKind })[];
}
