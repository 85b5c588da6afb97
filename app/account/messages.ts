/** Ours, as the spec has no bounds: a topic is at most 100 characters, and a longer one is refused, never cut. */
export const TOPIC_MAX = 100;
export const CHANNEL_MAX = 100;

/**
 * What the settings say (spec sections 5 and 8); the last three are ours: our own bounds and our rate limit.
 * Apart from the schema, so that the browser can say it without carrying that.
 */
export const SETTINGS_MESSAGES = {
  saved: "Topic updated successfully!",
  failed: "Failed to update settings. Please try again.",
  "topic-too-long": `Please keep your topic to ${TOPIC_MAX} characters.`,
  "channel-too-long": `Please keep your channel name to ${CHANNEL_MAX} characters.`,
  "too-many": "Too many changes from your network. Please wait a minute and try again.",
} as const;

/**
 * Design, Ground rules: text from people is bounded. A passphrase has room; a hash need not chew on a book.
 */
export const PASSWORD_MAX = 128;
/** Spec section 9. */
export const PASSWORD_MIN = 6;

/** What the password form says (spec sections 5 and 8); "blank" and "too-long" are ours. */
export const PASSWORD_MESSAGES = {
  changed: "Password updated successfully!",
  failed: "Failed to update password. Please try again.",
  mismatch: "New passwords do not match.",
  "too-short": `Password must be at least ${PASSWORD_MIN} characters long.`,
  "too-long": `Please keep your password to ${PASSWORD_MAX} characters.`,
  blank: "Please fill in all three fields.",
  "too-many": SETTINGS_MESSAGES["too-many"],
} as const;

/** What is said of a creator's own data; the spec has no words for it. */
export const DATA_MESSAGES = {
  subscribed:
    "Your subscription is still running, and would go on being charged. Cancel it first, then delete your data.",
  "not-deleted": "Your data could not be deleted just now. Please try again.",
  "no-answer":
    "No answer came, so we cannot say whether your data was deleted. Please try again: a second time does no harm.",
  "not-read": "Your data could not be read just now. Please try again.",
  "too-many": "Too many tries from your network. Please wait a minute and try again.",
} as const;
