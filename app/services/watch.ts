import type { ContentIdea } from "../engines/content-ideas";
import type { Happened } from "../engines/watch";
import type { CardVideo, PlannedCard } from "../model/card";
import type { WatchEvent, WatchKind } from "../model/event";
import type { MeasuredUpload } from "../model/upload";
import type { NoteTime, WatchedChannel, WatchedUploads, WatchedVideo, WatchPage } from "../model/watch";
import type { OutcomeRow, SecretAddress } from "./plan";

/** A channel to be watched, with what was read of it just now, if anything was. */
export interface FoundChannel {
  id: string;
  title: string;
  playlist: string | null;
  page: WatchPage | null;
}

/** How many of those given are watched from now on, were before, and found no room among the most there may be. */
interface Added {
  added: number;
  already: number;
  full: number;
  most: number;
}

/**
 * The channels that the visitor watches, by owner and never by user: in the demo all visitors share one user. Every method
 * throws if the database does not answer.
 */
export interface Watching {
  /** The first watched first. Notes, once a day, that its visitor is here: channels are read more often then. */
  list(): Promise<WatchedChannel[]>;
  /** How many the visitor's plan allows (plan-limits.ts). */
  most(): Promise<number>;
  /**
   * Watches these, as far as there is room, and puts their past outliers on record.
   *
   * @throws CeilingReached where the visitor's network made too many new owners today, or had its share of storage
   */
  add(channels: FoundChannel[]): Promise<Added>;
  /** Ends it and takes the channel's events along: false if it was not watched. */
  remove(channelId: string): Promise<boolean>;
  /** Mutes a channel, a kind, or a kind on one channel: how many watched channels that is. Unsaid is all. */
  mute(
    what: { channel?: string | undefined; kind?: WatchKind | undefined },
    isMuted: boolean,
  ): Promise<number>;
  /** What happened on the channels watched, and seasons that began, the newest first, without what is muted. */
  events(asked: {
    most: number;
    channel?: string | undefined;
    kind?: WatchKind | undefined;
  }): Promise<WatchEvent[]>;
  /** When the weekly note comes; null until the visitor chose. */
  noteTime(): Promise<NoteTime | null>;
  /**
   * Keeps when it comes, with the owner.
   *
   * @throws CeilingReached where the visitor's network made too many new owners today
   */
  setNoteTime(time: NoteTime): Promise<void>;
  /** One of them with what is kept of its uploads, newest first; null for a channel that is not watched. */
  channel(channelId: string): Promise<{ channel: WatchedChannel; videos: WatchedVideo[] } | null>;
}

type NotedVideo = Pick<CardVideo, "id" | "title" | "publishedAt" | "publishedWithinDays">;
export type NotedUpload = Omit<NotedVideo, "id"> &
  Pick<MeasuredUpload, "videoId" | "views" | "durationSeconds" | "countedAt">;
export type NotedCard = Pick<PlannedCard, "id" | "idea" | "title" | "state" | "date" | "isSample"> & {
  video: NotedVideo | null;
};

/** What a weekly note is made of: all of it kept for its own sake. */
export interface NoteKept {
  channel: { isSample: boolean; uploads: readonly NotedUpload[] } | null;
  outcomes: readonly (Pick<OutcomeRow, "forecast"> & { video: NotedVideo | null })[];
  cards: readonly NotedCard[];
  watched: readonly WatchedChannel[];
  events: readonly WatchEvent[];
  /** The ideas of the last notes, by their day. */
  weeks: readonly WeekIdeas[];
  /** What could not be read of what ideas come from. */
  unread: readonly UnreadIdeas[];
}

/** A source of ideas that could not be read, or all of them. */
export const UNREAD_IDEAS = ["comments", "watched", "ideas"] as const;
export type UnreadIdeas = (typeof UNREAD_IDEAS)[number];

/** Ideas for the creator's channel as they stood in the note of a day. */
interface WeekIdeas {
  day: string;
  ideas: readonly Omit<ContentIdea, "evidence">[];
}

/** What a feed of news and notes shows: what its owner's own pages are made of. */
interface WatchFeedRead extends NoteKept {
  /** Tells this feed from others, and leads to neither owner nor secret. */
  feed: string;
  madeAt: Date;
  /** The owner's first visit: there was no note before. */
  since: Date;
  /** When the weekly note comes; null until the owner chose. */
  time: NoteTime | null;
}

/** The visitor's feed of news and notes. */
export interface WatchFeed extends SecretAddress {
  /**
   * What the feed of a secret shows; null for a secret of no feed. Noted, once a day, as a visit of its owner. Two round
   * trips.
   */
  read(secret: string): Promise<WatchFeedRead | null>;
}

/** The visitor's weekly note by mail. */
export interface NoteMail {
  /** Where it goes and whether it does; null where there is no account with a confirmed address, as in the demo. */
  state(): Promise<{ email: string; isOn: boolean } | null>;
  /** Turns it on or off, and takes what waits along; false where there is no account with a confirmed address. */
  turn(isOn: boolean): Promise<boolean>;
  /** Whether a link of a mail is ours, for a page that changes nothing. */
  isOurs(token: string): Promise<boolean>;
  /** Turns it off for whoever a link of a mail names, once more or not; false for a link that is not ours. */
  end(token: string): Promise<boolean>;
}

/** Where the hub finds us for one channel: the address is a secret between us. */
export interface Callback {
  channel: string;
  token: string;
}

/** What the hub asks before it starts or ends a subscription, or tells that it will not start it (WebSub, 5.2 and 5.3). */
interface HubQuestion {
  mode: "subscribe" | "unsubscribe" | "denied";
  topic: string;
  /** How long it will push. */
  leaseSeconds: number | null;
}

/** Why a notification is not read: nobody was given its address, the signature is another's, or it is no feed of ours. */
export const UNREAD_PUSH = ["unknown", "forged", "unreadable"] as const;

interface PushedChannel {
  seenAt: Date;
  /** The hub is to push it by now. */
  isPushed: boolean;
  /** null before the first reading. */
  uploads: WatchedUploads | null;
  version: number;
}

/** What the hub pushes (WebSub), of channels that somebody watches. Every method throws if the database does not answer. */
export interface Pushes {
  /** Whether we asked the hub for this, and still want it: notes how long it will push. */
  confirm(callback: Callback, question: HubQuestion): Promise<boolean>;
  /** The page in a notification whose signature is right. */
  open(
    callback: Callback,
    notification: { body: string; signature?: string | undefined },
  ): Promise<WatchPage | (typeof UNREAD_PUSH)[number]>;
  /** A channel as it is kept; null where nobody watches it. */
  channel(id: string): Promise<PushedChannel | null>;
  /** Keeps what a page changed, with what happened; false where another wrote in between. */
  save(
    channel: { id: string; version: number; uploads: WatchedUploads; dueBy: Date },
    happened: Happened[],
  ): Promise<boolean>;
}
