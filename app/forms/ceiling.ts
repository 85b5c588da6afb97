import { DAY_MS } from "../numbers/days";

/** Seconds after which a minute's limit lets an address go on. */
export const RETRY_SECONDS = 60;

/**
 * Thrown by a service once an address has had its share of a day (docs/operating.md, Rate limits). Forms show the message
 * with what was typed, and a status of 429.
 */
export class CeilingReached extends Error {
  /** Seconds until the next day in UTC begins, at least one. */
  readonly retryAfter: number;

  constructor(now: Date) {
    super(
      "Your network has used up its share for today. It starts again at midnight UTC. Nothing was changed.",
    );
    this.retryAfter = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
  }
}

/** The headers of a refusal: with 429, when to try again. */
export function refusalHeaders({
  status,
  retryAfter = RETRY_SECONDS,
}: {
  status: number;
  retryAfter?: number;
}): [string, string][] {
  return status === 429 ? [["Retry-After", String(retryAfter)]] : [];
}
