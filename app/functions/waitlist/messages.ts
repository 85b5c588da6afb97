const PATTERN = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/;

/**
 * Whether a trimmed text has an address's pattern (spec section 5: no spaces, one @, text, a dot, text): what the browser
 * sends no call without. The server asks more of it (`isEmail`), which the browser does not load.
 */
export function hasEmailPattern(text: string): boolean {
  return PATTERN.test(text);
}

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
