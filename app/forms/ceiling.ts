import { DAY_MS } from "../numbers/days";
import { Declined } from "./declined";

/** Seconds after which a minute's limit lets an address go on. */
export const RETRY_SECONDS = 60;

/** Thrown by a service once an address has had its share of a day (docs/operating.md, Rate limits). */
export class CeilingReached extends Declined {
  override readonly status = 429;
  /** Seconds until the next day in UTC begins, at least one. */
  override readonly retryAfter: number;

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
