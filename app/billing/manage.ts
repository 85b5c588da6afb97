import { isCharged } from "../model/subscription";

import type { User } from "../model/user";
import { NO_SESSION } from "../services/accounts";
import { type Billing, BillingRefused } from "../services/billing";
import { BILLING_MESSAGES, cancelFailed, portalFailed } from "./messages";

interface BillingRefusal {
  status: number;
  message: string;
}

interface Asked {
  user: Pick<User, "isDemo"> | null;
}

interface Services<Needs extends keyof Billing> {
  billing: Pick<Billing, Needs>;
  report(error: unknown): void;
}

/**
 * Cancels the visitor's subscription at the end of its period, for pages. Without a subscription it says so and does
 * not ask the provider (spec section 8, Cancel). Never throws.
 */
export async function cancelSubscription(
  input: Asked,
  services: Services<"subscription" | "cancel">,
): Promise<{ message: string } | { refused: BillingRefusal }> {
  const { billing, report } = services;
  // A demo user has no subscription to fetch (section 6).
  if (!input.user || input.user.isDemo) return { refused: NONE };
  try {
    const subscription = await billing.subscription();
    if (!subscription?.subscription_id || !isCharged(subscription.subscription_status))
      return { refused: NONE };
  } catch (error) {
    report(error);
    return { refused: { status: 503, message: cancelFailed(BILLING_MESSAGES.unexpected) } };
  }
  return requestCancellation(input, services);
}

/** The same for API callers. The provider itself answers whether there is something to cancel. */
export async function requestCancellation(
  { user }: Asked,
  { billing, report }: Services<"cancel">,
): Promise<{ message: string } | { refused: BillingRefusal }> {
  if (!user) return { refused: SIGNED_OUT };
  if (user.isDemo) return { refused: NONE };
  try {
    return await billing.cancel();
  } catch (error) {
    const refused = refuse(error, cancelFailed, report);
    // "No active subscription found." gets no prefix.
    const none = error instanceof BillingRefused && error.message === NONE.message;
    return { refused: none ? NONE : refused };
  }
}

/** The URL of the visitor's billing portal (spec section 8, Portal). Never throws. */
export async function openPortal(
  { user }: Asked,
  { billing, report }: Services<"portal">,
): Promise<{ url: string } | { refused: BillingRefusal }> {
  if (!user) return { refused: SIGNED_OUT };
  if (user.isDemo) return { refused: { status: 403, message: BILLING_MESSAGES.signUp } };
  try {
    return await billing.portal();
  } catch (error) {
    return { refused: refuse(error, portalFailed, report) };
  }
}

const NONE: BillingRefusal = { status: 404, message: BILLING_MESSAGES.noSubscription };
const SIGNED_OUT: BillingRefusal = { status: 401, message: NO_SESSION };

function refuse(
  error: unknown,
  worded: (message: string) => string,
  report: (error: unknown) => void,
): BillingRefusal {
  if (error instanceof BillingRefused) return { status: error.status, message: worded(error.message) };
  report(error);
  return { status: 503, message: worded(BILLING_MESSAGES.unexpected) };
}
