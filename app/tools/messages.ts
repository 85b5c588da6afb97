/** What every tool may have to say beside its own messages; ours, where the spec has none. */
export const TOOL_MESSAGES = {
  "too-many": "Too many changes from your network. Please wait a minute and try again.",
  "too-large": "There is no more room here. Remove something, or start over, and try again.",
} as const;

/** What every tool can do beside its own actions. */
export const START_OVER = "start-over";
