/** What a creator can ask. `docs/evaluation/ask.md` has how often it is recognised. */
export const INTENTS = [
  "channel-figures",
  "last-uploads",
  "upload-figures",
  "series",
  "viewer-requests",
  "judge-idea",
  "write-titles",
  "when-to-upload",
  "watched-news",
  "due-next",
  "next-ideas",
  "earnings",
  "accuracy",
  "forecast",
  "interest",
  "describe",
] as const;
export type Intent = (typeof INTENTS)[number];

/** What was asked before, which a follow-up keeps. */
export interface Turn {
  intent: Intent;
  /** "mushroom foraging" */
  subject: string | null;
  /** What stands against it, where it asks to choose ("X or Y"), or is named beside it in quotation marks. */
  other?: string | null;
  /** The kind of video it asks for; null for all. */
  kind?: "short" | "long" | null;
}

/** A time that uploads are asked of; "loose" where its ends are not known. */
export type Span =
  | { kind: "year"; year: number }
  | { kind: "month"; month: number; year: number | null }
  | {
      kind: "near";
      unit: "day" | "week" | "month" | "year";
      count: number | null;
      isThis: boolean;
      isPast: boolean;
    }
  | { kind: "loose" };

/** A question as read. */
export interface Reading extends Turn {
  other: string | null;
  /** True if it holds Shorts against long videos. */
  comparesKinds: boolean;
  /** Which end it asks for, where it asks for one: "my best video ever", "what flopped". */
  extreme: "most" | "least" | null;
  /** True if it goes on with the turn before. */
  isFollowUp: boolean;
  /** The item of the answer before that it points at, from 1: "the second one"; null if none. */
  item: number | null;
}
