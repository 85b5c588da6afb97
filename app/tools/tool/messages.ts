/** What every tool may have to say beside its own messages; ours, where the spec has none. */
export const TOOL_MESSAGES = {
  "too-many": "Too many changes from your network. Please wait a minute and try again.",
  "too-long": "That is more than 2 MB. Please send less of it at once: nothing was read.",
  "too-large": "There is no more room here. Remove something, or start over, and try again.",
} as const;

/** The field that stands for a form of more than its bound: what was in it, nobody has read. */
export const TOO_LONG = "too-long";

/** What every tool can do beside its own actions. */
export const START_OVER = "start-over";
