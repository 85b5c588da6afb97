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
