import type { Subscription } from "../billing/subscription";
import type { Feedback } from "../feedback/feedback";
import type { Desk } from "../tools/tool/desks";

/** What a creator made of one tool. */
export interface KeptWork {
  tool: string;
  desk: Desk;
  /** Counts the changes. */
  version: number;
  updatedAt: Date;
  /** Its figure on the dashboard. */
  figure: unknown;
  /** As it is kept; the text itself where it is no JSON. */
  state: unknown;
}

/** Feedback that a creator sent, and what became of its mail. */
export interface SentFeedback extends Feedback {
  /** Also the key that its mail carries. */
  id: string;
  createdAt: Date;
  mail: { attempts: number; sentAt: Date | null; nextTryAt: Date | null; failure: string | null };
}

/** A subscription without the payment provider's ids. */
export type KeptSubscription = Omit<Subscription, "subscription_id">;

/** All that the database holds of one visitor. */
export interface Kept {
  /** When they first and last were here, the latter to the day; null for who has kept nothing in a tool. */
  seen: { first: Date; last: Date } | null;
  work: KeptWork[];
  feedback: SentFeedback[];
  /** Since when they are a customer of the payment provider. */
  customerSince: Date | null;
  subscriptions: KeptSubscription[];
}

export type Deleted =
  /** `isSessionGone` is false where only the session's entry is left, which nobody can reach any more. */
  | { cookies: string[]; isSessionGone: boolean }
  /** A subscription would go on being charged: nothing was deleted. */
  | "subscribed";

/** What is kept of the visitor, by owner and never by user (design, Modes and owners). */
export interface Belongings {
  /** False where the visitor's address asks too often. */
  allowed(): Promise<boolean>;
  /** Everything, in one read. Throws where the database does not answer. */
  collect(): Promise<Kept>;
  /**
   * Deletes all of it at once, or nothing; a second time is no mistake. Throws where nothing could be
   * deleted.
   */
  delete(): Promise<Deleted>;
}
