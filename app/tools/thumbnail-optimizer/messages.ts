import type { ToolTexts } from "../tool/frame";

/** Best practices of both desks (spec section 2, Thumbnail Title Optimizer). */
export const TESTING_WELL: ToolTexts["practices"] = {
  title: "Testing well",
  items: [
    "Keep titles under 60 characters for mobile, and the first five words stronger than the rest.",
    "Test 48 hours before you judge: the first evening is your subscribers.",
    "Change one element at a time, title or thumbnail, or you will not know which it was.",
    "Look at your thumbnail at the size of a stamp, in grey.",
    "Let the thumbnail say what the title does not.",
    "Never promise what the first minute does not keep.",
  ],
};

/** Spec section 8, Optimizer. */
export const OPTIMIZER_FAILED = "Failed to analyze content. Please try again.";

export const OPTIMIZER_TEXTS: ToolTexts = {
  path: "/thumbnail-optimizer",
  title: "Thumbnail Title Optimizer",
  intro:
    "Three changes worth testing: titles that say it before they are cut, thumbnails that are read at the size of a stamp.",
  steps: [
    {
      title: "Read your videos",
      text: "Titles, thumbnails and how often each was clicked when it was shown.",
    },
    { title: "Compare with your niche", text: "What is clicked there, and what everybody says already." },
    { title: "Suggest one change each", text: "With its reason, what it may bring and how sure that is." },
  ],
  practices: TESTING_WELL,
  errorTitle: "Analysis Error",
  working: {
    analyze: {
      title: "Analyzing titles and thumbnails",
      stages: [
        "Reading your latest twelve videos",
        "Comparing with what is clicked in your niche",
        "Cutting titles where lists cut them",
        "Writing three suggestions",
      ],
    },
  },
  done: { analyze: "Three new suggestions are below.", clear: "The list of suggestions is empty." },
  confirm: {
    clear: {
      title: "Clear the suggestions?",
      text: "The suggestions below are removed. What was counted stays counted.",
      yes: "Clear the suggestions",
    },
  },
};
