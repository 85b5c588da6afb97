/** Why an address takes no events. */
export type TargetProblem =
  | "no-address"
  | "not-https"
  | "has-password"
  | "odd-port"
  | "no-name"
  | "not-public"
  | "ours"
  | "too-long"
  | "not-found";

/** What became of one try to hand an event over. */
interface WebhookTry {
  /** ISO instant. */
  at: string;
  /** "watched.upload" */
  event: string;
  /** Null where it was taken, else why not. */
  failure: string | null;
}

/** The visitor's webhook: where their events go by themselves. */
export interface Webhook {
  /** Null where there is no account with a confirmed address, as in the demo; `target` null without a webhook. */
  state(): Promise<{
    target: { url: string; since: Date; off: string | null } | null;
    /** The newest first. */
    tries: WebhookTry[];
  } | null>;
  /**
   * Looks an address up, and keeps it in place of the one before, for events from now on. The secret is told this once.
   * Null without an account. Throws a LookUpFailed where DNS does not answer.
   */
  set(url: string): Promise<{ secret: string } | { problem: TargetProblem } | null>;
  /** Ends it, and forgets what waits. */
  end(): Promise<void>;
  /** Sends one test event, once, and notes the try: null where it was taken. Undefined without a webhook that is on. */
  test(): Promise<{ failure: string | null } | undefined>;
}

/** Nobody told where an address leads: it may be asked again. */
export class LookUpFailed extends Error {
  override name = "LookUpFailed";
}

/** An event on its way to somebody's server. */
export interface EventOut {
  id: string;
  kind: string;
  /** As it is kept. */
  payload: unknown;
  ownerId: string;
}

/** Events on their way out, for the job. Finds none in the demo. */
export interface WebhookEvents {
  /** Puts new events into the outbox, each once, for webhooks that are on. */
  queue(): Promise<void>;
  /** Takes what is due. */
  claim(most: number): Promise<EventOut[]>;
  /** Checks the target anew and sends; null where it was taken, else why not. "gone": it wants no more. */
  send(event: EventOut): Promise<{ failure: string | null; isGone: boolean }>;
  note(event: EventOut, outcome: { failure: string | null; isGone: boolean }): Promise<void>;
  /** Switches off what took nothing for three days, with a mail to its owner: how many. */
  switchOff(): Promise<number>;
  /** How many events this run may send: each takes two questions to DNS and a call. */
  most: number;
}
