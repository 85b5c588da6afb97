import { type Billing, type BillingEvents, BillingRefused } from "../../app/billing/billing";
import { BILLING_MESSAGES } from "../../app/billing/messages";

/**
 * Spec section 7: without a payment provider, what would need one always throws; `missed` is called first.
 */
export function billingStubs(
  kept: Pick<Billing, "subscription" | "planOf">,
  missed: () => void,
): Billing & BillingEvents {
  const refuse = (message: string) => async () => {
    missed();
    throw new BillingRefused(message);
  };
  return {
    ...kept,
    checkout: refuse(BILLING_MESSAGES.demo),
    portal: refuse(BILLING_MESSAGES.portalDemo),
    cancel: refuse(BILLING_MESSAGES.cancelDemo),
    settle: async () => "free",
    completed: async () => false,
    async receive() {
      missed();
      return "off";
    },
  };
}
