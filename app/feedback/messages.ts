/** Spec section 9: how long the thank-you screen stays, in milliseconds. */
export const THANKS_MS = 5000;

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
