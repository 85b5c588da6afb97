import type { Card } from "../model/card";

/** What a calendar shows of a card. */
export type FeedCard = Pick<
  Card,
  "id" | "idea" | "title" | "state" | "series" | "episode" | "isSample" | "version" | "updatedAt"
> & {
  /** The day it stands on (`cardDay`). */
  date: string;
};

/** What a feed shows: its plan's cards with a day, those dropped left out, the earliest first. */
export interface FeedRead {
  /** Tells this plan from others, and leads to neither owner nor secret. */
  plan: string;
  cards: FeedCard[];
}

/**
 * The visitor's calendar feed: an address that whoever knows it may read. Only a fingerprint of its secret is kept, so it
 * is shown once, when it is made. Every method throws if the database does not answer.
 */
export interface PlanFeed {
  /** When the feed was made; null without one. */
  madeAt(): Promise<Date | null>;
  /**
   * Makes a feed and tells its secret; a feed from before ends with it.
   *
   * @throws CeilingReached where the visitor's address made too many new owners today
   */
  make(): Promise<string>;
  /** Ends the feed: its address answers 404 from then on. */
  end(): Promise<void>;
  /** What the feed of a secret shows, without a visit of its owner; null for a secret of no feed. One round trip. */
  read(secret: string): Promise<FeedRead | null>;
}
