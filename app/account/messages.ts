import { TOPIC_MAX } from "../words/bounds";

/** Ours, since the spec has no limits. Longer texts are refused, never cut. */
export const CHANNEL_MAX = 100;

/** Spec section 5, Login failure: nobody matched, and signing in could not be tried. */
export const LOGIN_MESSAGES = {
  nobody: "Login failed. Please try again.",
  failed: "An error occurred during login. Please try again.",
} as const;

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

/** What the page says beside its fields. */
export const ACCOUNT_NOTES = {
  demo: "Everyone in the demo shares this profile. The settings below it are yours alone.",
  email: "Your email cannot be changed.",
  settings: "What you make videos about. The trend on your dashboard and on the YouTube page follows it.",
  topic: "A few words, as you would search for them. Left empty, it is “content creation”.",
  password: "Change your password.",
  passwordInDemo: "Change your password. This is a demo: the change is accepted and nothing is stored.",
  passwordLength: `At least ${PASSWORD_MIN} characters.`,
  nothingStored: "Nothing was stored: the demo has no password to change.",
  data: "Everything saved under this browser's session. Download it, or have it deleted.",
  download:
    "Your settings, your channel, your plan, every tool, your feedback and its mail, your subscription, in one JSON file. The theme and the article of your trend are cookies, which only your browser holds.",
  delete: "All of that, at once and for good. You are asked first.",
  unreadType: "Could not be read just now",
  noSubscription: "There is no subscription on this account yet.",
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
