import { NO_SESSION } from "../account/accounts";
import type { User } from "../account/user";
import { type Billing, BillingRefused } from "./billing";
import { BILLING_MESSAGES, cancelFailed, portalFailed } from "./messages";
import { isCharged } from "./subscription";

export interface BillingRefusal {
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
 * Cancels the visitor's subscription at the end of its period, as a page does: where there is none it says so and
 * asks nobody (spec section 8, Cancel). Never throws.
 */
export async function cancelSubscription(
  input: Asked,
  services: Services<"subscription" | "cancel">,
): Promise<{ message: string } | { refused: BillingRefusal }> {
  const { billing, report } = services;
  // A demo user's subscription is not fetched (section 6): there is none.
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

/** The same for callers of the API, whom the provider itself tells whether there is something to cancel. */
export async function requestCancellation(
  { user }: Asked,
  { billing, report }: Services<"cancel">,
): Promise<{ message: string } | { refused: BillingRefusal }> {
  if (!user) return { refused: SIGNED_OUT };
  if (user.isDemo) return { refused: NONE };
  try {
    return await billing.cancel();
  } catch (error) {
    const refused = refusalOf(error, cancelFailed, report);
    // "No active subscription found." stands by itself.
    const none = error instanceof BillingRefused && error.message === NONE.message;
    return { refused: none ? NONE : refused };
  }
}

/** Where the visitor's payments are managed (spec section 8, Portal). Never throws. */
export async function openPortal(
  { user }: Asked,
  { billing, report }: Services<"portal">,
): Promise<{ url: string } | { refused: BillingRefusal }> {
  if (!user) return { refused: SIGNED_OUT };
  if (user.isDemo) return { refused: { status: 403, message: BILLING_MESSAGES.signUp } };
  try {
    return await billing.portal();
  } catch (error) {
    return { refused: refusalOf(error, portalFailed, report) };
  }
}

const NONE: BillingRefusal = { status: 404, message: BILLING_MESSAGES.noSubscription };
const SIGNED_OUT: BillingRefusal = { status: 401, message: NO_SESSION };

function refusalOf(
  error: unknown,
  worded: (message: string) => string,
  report: (error: unknown) => void,
): BillingRefusal {
  if (error instanceof BillingRefused) return { status: error.status, message: worded(error.message) };
  report(error);
  return { status: 503, message: worded(BILLING_MESSAGES.unexpected) };
}
