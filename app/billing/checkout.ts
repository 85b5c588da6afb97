import { Declined } from "../functions/refused";

import { findPlan } from "../model/subscription-plan";
import type { User } from "../model/user";
import { type Billing, BillingRefused } from "../services/billing";
import { BILLING_MESSAGES } from "./messages";

export interface CheckoutRefusal {
  status: number;
  message: string;
  /** The provider's message. */
  detail?: string;
  /** What helps: signing up, the billing portal, or writing to support. */
  remedy?: "sign-up" | "portal" | "support";
}

/**
 * Starts the checkout of a plan. Only its id comes from the client: price, mode and URLs are ours. Signed-out visitors
 * and demo users cannot subscribe (spec section 6). Never throws; unexpected errors go to `report`.
 */
export async function startCheckout(
  input: { plan: unknown; user: Pick<User, "isDemo"> | null },
  { billing, report }: { billing: Pick<Billing, "checkout">; report(error: unknown): void },
): Promise<{ url: string; cookies: string[] } | { refused: CheckoutRefusal }> {
  const plan = findPlan(input.plan);
  if (!plan) return { refused: { status: 400, message: BILLING_MESSAGES.unknownPlan } };
  if (!input.user || input.user.isDemo) {
    const status = input.user ? 403 : 401;
    return { refused: { status, message: BILLING_MESSAGES.signUp, remedy: "sign-up" } };
  }
  try {
    const { url, cookies = [] } = await billing.checkout(plan);
    return { url, cookies };
  } catch (error) {
    if (error instanceof Declined) return { refused: { status: error.status, message: error.message } };
    const refused = { message: BILLING_MESSAGES.failed, remedy: "support" } as const;
    if (!(error instanceof BillingRefused)) {
      report(error);
      return { refused: { ...refused, status: 503 } };
    }
    const { status, message, remedy } = error;
    // Not a failure: the visitor has a subscription already.
    if (remedy === "portal") return { refused: { status, message, remedy } };
    return { refused: { ...refused, status, detail: message } };
  }
}
