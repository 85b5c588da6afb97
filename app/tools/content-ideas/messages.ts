import type { ToolTexts } from "../frame/tool-frame";

/** Spec section 8, Idea generator. */
export const IDEAS_FAILED = "Failed to generate new content ideas. Please try again.";

export const IDEAS_TEXTS: ToolTexts = {
  path: "/content-ideas",
  title: "Content Idea Generator",
  intro: "Three ideas a week, made from what is trending and from what your videos did well.",
  steps: [
    { title: "Read what is trending", text: "Searches and uploads in your niche over the last weeks." },
    { title: "Compare with your videos", text: "Which topics and formats your viewers stayed for." },
    { title: "Suggest three videos", text: "Each with its reason, its difficulty and a time to upload." },
  ],
  practices: {
    title: "Making the most of an idea",
    items: [
      "Film the idea you can explain in one sentence first.",
      "Keep the promise of the title in the first 30 seconds.",
      "Write three titles before you choose one.",
      "Come back to ideas you passed over once a month.",
    ],
  },
  errorTitle: "Generation Error",
  working: {
    generate: {
      title: "Generating new ideas",
      stages: ["Reading this week's trends", "Looking at what your videos did well", "Writing three ideas"],
    },
  },
  done: { generate: "Three new ideas are below.", clear: "The list is empty." },
  confirm: {
    clear: {
      title: "Clear the ideas?",
      text: "The ideas below are removed. What was counted stays counted.",
      yes: "Clear the ideas",
    },
  },
};
