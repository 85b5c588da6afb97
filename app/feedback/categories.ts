/** Spec section 2, Feedback: four types, the first of them the default. */
export const FEEDBACK_CATEGORIES = ["feature", "youtube", "improvement", "bug"] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

/** What a form starts with, and goes back to once it was sent (spec section 4). */
export const DEFAULT_CATEGORY: FeedbackCategory = "feature";

interface CategoryTexts {
  label: string;
  /** What the text box asks while this type is chosen. */
  placeholder: string;
}

/** Labels to the letter of spec section 2; the placeholders, which it leaves open, are ours. */
export const CATEGORY_TEXTS: Record<FeedbackCategory, CategoryTexts> = {
  feature: {
    label: "Feature Request",
    placeholder: "What would you like to do here that you cannot do yet? What would it save you?",
  },
  youtube: {
    label: "YouTube Tool Idea",
    placeholder:
      "Which question about your channel would you like answered, and what would you do with the answer?",
  },
  improvement: {
    label: "Improvement",
    placeholder: "Which page or figure gets in your way, and how would you rather have it?",
  },
  bug: {
    label: "Bug Report",
    placeholder: "What did you do, what happened, and what did you expect instead?",
  },
};

/** The category that a form or an address names; undefined for whatever names none. */
export function findCategory(named: unknown): FeedbackCategory | undefined {
  return FEEDBACK_CATEGORIES.find((category) => category === named);
}
