/** Spec section 8; the texts it does not have are ours. */
export const BILLING_MESSAGES = {
  signUp: "Please sign up for a real account to subscribe",
  failed: "Failed to start checkout process. Please try again.",
  demo: "Stripe functionality is not available in demo mode. Please contact support for subscription options.",
  cancelDemo: "Subscription management is not available in demo mode. Please contact support.",
  portalDemo: "Customer portal is not available in demo mode. Please contact support for billing management.",
  noSubscription: "No active subscription found.",
  unexpected: "An unexpected error occurred. Please try again.",
  fetchFailed: "Failed to fetch subscription data",
  fetchUnexpected: "An unexpected error occurred",
  noCheckout: "That is no checkout of the payment provider.",
  unknownPlan: "We do not have that plan. Please choose one of these.",
  notSold: "This plan is not sold yet, and nobody pays for it.",
  alreadySubscribed: "You have a subscription already. Change or cancel it in the billing portal.",
  anotherPlan: "Another plan was chosen at the same moment.",
  noCustomer: "There is nothing to manage yet: this browser has not subscribed.",
  tooMany: "Too many tries from your network. Please wait a minute and try again.",
  cancelled: "Your subscription is canceled and will not renew.",
} as const;

/** Spec section 8, Cancel: the failure alert. */
export function cancelFailed(message: string): string {
  return `Failed to cancel subscription: ${message}`;
}

/** Spec section 8, Portal. */
export function portalFailed(message: string): string {
  return `Failed to open billing portal: ${message}`;
}

/** The answer to a cancellation. `until` is the date access ends, null if unknown. */
export function cancelledMessage(until: string | null): string {
  const { cancelled } = BILLING_MESSAGES;
  return until ? `${cancelled} You keep access until ${until}.` : cancelled;
}
