/**
 * Messages of the waitlist (spec section 8); the last one is ours, for the rate limit. Apart from the schema, so that
 * the browser does not load it.
 */
export const WAITLIST_MESSAGES = {
  invalid: "Please enter a valid email address",
  duplicate: "This email is already on our waitlist!",
  failed: "Failed to join waitlist. Please try again.",
  unexpected: "An unexpected error occurred. Please try again.",
  tooMany: "Too many attempts from your network. Please wait a minute and try again.",
} as const;
