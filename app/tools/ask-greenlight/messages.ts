import { BRAND } from "../../brand";

export const ASK_TEXTS = {
  path: "/ask-greenlight",
  title: `Ask ${BRAND.name}`,
  intro: "Ask about your channel in your own words. You get a short method, and the tool that goes further.",
  startOver: {
    title: "Start a new conversation?",
    text: "This conversation is deleted.",
    yes: "Start over",
  },
  startedOver: "This is a new conversation.",
} as const;

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
