import type { AbTest } from "../model/ab-test";
import type { Card, CardFields, CardMove, NewCard, PlannedCard, WriteBack } from "../model/card";
import type { Event } from "../model/event";
import type { RecordFigures, RecordFile } from "../model/seal";

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
 * A feed of the visitor's: an address that whoever knows it may read. Only a fingerprint of its secret is kept, so it is
 * shown once, when it is made. Every method throws if the database does not answer.
 */
export interface SecretAddress {
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
}

/** The visitor's calendar feed. */
export interface PlanFeed extends SecretAddress {
  /** What the feed of a secret shows, without a visit of its owner; null for a secret of no feed. One round trip. */
  read(secret: string): Promise<FeedRead | null>;
}

/** What happened of late to what is the visitor's: written with each change, in its own transaction, and kept 30 days. */
export interface Events {
  /** The newest first, at most that many. Throws if the database does not answer. */
  list(most: number): Promise<Event[]>;
}

/** A published card, without its texts. */
export type OutcomeRow = Pick<
  Card,
  | "id"
  | "idea"
  | "title"
  | "date"
  | "isSample"
  | "light"
  | "forecast"
  | "video"
  | "outcome"
  | "abTest"
  | "updatedAt"
>;

/** A change that met another tab's: the card as it stands now. */
interface Conflict {
  conflict: Card;
}

/**
 * The cards of the visitor, by owner and never by user: in the demo all visitors share one user. Every method throws if
 * the database does not answer, and has then changed nothing.
 */
export interface Plan {
  /** All cards without their long texts, by state and by place. One query. */
  list(): Promise<PlannedCard[]>;
  /** One card in full; null if the visitor has no card of that id. */
  read(id: string): Promise<Card | null>;
  /** What outcomes need of every card that was published, or of which something was read. One query. */
  listOutcomes(): Promise<OutcomeRow[]>;
  /** Names the video a card became, and what is known of it. False if the card was deleted. */
  setOutcome(id: string, found: Pick<Card, "video" | "outcome">): Promise<boolean>;
  /** Keeps the A/B test of a card's video, or takes it away: false if the card was deleted. */
  setTest(id: string, abTest: AbTest | null): Promise<boolean>;
  /** What became of what was sealed for the visitor's cards. One round trip. */
  record(): Promise<RecordFigures>;
  /** All that was sealed for them, with salts, to be checked by anybody. Two round trips. */
  recordFile(): Promise<RecordFile>;
  /** Every card in full, for exports. */
  readAll(): Promise<Card[]>;
  /**
   * Adds a card at the end of its column. "already" with the id of the open card that has the same idea: sent twice, it is
   * one card. "full" beyond MAX_CARDS.
   *
   * @throws CeilingReached where the visitor's network made too many new owners today, or wrote too much
   */
  add(card: NewCard): Promise<{ added: "new" | "already"; id: string } | "full">;
  /** The same with the videos of a series, in their order: "full" if not all found room. Throws as add, and adds none then. */
  addSeries(cards: NewCard[]): Promise<"added" | "full">;
  /**
   * Writes the fields over a version. "gone" if the card was deleted.
   *
   * @throws CeilingReached where the visitor's network wrote too much today, as whatever writes text here
   */
  change(id: string, over: number, fields: CardFields): Promise<"kept" | "gone" | Conflict>;
  /** Puts a card into a column, whatever else changed: false if it was deleted. */
  move(id: string, to: CardMove): Promise<boolean>;
  /** Gives a card a day, or takes it away: false if it was deleted. */
  setDate(id: string, date: string | null): Promise<boolean>;
  /** Puts what was chosen at a desk on the card it was opened from: false if it was deleted. */
  writeBack(id: string, chosen: WriteBack): Promise<boolean>;
  /** Deletes a card and all that is kept of it. */
  delete(id: string): Promise<void>;
}
