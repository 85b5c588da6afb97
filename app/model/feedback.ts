/** Spec section 2, Feedback: four types, the first one the default. */
export const FEEDBACK_CATEGORIES = ["feature", "youtube", "improvement", "bug"] as const;
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number];

/** The type of a new form, also after sending one (spec section 4). */
export const DEFAULT_CATEGORY: FeedbackCategory = "feature";

interface CategoryTexts {
  label: string;
  /** Placeholder of the text area for this type. */
  placeholder: string;
}

/** Labels of spec section 2; the placeholders are ours. */
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

/** The category of a form or URL; undefined for anything else. */
export function findCategory(named: unknown): FeedbackCategory | undefined {
  return FEEDBACK_CATEGORIES.find((category) => category === named);
}

/** Spec section 3, Feedback: the text and its author. */
export interface Feedback {
  category: FeedbackCategory;
  message: string;
  email: string;
  platform: string;
  primaryTopic: string;
  isDemo: boolean;
}
