import { BRAND } from "../brand";

export const YOURS_PATH = "/ask-greenlight/yours";

export const YOURS_TEXTS = {
  title: `Ask ${BRAND.name} about your own`,
  intro: "Ask about your channel, your plan and the channels you watch. Each answer names its source.",
  from: "Answers come from its uploads and your plan.",
  noChannel: "and ask about your own uploads.",
  label: "Your question",
  submit: "Ask",
  examples: "You can ask",
} as const;

/** What it can answer: each is a link that asks it. */
export const EXAMPLES = [
  "How did my last uploads do?",
  "What should I film next?",
  "What is due next on my plan?",
  "What did the channels I watch publish?",
  "How often were you right?",
];

export const DECLINED =
  "I cannot answer that. I can tell your channel's figures, judge an idea, and say what is next on your plan.";
