import type { FeedbackCategory } from "./feedback-category";

/** Spec section 3, Feedback: the text and its author. */
export interface Feedback {
  category: FeedbackCategory;
  message: string;
  email: string;
  platform: string;
  primaryTopic: string;
  isDemo: boolean;
}
