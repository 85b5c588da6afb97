import { BRAND } from "../../brand";

/** Spec section 8, Chat. */
export const ASK_FAILED = "I'm sorry, I couldn't process your request. Please try again.";

/** Ours, since the spec has no limit. Longer questions are refused, never cut. */
export const QUESTION_LENGTH = 2000;
/** How many messages of a conversation are kept. */
export const KEPT_MESSAGES = 60;

export const ASK_TEXTS = {
  path: "/ask-greenlight",
  title: `Ask ${BRAND.name}`,
  intro: "Ask about your channel in your own words. You get a short method, and the tool that goes further.",
  blank: "Type a question first.",
  startOver: {
    title: "Start a new conversation?",
    text: "This conversation is deleted.",
    yes: "Start over",
  },
  startedOver: "This is a new conversation.",
} as const;

/** Spec section 2: five suggested questions. */
export const SUGGESTED_QUESTIONS = [
  "Why did my views drop this month?",
  "What should I film next for a woodworking channel?",
  "How do I keep viewers past the first 30 seconds?",
  "When is the best time to upload?",
  "How can I raise my RPM without more ads?",
];

/** Spec section 2: three-step How It Works. */
export const HOW_IT_WORKS = [
  {
    title: "Ask as you would ask a friend",
    text: "Say what you make and what worries you. A topic or a figure makes the answer more exact.",
  },
  {
    title: "Read the method",
    text: "Each answer says where to look and gives steps to try. Its figures are samples and say so.",
  },
  {
    title: "Go on in the right tool",
    text: "Below each answer is the tool that takes it further, for the video you have in mind.",
  },
];
