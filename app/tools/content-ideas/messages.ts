import type { ToolTexts } from "../tool/frame";
import type { ToolAdvice } from "../tool/tool";

export const IDEAS_TEXTS: ToolTexts = {
  path: "/content-ideas",
  title: "Content Idea Generator",
  intro: "Three ideas at a time, each with its reason, its effort and its likely views.",
  errorTitle: "Generation Error",
  working: {
    generate: {
      title: "Generating new ideas",
      stages: ["Reading this week's trends", "Looking for what is missing", "Writing three ideas"],
    },
  },
  done: { generate: "Three new ideas are below.", clear: "The list is empty." },
  confirm: {
    clear: {
      title: "Clear the ideas?",
      text: "The ideas below are removed. Your totals stay.",
      yes: "Clear the ideas",
    },
  },
};

/** Notes, and a list without ideas. */
export const IDEAS_NOTES = {
  generate: "Three come at a time, from many niches: your own channel has not been read.",
  empty: { title: "No ideas yet", text: "Three come at a time, each with the reason it is there." },
} as const;

export const IDEAS_ADVICE: ToolAdvice = {
  steps: [
    { title: "Read what is trending", text: "Searches and uploads of the last weeks, topic by topic." },
    { title: "Look for what is missing", text: "Questions many people ask and few videos answer." },
    { title: "Suggest three videos", text: "With a title, a reason, a difficulty and a time to upload." },
  ],
  practices: {
    title: "Making the most of an idea",
    items: [
      "Make the idea first that you can explain in one sentence.",
      "Write ten titles before you keep this one. The first is rarely the best.",
      "Keep the promise of the title within the first 30 seconds.",
      "A high trend score fades in weeks: easy ideas with 90 or more come first.",
      "Set a hard idea aside until you have two easy ones in stock.",
      "Read the estimate as a range. The lower end is the one to plan with.",
    ],
  },
};
