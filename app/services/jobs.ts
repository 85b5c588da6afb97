import type { NewEvent } from "../model/event";
import type { KeptChannel } from "../model/kept-channel";
import type { SealedDay } from "../model/seal";
import type { TrendRecord } from "../model/trend";
import type { NoteTime } from "../model/watch";
import type { Outbox } from "./outbox";
import type { ChannelReading, ChannelRow, WatchReading } from "./readings";
import type { InterestSource } from "./trends";
import type { VideoSearch } from "./videos";
import type { WebhookEvents } from "./webhook";
import type { NextWorkspace, Place } from "./workspaces";

/** A state of a tool in which something may be kept no longer. */
export interface ExpiredState extends Place {
  ownerId: string;
  /** As it is kept: JSON. */
  state: string;
  version: number;
}

export interface ExpiredStates {
  find(at: Date, most: number): Promise<ExpiredState[]>;
  /** What may be kept of a state. Throws where that cannot be told. */
  left(expired: ExpiredState, at: Date): Promise<NextWorkspace>;
  /** Both leave a state alone that somebody wrote in between. */
  rewrite(expired: ExpiredState, next: NextWorkspace): Promise<void>;
  empty(expired: ExpiredState): Promise<void>;
}

interface ExpiringChannels {
  find(at: Date, most: number): Promise<ChannelRow[]>;
  /** Writes over the row's version; null deletes it. */
  save(row: ChannelRow, next: KeptChannel | null): Promise<unknown>;
}

/** A topic to be read: its key, and the article to read about where that is settled. */
export interface TopicKey {
  key: string;
  article: string | null;
}

/** A record with the key it is kept under. */
export interface KeyedRecord {
  key: string;
  record: TrendRecord;
}

export interface TrendStore {
  /** Topics that were asked for, the last first. */
  recent(limit: number): Promise<TopicKey[]>;
  /** Topics asked since then that nobody has read. */
  unread(since: Date, limit: number): Promise<TopicKey[]>;
  save(records: KeyedRecord[]): Promise<void>;
  /** Keeps them only where nothing better is. */
  saveSamples(records: KeyedRecord[]): Promise<void>;
  /** Notes the HTTP status that a reading ended in. */
  noteFailure(key: string, status: number): Promise<void>;
}

/** A topic that a creator named, whose search is due. */
export interface DueTopic {
  ownerId: string;
  key: string;
  topic: string;
}

/** What tells whose a video of a search is. */
export type FoundVideo = Record<"channelId" | "videoId" | "title", string>;

/** A weekly note that is to go out. */
export interface DueNote {
  ownerId: string;
  /** The account's confirmed address. */
  to: string;
  dueAt: Date;
  /** As the owner chose it; null until then. */
  time: NoteTime | null;
}

/** Weekly notes by mail. Finds nobody in the demo. */
interface NotesByMail {
  /** Those longest due first. */
  due(most: number): Promise<DueNote[]>;
  /**
   * Puts a note into the outbox, once an owner and week, and moves the next on: one batch. False where nothing happened, or
   * where it is too late: then only that.
   */
  write(note: DueNote): Promise<boolean>;
  /** Lets the others go first. */
  postpone(note: DueNote): Promise<void>;
}

interface DueTopics {
  /** Searches a day of this deployment. */
  searches: number;
  /** Topics answered in the current quota day. */
  answeredToday(): Promise<number>;
  /** Takes the topic that waits longest and was asked before then; of sample channels alone, where only samples answer. */
  claim(askedBefore: Date, only: { ofSamples: boolean }): Promise<DueTopic | null>;
  isOwn(ownerId: string): Promise<(video: FoundVideo) => boolean>;
  save(
    due: DueTopic,
    answer: { askedAt: Date; found: { videoId: string; title: string; place: number }[] },
  ): Promise<void>;
  postpone(due: DueTopic, askedAt: Date): Promise<void>;
}

/** Subscriptions whose period has passed without the payment provider's word. */
export interface OverdueSubscriptions {
  /** Whether there is a provider to ask. */
  isOn: boolean;
  find(before: Date, limit: number): Promise<string[]>;
  /** Asks how one stands, and keeps it; false where the provider has no record of it. */
  reread(id: string): Promise<boolean>;
}

/** What is deleted by the daily purge, by the instant before which it goes. */
export interface PurgedBefore {
  answers: Date;
  leases: Date;
  /** A day of YouTube's quota, "2026-11-22". */
  quotaDay: string;
  topics: Date;
  owners: Date;
  passersBy: Date;
  stripeEvents: Date;
  events: Date;
  sessionEnds: Date;
}

/** How many rows of each went. */
export type Purged = Record<
  "answers" | "leases" | "days" | "topics" | "owners" | "stripeEvents" | "events",
  number
>;

/** Asking the hub to push, where this deployment can be found by it; elsewhere nothing is due. */
export interface Hub {
  /** Takes channels whose subscription is due, as many as the run has calls for: nobody asks for them meanwhile. */
  claim(): Promise<{ id: string; mode: "subscribe" | "unsubscribe" }[]>;
  /** Null where the hub took it; it checks with us then. `isGeneral`: it would be the same with every channel. */
  ask(channel: {
    id: string;
    mode: "subscribe" | "unsubscribe";
  }): Promise<{ error: Error; isGeneral: boolean } | null>;
  postpone(ids: string[], until: Date): Promise<void>;
}

/** What a creator's topics are known by. */
export interface Creator {
  ownerId: string;
  /** The newest that they asked about, with the key of its record. */
  asked: { key: string; topic: string } | null;
  /** Of the cards of their own, the newest first. */
  ideas: string[];
  /** Their plan lacks these alerts: one is free. */
  isFree: boolean;
}

/** Seasons of creators' topics, each told once. */
export interface Seasons {
  /** Creators with an account whose turn it is: each has one a day. Without who had a free alert and has no more. */
  turn(): Promise<Creator[]>;
  /** What readers tell of topics by their keys, without the counts. */
  records(keys: string[]): Promise<KeyedRecord[]>;
  /** Puts those on record that their owner was not told for most of a year: how many. */
  note(all: { ownerId: string; isFree: boolean; event: NewEvent<"season-begun"> }[]): Promise<number>;
}

/** What the jobs of cron may ask of the edge. Every method throws if the database does not answer. */
export interface JobServices {
  outbox: Outbox;
  notesByMail: NotesByMail;
  webhookEvents: WebhookEvents;
  expiredStates: ExpiredStates;
  /** Takes out of cards what YouTube told of their videos and has to be gone at an instant: how many cards. */
  outcomes: { dropDue(at: Date): Promise<number> };
  record: {
    lastDay(): Promise<SealedDay | null>;
    /** The hashes of rows after one and before an instant, joined by commas (functions/record/chain.ts), and how many. */
    hashesAfter(
      n: number,
      bounds: { before: Date; most: number },
    ): Promise<{ hashes: string; count: number }>;
    /** Keeps a day with the figures of that moment; one that is there stays. */
    keepDay(day: SealedDay): Promise<void>;
  };
  expiringChannels: ExpiringChannels;
  channelReading: ChannelReading;
  watchReading: WatchReading;
  hub: Hub;
  seasons: Seasons;
  trendStore: TrendStore;
  /** Where interest comes from, and what stands in where that could not be asked. */
  interest: InterestSource & { sample(keyword: string, now: Date): TrendRecord };
  dueTopics: DueTopics;
  videos: Pick<VideoSearch, "source" | "search" | "recall">;
  overdue: OverdueSubscriptions;
  /** Deletes what is older, in one round trip. */
  rows: { purge(before: PurgedBefore): Promise<Purged> };
}
