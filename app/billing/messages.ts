/** Spec section 8; `unknownPlan` is ours. */
export const BILLING_MESSAGES = {
  signUp: "Please sign up for a real account to subscribe",
  failed: "Failed to start checkout process. Please try again.",
  demo: "Stripe functionality is not available in demo mode. Please contact support for subscription options.",
  unknownPlan: "There is no such plan. Please choose one of these.",
} as const;
