import { type Billing, type BillingEvents, BillingRefused } from "../../app/billing/billing";
import { BILLING_MESSAGES } from "../../app/billing/messages";

/** Spec section 7: without a payment provider, what would need one always throws. */
export function billingStubs(kept: Pick<Billing, "subscription" | "planOf">): Billing & BillingEvents {
  const refuse = (message: string) => async () => {
    throw new BillingRefused(message);
  };
  return {
    ...kept,
    checkout: refuse(BILLING_MESSAGES.demo),
    portal: refuse(BILLING_MESSAGES.portalDemo),
    cancel: refuse(BILLING_MESSAGES.cancelDemo),
    completed: async () => false,
    receive: async () => "off",
  };
}
