import { BRAND } from "../../../brand";

export const YOURS_PATH = "/ask-greenlight/yours";

export const YOURS_TEXTS = {
  title: `Ask ${BRAND.name} about your own`,
  intro: "Ask about your channel, your plan and the channels you watch. Each answer names its source.",
  from: "Answers come from its uploads and your plan.",
  noChannel: "and ask about your own uploads.",
  label: "Your question",
  more: "Ask on",
  submit: "Ask",
  submitToModel: "Ask, worded by the model",
  sentTo: (model: string) =>
    `Pressing “Ask, worded by the model” sends your question and the figures of its answer to ${model}. Its words are shown where all of them are backed by those figures.`,
  wording: "The language model is wording this answer …",
  worded: (model: string) => `Worded by ${model}. Each number, name and comparison was checked.`,
  notBacked: "The language model said something that your figures do not back. This is our answer.",
  noWording: "The language model did not answer. This is our answer.",
  examples: "You can ask",
} as const;

/** What it can answer: each is a link that asks it. */
export const EXAMPLES = [
  "How did my last uploads do?",
  "Which of my series still pays?",
  "What do viewers ask for?",
  "When should I upload?",
  "What should I film next?",
  "What is due next on my plan?",
  "What did the channels I watch publish?",
  "How often were you right?",
];

export const DECLINED =
  "I cannot answer that: I tell your channel's figures, judge and forecast ideas, find titles, and say what viewers ask for, what is due and what channels you watch do.";
