/** Thrown by a service that keeps nothing of a form, by no fault of anybody's. Forms show the message with what was typed. */
export abstract class Declined extends Error {
  abstract readonly status: 409 | 429;
  /** Seconds until it may be sent again, where that is not a minute. */
  readonly retryAfter?: number;
}

/**
 * The visitor deleted their data while this was on its way: kept now, it would lie where no cookie leads
 * (docs/decisions/0015-delete-by-owner.md).
 */
export class DataDeleted extends Declined {
  override readonly status = 409;

  constructor() {
    super("You deleted your data a moment ago, so this was not saved. Send it again to start anew.");
  }
}
