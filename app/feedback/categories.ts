/** Spec section 2, Feedback: four types, the first of them the default. */
export const FEEDBACK_CATEGORIES = ["feature", "youtube", "improvement", "bug"] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];
