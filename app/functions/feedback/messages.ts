import { formatCount } from "../../numbers/figures";

/** Ours, since the spec has no limit. Longer feedback is refused, never cut. */
export const FEEDBACK_MAX = 5000;

/** Ours, for the feedback form. */
export const FEEDBACK_MESSAGES = {
  blank: "Please write your feedback first.",
  "too-long": `Please keep your feedback to ${formatCount(FEEDBACK_MAX)} characters.`,
  category: "Please choose one of the four types.",
  failed: "Failed to send feedback.",
  "signed-out": "Please log in to send feedback.",
  "too-many": "Too much feedback from your network. Please wait a minute and try again.",
} as const;

/** Spec section 8, Feedback. */
export function feedbackFailed(supportEmail: string): string {
  return `Failed to send feedback. Please try again or email ${supportEmail} directly.`;
}
