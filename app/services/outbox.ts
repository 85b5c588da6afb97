import type { Feedback } from "../model/feedback";

/** The waitlist, for pages and the API. */
export interface Waitlist {
  /**
   * Adds an address.
   *
   * @throws CeilingReached after the last try of the visitor's network on a day, and unexpected errors
   */
  add(email: string): Promise<"added" | "duplicate" | "failed">;
}

/** Stores feedback. Its mail is sent afterwards, so no visitor waits for it. */
export interface FeedbackBox {
  /**
   * Stores the feedback. The same text from the same form is stored once; without a form's id it is another. Throws if it could not be stored, CeilingReached
   * after the day's share of the visitor's network.
   */
  keep(feedback: Feedback, formId: string | undefined): Promise<void>;
}

/** What the outbox carries, taken to be sent. */
export interface WaitingMessage {
  /** Its key, too, however often it is tried. */
  id: string;
  kind: string;
  /** Null is whoever reads feedback. */
  to: string | null;
  /** As it is kept: its kind checks it (app/functions/mail/kinds.ts). */
  payload: unknown;
}

/** A mail's own text; from whom it goes is the deployment's. */
export interface MailText {
  /** One for each mail, however often it is tried: whoever takes it can tell a second try from a second mail. */
  key: string;
  /** Null is whoever reads feedback, as the deployment names them. */
  to: string | null;
  replyTo: string | null;
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as HTML; without it the mail is plain text alone. */
  html?: string;
  /** Where its reader ends mails of this kind with one click (RFC 8058). */
  unsubscribe?: string;
}

/** What waits to be sent, and what sends it. */
export interface Outbox {
  /** Takes what is due; `full` names the kinds of which some is due, and their day has no room left. */
  claim(wanted: { limit: number; only?: string }): Promise<{ messages: WaitingMessage[]; full: string[] }>;
  /** Null where it was taken, else why not, in words for log and outbox. Throws what nobody foresaw. */
  send(mail: MailText): Promise<string | null>;
  note(outcome: { sent: string[]; failed: { id: string; kind: string; failure: string }[] }): Promise<void>;
  newKey(): string;
  /** How many mails wait. */
  waiting(): Promise<number>;
  /** How many feedbacks wait, for the one run a day that tells the team so; null for the others. */
  toTell(): Promise<number | null>;
  /** Lets another run tell them, where this one could not. */
  untold(): Promise<void>;
}
