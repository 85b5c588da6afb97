/** Spec section 8, Chat. */
export const ASK_FAILED = "I'm sorry, I couldn't process your request. Please try again.";

export const ASK_BLANK = "Type a question first.";

/** Ours, since the spec has no limit. Longer questions are refused, never cut. */
export const QUESTION_LENGTH = 2000;

/** How many messages of a conversation are kept. */
export const KEPT_MESSAGES = 60;

/** Spec section 2: five suggested questions. */
export const SUGGESTED_QUESTIONS = [
  "Why did my views drop this month?",
  "What should I film next for a woodworking channel?",
  "How do I keep viewers past the first 30 seconds?",
  "When is the best time to upload?",
  "How can I raise my RPM without more ads?",
];

/** Of questions about what is the creator's own. */
export const OWN_ASK_MESSAGES = {
  failed: "Your question could not be answered just now. It is still here: try again in a moment.",
  "too-many": "That was many questions at once. Your question is still here: ask again in a minute.",
  "too-long": "A question can have up to 2,000 characters.",
} as const;
