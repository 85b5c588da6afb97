import { z } from "zod";
import { OUTCOME_DAYS } from "./card";
import { LIGHT_COLORS } from "./light";

/** How many days an event is kept: as long as what YouTube's API tells, for some events hold a little of it. */
export const EVENT_DAYS = 30;

/** Uploads that one event names; it counts all of them. */
export const NAMED_UPLOADS = 20;

const card = z.string();
/** A watched channel and its video, by YouTube's ids; the title as it was then, since the video may be gone. */
const ofVideo = { channel: z.string(), video: z.string(), title: z.string() };
/** A place among the videos of a search, from 1; null where the channel was not among them. */
const place = z.number().int().nullable();

/** What each kind tells, in references and figures: texts stay where they are kept. */
const FACTS = {
  /** A new video is what moves most on a channel, and what a webhook is for first. */
  "uploads-published": z.object({
    count: z.number().int(),
    uploads: z.array(z.object({ id: z.string().nullable(), publishedAt: z.string() })).max(NAMED_UPLOADS),
  }),
  /** A place in a search moves by itself, and nobody would look every week. */
  "visibility-moved": z.object({ topic: z.string(), from: place, to: place }),
  /** An idea has become a video: the plan's own milestone, found by a job or set by hand. */
  "card-published": z.object({ card }),
  /** Whether Greenlight was right, at each age: it becomes known days after anybody looked. */
  "outcome-known": z.object({
    card,
    days: z.literal(OUTCOME_DAYS),
    isInside: z.boolean().nullable(),
    beatUsual: z.boolean().nullable(),
    light: z.enum(LIGHT_COLORS).nullable(),
  }),
  // What a watched channel did (engines/watch): a creator would have to look every day.
  "watched-upload": z.object({ ...ofVideo, publishedAt: z.string() }),
  "watched-outlier": z.object({
    ...ofVideo,
    publishedAt: z.string(),
    views: z.number(),
    /** As a multiple of what the channel usually had at that age, with the interval of its `n` uploads. */
    times: z.number(),
    low: z.number(),
    high: z.number(),
    n: z.number().int(),
    /** Age in days when it was counted. */
    days: z.number(),
    /** False where a length is unknown: Shorts may be among those compared. */
    isSameKind: z.boolean(),
    /** It was one before the channel was watched. */
    isPast: z.boolean(),
  }),
  "watched-title": z.object({ ...ofVideo, from: z.string(), views: z.number().nullable() }),
  "watched-thumbnail": z.object({ ...ofVideo, views: z.number().nullable() }),
  "watched-withdrawn": z.object({ ...ofVideo, publishedAt: z.string() }),
  /** Days between uploads, in the middle: before, and now by its newest `n` gaps. */
  "watched-rhythm": z.object({
    channel: z.string(),
    from: z.number(),
    to: z.number(),
    n: z.number().int(),
  }),
  /** A season of a topic of the creator's: it begins while nobody looks, two months before it peaks. */
  "season-begun": z.object({
    topic: z.string(),
    /** English month name. */
    peak: z.string(),
    /** The Wikipedia article whose readers were counted. */
    article: z.string(),
  }),
};

/** What a watched channel did. */
const CHANNEL_KINDS = [
  "watched-upload",
  "watched-outlier",
  "watched-title",
  "watched-thumbnail",
  "watched-withdrawn",
  "watched-rhythm",
] as const satisfies readonly (keyof typeof FACTS)[];
export type ChannelEventKind = (typeof CHANNEL_KINDS)[number];

/** What is news to who watches channels: their events, and seasons of the creator's own topics. */
export const WATCH_KINDS = [...CHANNEL_KINDS, "season-begun"] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

export type EventKind = keyof typeof FACTS;
export const EVENT_KINDS = Object.keys(FACTS) as EventKind[];

/** What is put on record; the owner, and whether it is the channel's, go without saying where it is written. */
export type NewEvent<Kind extends EventKind = EventKind> = {
  [Each in Kind]: { kind: Each; at: Date; facts: z.input<(typeof FACTS)[Each]> };
}[Kind];

const happened = <Kind extends EventKind>(kind: Kind) =>
  z.object({
    id: z.number().int(),
    kind: z.literal(kind),
    /** ISO instant: what YouTube told happened when it was asked. */
    at: z.string(),
    facts: FACTS[kind],
    /** ISO instant at which its owner saw it; null until then. */
    seen: z.string().nullable(),
  });

const news = [
  happened("watched-upload"),
  happened("watched-outlier"),
  happened("watched-title"),
  happened("watched-thumbnail"),
  happened("watched-withdrawn"),
  happened("watched-rhythm"),
  happened("season-begun"),
] as const;

/** Something that happened to what is an owner's. */
export const event = z.discriminatedUnion("kind", [
  happened("uploads-published"),
  happened("visibility-moved"),
  happened("card-published"),
  happened("outcome-known"),
  ...news,
]);

/** What happened on a watched channel, or to a topic. */
export const watchEvent = z.discriminatedUnion("kind", news);
export type WatchEvent = z.infer<typeof watchEvent>;

export type Event = z.infer<typeof event>;
