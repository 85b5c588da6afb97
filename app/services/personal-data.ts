import type { Card } from "../model/card";
import type { Desk } from "../model/desk";
import type { Event } from "../model/event";
import type { Feedback } from "../model/feedback";
import type { KeptChannel } from "../model/kept-channel";
import type { FreeUse } from "../model/plan-limits";
import type { SealRow } from "../model/seal";
import type { Subscription } from "../model/subscription-plan";
import type { NoteTime, WatchedChannel } from "../model/watch";
import type { ConnectedAssistant } from "./assistants";
import type { ApiKey } from "./keys";
import type { NamedTopics } from "./own-channel";

/** What a creator made of one tool. */
interface StoredWork {
  tool: string;
  desk: Desk;
  /** Number of changes. */
  version: number;
  updatedAt: Date;
  /** Its figure on the dashboard. */
  figure: unknown;
  /** As saved; the text itself if it is not JSON. */
  state: unknown;
}

/** Feedback that a creator sent, and the state of its mail. */
interface SentFeedback extends Feedback {
  /** Also the id its mail carries. */
  id: string;
  createdAt: Date;
  mail: { attempts: number; sentAt: Date | null; nextTryAt: Date | null; failure: string | null };
}

/** A subscription without the payment provider's ids. */
export type StoredSubscription = Omit<Subscription, "subscription_id">;

/** An event as it is kept. */
type StoredEvent = Omit<Event, "kind" | "facts"> & { kind: string; facts: unknown };

/** A channel that is watched. */
type StoredWatch = Pick<WatchedChannel, "id" | "title" | "since" | "isMuted" | "mutedKinds">;

/** A seal with what was sealed, the salt included. */
interface StoredSeal extends SealRow {
  content: unknown;
  scoredAt: Date | null;
  cameTrue: boolean | null;
}

/** Everything the database holds about one visitor. */
export interface StoredData {
  /** First and last visit, the latter to the day; null for a visitor who saved nothing in a tool. */
  seen: { first: Date; last: Date } | null;
  work: StoredWork[];
  /** The connected channel by source; the text itself if it cannot be read, null without a channel. */
  channel: KeptChannel | string | null;
  /** The ideas of the last weekly notes; null without any. */
  weekIdeas: unknown;
  feedback: SentFeedback[];
  /** When they became a customer of the payment provider. */
  customerSince: Date | null;
  subscriptions: StoredSubscription[];
  /** The free analyses that they had. */
  freeAnalyses: FreeUse[];
  /** The topics named for the Live Visibility Score, and what their searches showed. */
  visibility: NamedTopics;
  /** The cards of the plan. */
  plan: Card[];
  /** What was sealed for them, in its order: each with its place in the chain, and how it came out. */
  record: StoredSeal[];
  /** When the calendar address of the plan was made; null without one. */
  feedSince: Date | null;
  /** The same of the feed of news and notes. */
  watchFeedSince: Date | null;
  /** The channels they watch. */
  watched: StoredWatch[];
  /** The seasons they were told of, in the order of topics. */
  toldSeasons: { topic: string; at: Date }[];
  /** When their weekly note comes; null until they choose. */
  noteTime: NoteTime | null;
  /** When the next note comes by mail; null where none does. */
  noteMailDue: Date | null;
  /** Where events go by themselves, without its secret; null where they go nowhere. */
  webhook: { url: string; since: Date; off: string | null } | null;
  /** Their keys, without secrets. */
  keys: ApiKey[];
  /** The assistants that may act in their name, without tokens. */
  assistants: ConnectedAssistant[];
  /** What happened to their channel and their plan, the newest first, whatever version wrote it. */
  events: StoredEvent[];
}

type Deleted =
  /** `isSessionGone` is false if the session's entry is left, which nobody can reach any more. */
  | { isSessionGone: boolean }
  /** Nothing was deleted, since a subscription would still be charged. */
  | "subscribed";

/** The visitor's data, found by owner and never by user: in demo, all visitors share one user. */
export interface PersonalData {
  /** Everything, in one read. Throws if the database does not answer. */
  collect(): Promise<StoredData>;
  /** Deletes everything at once or nothing, and can be repeated. Throws if nothing could be deleted. */
  delete(): Promise<Deleted>;
}
