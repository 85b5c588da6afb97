/** Spec section 8, Competitor. */
export const MONITOR_FAILED = "Failed to analyze competitor content. Please try again.";

/** Ours, where the spec has none. */
export const MONITOR_MESSAGES = {
  blank: "Please enter a channel name.",
  long: "A channel name can have at most 100 characters.",
  full: "You are watching 12 channels, and there is room for no more. Remove one to add another.",
  gone: "This channel is no longer there. It may have been removed in another tab.",
  "all-paused":
    "Every channel is paused, so there is nothing to look at. Set one to Active, and refresh again.",
  "no-channels": "There is no channel in your list. Add one, and refresh again.",
  "not-added": "The channel was not added: your list could not be saved just now. Please try again.",
  "no-answer": "No answer came, so the channel may not be in your list. Please try again.",
} as const;
