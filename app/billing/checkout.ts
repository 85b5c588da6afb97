import type { User } from "../account/user";
import { BillingRefused, type BillingServices } from "./billing";
import { BILLING_MESSAGES } from "./messages";
import { findPlan } from "./plans";

export interface CheckoutRefusal {
  status: number;
  message: string;
  /** What the provider said of it. */
  detail?: string;
  /** What helps: an account of one's own, the billing portal, or a letter to support. */
  remedy?: "sign-up" | "portal" | "support";
}

/**
 * Starts the checkout of whichever plan was asked for. Only its id comes from the client: price, mode and addresses
 * are ours. Who is signed out or a demo user cannot subscribe (spec section 6). Never throws; what nobody foresaw
 * goes to `report`.
 */
export async function startCheckout(
  input: { plan: unknown; user: Pick<User, "isDemo"> | null },
  { billing, report }: BillingServices,
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
    const refused = { message: BILLING_MESSAGES.failed, remedy: "support" } as const;
    if (!(error instanceof BillingRefused)) {
      report(error);
      return { refused: { ...refused, status: 503 } };
    }
    const { status, message, remedy } = error;
    // Nothing failed here: there is something to pay for already.
    if (remedy === "portal") return { refused: { status, message, remedy } };
    return { refused: { ...refused, status, detail: message } };
  }
}
