import { DAY_MS } from "../numbers/days";

/** What a page answers differently, whatever the message says. */
export type RefusalKind = "suspended" | "plan-full" | "sample-only";

interface Circumstances {
  kind?: RefusalKind;
  /** The field at fault, by its name in the input. */
  field?: string;
  /** Seconds until it may be tried again, where that is not a minute. */
  retryAfter?: number;
  /** What a door may show beside the message: plain values. */
  details?: unknown;
}

/** Thrown by a function, or by a service it asked, that declines: the status of HTTP that says why, and what to do next. */
export class Refused extends Error {
  readonly status: number;
  readonly kind?: RefusalKind;
  readonly field?: string;
  readonly retryAfter?: number;
  readonly details?: unknown;

  constructor(status: number, message: string, { kind, field, retryAfter, details }: Circumstances = {}) {
    super(message);
    this.status = status;
    this.kind = kind;
    this.field = field;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

/** Thrown by a service that keeps nothing of what was sent, by no fault of anybody's. */
export abstract class Declined extends Refused {
  declare readonly status: 409 | 429;
}

const USED_UP = {
  network: "Your network has used up its share for today.",
  everyone: "All visitors together have used up today's share.",
};

/** Thrown by a service once an address has had its share of a day (docs/operating.md, Rate limits). */
export class CeilingReached extends Declined {
  /** @param whose share it was: the visitor's network's, or that of all visitors together */
  constructor(now: Date, whose: keyof typeof USED_UP = "network") {
    // Until the next day in UTC begins, at least a second.
    const retryAfter = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
    super(429, `${USED_UP[whose]} It starts again at midnight UTC. Nothing was changed.`, { retryAfter });
  }
}

/**
 * The visitor deleted their data while this was on its way: kept now, it would lie where no cookie leads
 * (docs/decisions/0015-delete-by-owner.md).
 */
export class DataDeleted extends Declined {
  constructor() {
    super(409, "You deleted your data a moment ago, so this was not saved. Send it again to start anew.");
  }
}
