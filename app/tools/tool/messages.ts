/** Messages that every tool needs besides its own; the spec names none of these. */
export const TOOL_MESSAGES = {
  "too-many": "Too many changes from your network. Please wait a minute and try again.",
  "too-long": "That is more than 2 MB. Please send less of it at once: nothing was read.",
  "too-large": "There is no more room here. Remove something, or start over, and try again.",
} as const;

/** The only field of a form that was too large: its content was dropped unread. */
export const TOO_LONG = "too-long";

/** The action that every tool has besides its own: back to the initial state. */
export const START_OVER = "start-over";
