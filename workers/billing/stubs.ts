import { type Billing, BillingRefused } from "../../app/billing/billing";
import { BILLING_MESSAGES } from "../../app/billing/messages";

/** Spec section 7: without a payment provider nobody has a subscription, and checkout always throws. */
export const billingStubs: Billing = {
  subscription: async () => null,
  checkout: async () => {
    throw new BillingRefused(BILLING_MESSAGES.demo);
  },
};
