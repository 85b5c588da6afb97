import { z } from "zod";
import { WATCH_KINDS } from "./event";

/** YouTube's id of a channel. */
export const channelId = z
  .string()
  .regex(/^UC[\w-]{22}$/, "Name the channel by its id: UC and 22 characters.");

/** What is known of a thumbnail, by fingerprints of its bytes. */
const watchedPicture = z.object({
  /** What was shown at the last look, with its entity tag, and when that was. */
  tag: z.string(),
  etag: z.string().nullable(),
  at: z.number(),
  /** What looks agree on; null until three do. */
  agreed: z.string().nullable(),
  /** Looks in a row that showed it. */
  times: z.number(),
  /** What the last look showed in its place. */
  other: z.string().nullable(),
  /** Looks in a row that showed that. */
  others: z.number(),
  /** What some edges of YouTube show beside it, and what was agreed on before. */
  known: z.array(z.string()),
  past: z.array(z.string()),
});
export type WatchedPicture = z.infer<typeof watchedPicture>;

/** An upload of a watched channel as it is kept. Instants are in milliseconds: there are fifty of these a channel. */
export const watchedVideo = z.object({
  id: z.string(),
  title: z.string(),
  /** ISO instant. */
  publishedAt: z.string(),
  /** Its length; null where no source told it. */
  seconds: z.number().nullable(),
  /** By its address, which feeds tell for some: known to be a Short, else nothing is known. */
  isShort: z.boolean(),
  /** Counts of its views, oldest first: one an age (COUNTED_AT of engines/watch) within 29 days, and the newest. */
  counts: z.array(z.tuple([z.number(), z.number()])),
  /** The highest count, which YouTube may have corrected since. */
  peak: z.tuple([z.number(), z.number()]).nullable(),
  /** null where it was not looked at. */
  thumbnail: watchedPicture.nullable(),
  /** Its title before, when that changed, and by which source. */
  before: z.object({ title: z.string(), at: z.number(), source: z.string() }).nullable(),
  /** When it was last seen. */
  seenAt: z.number(),
  /** A feed has shown it. */
  inFeed: z.boolean(),
  /** Since when it is missing where it should be; null while it is there. */
  missingAt: z.number().nullable(),
  /** What was put on record of it, so that it is no second time. */
  noted: z.array(z.enum(["outlier", "withdrawn"])),
});
export type WatchedVideo = z.infer<typeof watchedVideo>;

/** All that is kept of a watched channel's uploads. */
export const watchedUploads = z.object({
  /** Newest first. */
  videos: z.array(watchedVideo),
  /** Of the newest page taken, in milliseconds. */
  readAt: z.number(),
  /** Uploads from before this instant are no news: they were there when watching began, or left these. */
  newsAfter: z.number(),
  /** Days between uploads that were last put on record; null where there were too few uploads. */
  rhythm: z.number().nullable(),
});
export type WatchedUploads = z.infer<typeof watchedUploads>;

/** When a creator's weekly note comes, in their own time zone. */
export const noteTime = z.object({
  /** 0 is Sunday, as in `Date.getUTCDay`. */
  weekday: z.number().int().min(0).max(6),
  hour: z.number().int().min(0).max(23),
  /** "Europe/Zurich" */
  zone: z.string().min(1).max(64),
});
export type NoteTime = z.infer<typeof noteTime>;

export const WATCH_SOURCES = ["api", "feed", "push"] as const;
type WatchSource = (typeof WATCH_SOURCES)[number];

/** One upload as a source tells it; what it does not tell is null. */
export interface SeenVideo {
  id: string;
  title: string;
  publishedAt: string;
  seconds: number | null;
  isShort: boolean;
  views: number | null;
  /** A look at its thumbnail; null without one. */
  thumbnail: Pick<WatchedPicture, "tag" | "etag"> | null;
  /** When its title or text changed last, in milliseconds, where a push tells it. */
  updatedAt?: number;
}

/** What a source told of a channel at an instant, all in one page. */
export interface WatchPage {
  source: WatchSource;
  /** When it was asked, in milliseconds. */
  at: number;
  videos: SeenVideo[];
  /** The page was read to its end, and each entry of it could be: only then is something missing from it. */
  isWhole: boolean;
  /** Videos that were asked for by id, and that YouTube left out of a whole answer. */
  missing: string[];
  /** Videos that a push tells are gone, and since when. */
  deleted?: readonly { id: string; at: number }[];
}

/** A channel on the visitor's list. */
export const watchedChannel = z.object({
  id: z.string(),
  title: z.string(),
  /** ISO instants: since when the visitor watches it, and when it was read last, null before the first time. */
  since: z.string(),
  readAt: z.string().nullable(),
  /** How it is read: null before the first time. */
  source: z.enum(WATCH_SOURCES).nullable(),
  /** "missing": YouTube did not know it when it was asked last. */
  state: z.enum(["new", "read", "failed", "missing"]),
  /** Milliseconds between readings, at its own pace. */
  paceMs: z.number(),
  isMuted: z.boolean(),
  mutedKinds: z.array(z.enum(WATCH_KINDS)),
});
export type WatchedChannel = z.infer<typeof watchedChannel>;
