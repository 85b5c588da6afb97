import type { Channel } from "../../model/channel";
import type { KeptDigest } from "../../model/comment-digest";
import type { IdeaKind } from "../../model/idea";
import type { LightColor } from "../../model/light";

/** One of the channel's own uploads, as evidence. */
export interface EvidenceUpload {
  /** YouTube's id; null where the source tells none. */
  id: string | null;
  title: string;
  views: number;
  /** Milliseconds since 1970. */
  publishedAt: number;
  /** Its views as a multiple of what uploads around it got, adjusted for age. */
  multiple: number | null;
}

/** Another channel's video that did better than that channel's usual. */
export interface OthersVideo {
  channel: string;
  title: string;
  /** Of that channel's usual. */
  multiple: number;
  /** YouTube's id of the video. */
  id: string;
}

/** What decided an idea of the channel's own: all of it, where the uploads shown are an excerpt. */
export interface Basis {
  /** One upload, all on its subject, those that its light has as most like it, the last episodes of a series, or all in a frame. */
  of: "upload" | "subject" | "alike" | "series" | "frame";
  count: number;
  /** The median of what they got, of what uploads around them did. */
  multiple: number;
  /** When the last of them came out, in milliseconds since 1970. */
  last: number;
}

/** What an idea stands on. An upload that decided it alone comes first. */
export type Evidence =
  | { kind: "uploads"; uploads: readonly EvidenceUpload[]; basis: Basis }
  | { kind: "comments"; video: string | null; count: number; excerpts: readonly string[] }
  | { kind: "channels"; videos: readonly OthersVideo[] }
  /** The first instant of the month in which the topic peaks, in milliseconds since 1970, and the channel's uploads on it. */
  | { kind: "season"; topic: string; peaks: number; uploads: readonly EvidenceUpload[] };

/** One idea for the channel's next upload. */
export interface ContentIdea {
  /** The same from day to day: what "keep" and "dismiss" remember. */
  key: string;
  kind: IdeaKind;
  /** A title that may go on the plan as it stands; null where none is likely enough: subject and frame then stand side by side. */
  title: string | null;
  subject: string;
  /** What the title shares with earlier ones, "…" for its gap. */
  frame: string | null;
  /** The channel's own title to go by, beside a subject without title and frame; null or absent where none is clear enough. */
  like?: string | null | undefined;
  evidence: Evidence;
  /** That it beats the channel's usual, 0 to 1. */
  chance: number;
  /** The light's, of the idea as it stands. */
  color: LightColor;
  /** When it must be gone, as an ISO instant, for the words of viewers in it; absent where nothing must. */
  until?: string;
}

/** Where ideas may come from. Only the channel is needed. */
export interface IdeaSources {
  channel: Pick<Channel, "name" | "uploads">;
  /** Digests of analyzed comments, with the title of the video that each is of, and until when they may be kept. */
  comments?: readonly {
    video: string | null;
    until?: string;
    digest: Pick<KeptDigest, "requests" | "questions" | "comments">;
  }[];
  /** Outliers of watched channels. */
  watched?: readonly OthersVideo[];
  /** Topics of the channel whose season is near, each with the first instant of its peak month (`seasonAhead`). */
  seasons?: readonly { topic: string; peaks: number }[];
}

/** The ideas of a channel, best first, and what would add others. */
export interface IdeaList {
  /** Whether there are uploads enough to judge by, of the kind that the channel makes now. */
  isEnough: boolean;
  ideas: readonly ContentIdea[];
  missing: readonly ("comments" | "watched" | "seasons")[];
}

/** An idea that is not judged yet. */
export interface Candidate extends Omit<ContentIdea, "key" | "chance" | "color"> {
  /** What it is compared by: its title, else its subject. */
  text: string;
  /** Whether it is known that no upload is it. */
  isNew?: true;
  /** Titles that its subject could have where it has none: the likeliest is taken. */
  titles?: readonly Titled[];
}

/** A title, and what it shares with others. */
export interface Titled {
  title: string;
  frame: string;
}
