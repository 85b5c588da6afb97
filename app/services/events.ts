import type { Event } from "../model/event";

/** What happened of late to what is the visitor's: written with each change, in its own transaction, and kept 30 days. */
export interface Events {
  /** The newest first, at most that many. Throws if the database does not answer. */
  list(most: number): Promise<Event[]>;
}
