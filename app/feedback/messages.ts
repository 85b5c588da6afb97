import { formatCount } from "../numbers/figures";

/** Ours, since the spec has no limit. Longer feedback is refused, never cut. */
export const FEEDBACK_MAX = 5000;

/** Spec section 9: how long the thank-you screen stays, in milliseconds. */
export const THANKS_MS = 5000;

/** Ours, for the feedback form. */
export const FEEDBACK_MESSAGES = {
  blank: "Please write your feedback first.",
  "too-long": `Please keep your feedback to ${formatCount(FEEDBACK_MAX)} characters.`,
  category: "Please choose one of the four types.",
  "too-many": "Too much feedback from your network. Please wait a minute and try again.",
} as const;

export const FEEDBACK_TEXTS = {
  title: "Creator Feedback",
  intro: "Tell us what to build next, what gets in your way, or what broke.",
  thanks: "Your feedback is kept, and on its way to us.",
} as const;

/** Spec section 2: tips. */
export const FEEDBACK_TIPS = [
  { title: "One thing at a time", text: "One request per message." },
  { title: "Say what for", text: "Your goal tells us more than the button you missed." },
  {
    title: "Name the page",
    text: "For a bug, the page and what stood on it. An error screen has an id: it helps most.",
  },
];

/** Spec section 8, Feedback. */
export function feedbackFailed(supportEmail: string): string {
  return `Failed to send feedback. Please try again or email ${supportEmail} directly.`;
}
