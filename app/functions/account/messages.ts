import { TOPIC_MAX } from "../../words/bounds";

/** Ours, since the spec has no limits. Longer texts are refused, never cut. */
export const CHANNEL_MAX = 100;

/**
 * Messages of the settings (spec sections 5 and 8); the last three are ours. Apart from the schema, so that the browser
 * does not load it.
 */
export const SETTINGS_MESSAGES = {
  saved: "Topic updated successfully!",
  failed: "Failed to update settings. Please try again.",
  "topic-too-long": `Please keep your topic to ${TOPIC_MAX} characters.`,
  "channel-too-long": `Please keep your channel name to ${CHANNEL_MAX} characters.`,
  "too-many": "Too many changes from your network. Please wait a minute and try again.",
} as const;

export const SESSIONS_FAILED = "Nobody was signed out just now. Please try again.";

/** Ours: room for a passphrase, and a limit on what is hashed. */
export const PASSWORD_MAX = 128;
/** Spec section 9. */
export const PASSWORD_MIN = 6;

/** Messages of the password form (spec sections 5 and 8); "blank" and "too-long" are ours. */
export const PASSWORD_MESSAGES = {
  changed: "Password updated successfully!",
  failed: "Failed to update password. Please try again.",
  mismatch: "New passwords do not match.",
  "too-short": `Password must be at least ${PASSWORD_MIN} characters long.`,
  "too-long": `Please keep your password to ${PASSWORD_MAX} characters.`,
  blank: "Please fill in all three fields.",
  "too-many": SETTINGS_MESSAGES["too-many"],
} as const;

/** Ours, for downloading and deleting one's data. */
export const DATA_MESSAGES = {
  subscribed:
    "Your subscription is still running, and would go on being charged. Cancel it first, then delete your data.",
  "not-deleted": "Your data could not be deleted just now. Please try again.",
  "no-answer":
    "No answer came, so we cannot say whether your data was deleted. Please try again: a second time does no harm.",
  "not-read": "Your data could not be read just now. Please try again.",
  "too-many": "Too many tries from your network. Please wait a minute and try again.",
} as const;
