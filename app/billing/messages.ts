/** What the pages say beside the functions' own texts: the confirmation of spec section 8, and ours. */
export const BILLING_TEXTS = {
  confirmCancel:
    "Are you sure you want to cancel your subscription? You will continue to have access until the end of your current billing period.",
  unread:
    "Your subscription could not be read just now. Nothing about it changed: reload the page in a moment.",
} as const;
