import type { User } from "../account/user";
import { type Billing, BillingRefused, readStanding } from "./billing";
import type { Standing } from "./subscription";

/** For how long a page waits for the provider's word on a payment. */
const PATIENCE_SECONDS = 60;
/** How long it waits before it looks again. */
export const LOOK_AGAIN_SECONDS = 3;

/** What the address says that a payment returns to. */
export interface ReturnFromPayment {
  /** The provider's id of the checkout; null for who came another way. */
  checkoutId: string | null;
  /** Epoch seconds at which the wait began, as we wrote it into the address; null before that. */
  since: string | null;
}

/** How a payment arrived: shown at once, to be waited for, waited for in vain, or none of this visitor's. */
export type Arrival =
  | { state: "arrived"; standing: Standing }
  | { state: "waiting"; since: number }
  | { state: "late"; standing: Standing | null }
  | { state: "none"; standing: Standing | null };

/**
 * Whether the subscription that a visitor paid for is here. It is waited for a minute at most, and only where the
 * provider says that this visitor completed that checkout: nobody has us ask for another's. It is asked at the start of
 * the wait and at its end; where it cannot be asked, whoever waits goes on waiting. Never throws.
 */
export async function readArrival(
  { checkoutId, since }: ReturnFromPayment,
  user: Pick<User, "isDemo"> | null,
  services: {
    billing: Pick<Billing, "subscription" | "planOf" | "completed">;
    now: Date;
    report(error: unknown): void;
  },
): Promise<Arrival> {
  const { billing, now, report } = services;
  const standing = await readStanding(user, services);
  if (standing?.active && checkoutId !== null) return { state: "arrived", standing };
  if (checkoutId === null || !user || user.isDemo || standing?.active) return { state: "none", standing };
  const seconds = Math.floor(now.getTime() / 1000);
  const began = beganAt(since, seconds);
  if (began !== null && seconds - began < PATIENCE_SECONDS) return { state: "waiting", since: began };
  try {
    if (!(await billing.completed(checkoutId))) return { state: "none", standing };
  } catch (error) {
    // Too many looks are no failure of anybody's.
    if (!(error instanceof BillingRefused)) report(error);
  }
  return began === null ? { state: "waiting", since: seconds } : { state: "late", standing };
}

/** The instant in the address; null for what we would not have written. */
function beganAt(since: string | null, now: number): number | null {
  if (since === null || !/^\d{10}$/.test(since)) return null;
  const began = Number(since);
  return began <= now ? began : null;
}
